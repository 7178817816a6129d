import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PageTitle } from './page-title.tsx';
import { ProblemCard } from './problem-card.tsx';

describe('PageTitle', () => {
  it('names the tab and follows its words', () => {
    const { rerender } = render(<PageTitle>Verifying...</PageTitle>);
    expect(document.title).toBe('Verifying... – Discrepancy Checker');
    rerender(<PageTitle>Verified!</PageTitle>);
    expect(document.title).toBe('Verified! – Discrepancy Checker');
  });

  it('can take the focus but is no stop of the Tab key', async () => {
    render(<PageTitle>Log in</PageTitle>);
    const heading = screen.getByRole('heading', { level: 1 });
    await userEvent.tab();
    expect(heading).not.toHaveFocus();
    heading.focus();
    expect(heading).toHaveFocus();
  });
});

describe('ProblemCard', () => {
  const aCard = (onRetry = jest.fn()) => {
    const user = userEvent.setup();
    render(
      <ProblemCard title="This part could not be loaded" onRetry={onRetry} reference="dashboard-1.4.2-8c1e">
        Try again.
      </ProblemCard>,
    );
    return user;
  };

  it('offers another try', async () => {
    const onRetry = jest.fn();
    const user = aCard(onRetry);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('copies its reference and says so', async () => {
    const user = aCard();
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    await expect(navigator.clipboard.readText()).resolves.toBe('dashboard-1.4.2-8c1e');
  });

  it('stays as it is when the browser refuses to copy', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const user = aCard();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy reference' }));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Copied')).toBeNull();
  });
});
