import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { Later } from './later.tsx';

/** Notes what is there when the page is first put together. */
function Noted({ children, note }: { readonly children: ReactNode; readonly note: (text: string | null) => void }) {
  useLayoutEffect(() => {
    note(document.body.textContent);
  }, [note]);
  return children;
}

describe('Later', () => {
  it('leaves its content out of the first drawing, and shows it after', () => {
    const first: (string | null)[] = [];
    render(
      <Noted note={(text) => void first.push(text)}>
        <p>The pages</p>
        <Later>
          <p>The list</p>
        </Later>
      </Noted>,
    );
    expect(first[0]).toBe('The pages');
    expect(screen.getByText('The list')).toBeInTheDocument();
  });
});
