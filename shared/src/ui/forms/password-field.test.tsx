import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { PasswordField } from './password-field.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Password');
const toggle = () => screen.getByRole('button', { name: 'Show password' });

describe('PasswordField', () => {
  it('shows and hides the password', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    expect(field()).toHaveAttribute('type', 'password');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(field()).toHaveAttribute('type', 'text');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(toggle());
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('keeps focus and caret where they were', async () => {
    render(<PasswordField label="Password" autoComplete="current-password" />);
    await userEvent.type(field(), 'silver');
    field().setSelectionRange(2, 4);
    // jsdom keeps the caret when the type changes; browsers do not, so it has to be set again.
    const setCaret = jest.spyOn(field(), 'setSelectionRange');
    await userEvent.click(toggle());
    expect(field()).toHaveFocus();
    expect(setCaret).toHaveBeenCalledWith(2, 4);
  });

  it('hides the password when its form is sent', async () => {
    render(
      <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
        <PasswordField label="Password" autoComplete="current-password" />
      </form>,
    );
    await userEvent.click(toggle());
    fireEvent.submit(screen.getByRole('form'));
    expect(field()).toHaveAttribute('type', 'password');
  });

  it('does not send the form, and is not spelled or capitalised', () => {
    render(<PasswordField label="Password" autoComplete="new-password" />);
    expect(toggle()).toHaveAttribute('type', 'button');
    expect(field()).toHaveAttribute('autocomplete', 'new-password');
    expect(field()).toHaveAttribute('autocapitalize', 'off');
    expect(field()).toHaveAttribute('spellcheck', 'false');
  });

  it('hands its input on', () => {
    const ref = createRef<HTMLInputElement>();
    render(<PasswordField ref={ref} label="Password" autoComplete="new-password" />);
    expect(ref.current).toBe(field());
  });

  it('toggles alone beside another one', async () => {
    render(
      <>
        <PasswordField label="New Password" autoComplete="new-password" />
        <PasswordField label="Confirm Password" autoComplete="new-password" />
      </>,
    );
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    if (first) await userEvent.click(first);
    expect(screen.getByLabelText('New Password')).toHaveAttribute('type', 'text');
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'password');
  });
});
