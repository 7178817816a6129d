import { describe, expect, it, jest } from '@jest/globals';
import { BrowserRouter } from '@app/shared/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

describe('Button', () => {
  it('sends no form unless it is told to', () => {
    render(<Button>Upload</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('ignores presses while it is busy and keeps the focus', async () => {
    const onClick = jest.fn();
    const { rerender } = render(<Button onClick={onClick}>Upload</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(
      <Button busy onClick={onClick}>
        Sending...
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  it('sends its form once when it is pressed, or Enter is, again while busy', async () => {
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Email" />
        <Button type="submit" busy>
          Sending...
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ButtonLink', () => {
  it('is a link, not a button', () => {
    render(<ButtonLink to="/login">Go to Login</ButtonLink>, { wrapper: BrowserRouter });
    expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/login');
  });
});

describe('IconButton', () => {
  it('has a name for readers and the same words as tooltip', () => {
    render(<IconButton icon="close" label="Remove lease.pdf" />);
    expect(screen.getByRole('button', { name: 'Remove lease.pdf' })).toHaveAttribute('title', 'Remove lease.pdf');
  });
});
