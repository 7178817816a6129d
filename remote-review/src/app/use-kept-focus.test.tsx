import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

interface Shown {
  readonly hasPart?: boolean;
  readonly hasButton?: boolean;
}

function Page({ hasPart = true, hasButton = true }: Shown) {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  return (
    <div ref={page}>
      <h2 tabIndex={-1} data-home>
        Subject
      </h2>
      {hasPart && (
        <section tabIndex={-1} aria-label="Part">
          <p>{hasButton && <button type="button">Act</button>}</p>
        </section>
      )}
    </div>
  );
}

const take = async ({ rerender }: ReturnType<typeof render>, shown: Shown) => {
  rerender(<Page {...shown} />);
  // What was taken away is told in a later turn.
  await act(() => Promise.resolve());
};

afterEach(cleanup);

describe('useKeptFocus', () => {
  it('puts the focus on the part around what was taken away', async () => {
    const page = render(<Page />);
    act(() => screen.getByRole('button').focus());
    await take(page, { hasButton: false });
    expect(screen.getByRole('region', { name: 'Part' })).toHaveFocus();
  });

  it('puts it on the home of the page when that part is gone as well', async () => {
    const page = render(<Page />);
    act(() => screen.getByRole('button').focus());
    await take(page, { hasPart: false });
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('leaves it where nobody had it', async () => {
    const page = render(<Page />);
    await take(page, { hasPart: false });
    expect(document.body).toHaveFocus();
  });
});
