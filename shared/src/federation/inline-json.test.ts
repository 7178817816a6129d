import { describe, expect, it } from '@jest/globals';
import { inlineJson } from './inline-json.ts';

describe('inlineJson', () => {
  it('keeps the value as it is', () => {
    document.body.innerHTML = inlineJson('data', { text: '<!-- </script> "quoted" & more' });
    expect(JSON.parse(document.getElementById('data')?.textContent ?? '')).toEqual({
      text: '<!-- </script> "quoted" & more',
    });
  });

  it('contains nothing that could end the element early', () => {
    expect(inlineJson('data', '</script><img src=x onerror=alert(1)>').match(/</g)).toHaveLength(2);
  });
});
