import { describe, expect, it } from '@jest/globals';
import { refusal } from './read-messages.ts';
import { unreadable } from './unreadable-texts.ts';

describe('unreadable', () => {
  it.each(refusal.options)('has a plain sentence for %s', (reason) => {
    const { message } = unreadable(reason);
    expect(message).toMatch(/^[A-Z][a-z]+ .+\.$/u);
    expect(message).not.toMatch(/PDFium|WASM|error|exception/i);
  });
});
