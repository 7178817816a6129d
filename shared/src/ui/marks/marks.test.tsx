import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { BrandMark } from './brand-mark.tsx';
import { Icon } from './icon.tsx';
import { LargePair } from './large-pair.tsx';
import { PagePair, type PagePairState } from './page-pair.tsx';
import { GoogleMark, MicrosoftMark } from './provider-marks.tsx';

describe('marks', () => {
  it('are hidden from readers: the words stand beside them', () => {
    const { container } = render(
      <>
        <BrandMark />
        <Icon name="upload" />
        <LargePair />
        <GoogleMark />
        <MicrosoftMark />
      </>,
    );
    const drawings = Array.from(container.querySelectorAll('svg'));
    expect(drawings).toHaveLength(5);
    expect(drawings.filter((drawing) => drawing.getAttribute('aria-hidden') !== 'true')).toEqual([]);
  });
});

describe('LargePair', () => {
  it('sets every digit that is marked on its own, stretched by no font', () => {
    const { container } = render(<LargePair />);
    const texts = Array.from(container.querySelectorAll('text'));
    expect(texts.map(({ textContent }) => textContent)).toEqual(['$12,', '5', '0', '0.00', '$12,', '0', '5', '0.00']);
    expect(texts.filter((text) => text.hasAttribute('textLength'))).toEqual([]);
  });
});

describe('PagePair', () => {
  const states: PagePairState[] = ['empty', 'arriving', 'running', 'found', 'agree', 'partly', 'failed', 'missing'];
  const draw = (state: PagePairState) => render(<PagePair state={state} />).container.innerHTML;

  it('draws every state differently', () => {
    expect(new Set(states.map(draw)).size).toBe(states.length);
  });

  it('moves its line only while something runs', () => {
    expect(states.filter((state) => draw(state).includes('scan'))).toEqual(['running']);
  });

  it('shows two readings only where discrepancies were found', () => {
    expect(states.filter((state) => draw(state).includes('readingA'))).toEqual(['found']);
  });
});
