import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';

describe('Field', () => {
  it('is named by its label', async () => {
    render(<Field label="Email Address" />);
    await userEvent.click(screen.getByText('Email Address'));
    expect(screen.getByRole('textbox', { name: 'Email Address' })).toHaveFocus();
  });

  it('says its hint and its error with the field', () => {
    render(<Field label="Email" hint="We send one link." error="Email is required" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('We send one link. Email is required');
    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it('is neither described nor invalid without them', () => {
    render(<Field label="Email" />);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByRole('textbox')).toBeValid();
  });

  it('is reached before the link at the end of its label', async () => {
    render(<Field label="Password" labelAside={<a href="/forgot-password">Forgot password?</a>} />);
    await userEvent.tab();
    expect(screen.getByRole('textbox', { name: 'Password' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
  });

  it('keeps two fields of the same label apart', () => {
    render(
      <>
        <Field label="Password" error="Too short" />
        <Field label="Password" />
      </>,
    );
    const [first, second] = screen.getAllByRole('textbox');
    expect(first).toHaveAccessibleDescription('Too short');
    expect(second).not.toHaveAccessibleDescription();
  });
});

describe('ErrorSummary', () => {
  const fields = [
    { id: 'name', label: 'Full Name' },
    { id: 'email', label: 'Email Address' },
  ];

  it('leads to each field without changing the address', async () => {
    render(
      <>
        <ErrorSummary fields={fields} />
        <Field id="email" label="Email Address" />
      </>,
    );
    expect(screen.getByRole('group', { name: 'Please correct 2 fields' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Email Address' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  it('is silent about a single field: its own error is enough', () => {
    const { container } = render(<ErrorSummary fields={fields.slice(1)} />);
    expect(container).toBeEmptyDOMElement();
  });
});
