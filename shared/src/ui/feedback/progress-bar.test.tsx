import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProgressBar, wholePercent } from './progress-bar.tsx';
import { StatusBar } from './status-bar.tsx';

describe('wholePercent', () => {
  it.each([
    [0, 0],
    [41.5, 42],
    [99.6, 100],
    [101, 100],
    [-3, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
  ])('of %p is %p', (value, percent) => {
    expect(wholePercent(value)).toBe(percent);
  });
});

describe('ProgressBar', () => {
  it('tells readers what progresses and how far', () => {
    render(<ProgressBar value={42.4} label="Upload progress of lease.pdf" />);
    const bar = screen.getByRole('progressbar', { name: 'Upload progress of lease.pdf' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    expect(bar.firstElementChild).toHaveStyle({ width: '42%' });
  });
});

describe('StatusBar', () => {
  it('reads out its words, not its button', () => {
    render(<StatusBar tone="success" title="2 file(s) are ready for analysis." action={<button>Start</button>} />);
    expect(screen.getByRole('status')).toHaveTextContent('2 file(s) are ready for analysis.');
    expect(screen.getByRole('status')).not.toContainElement(screen.getByRole('button'));
  });
});
