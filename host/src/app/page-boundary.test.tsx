import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new Error('render failed');
}

describe('PageBoundary', () => {
  it('shows a reference that is logged with the error', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <PageBoundary page="/dashboard">
        <Broken />
      </PageBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong on this page');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    const reference = screen.getByText(/^shell-/).textContent;
    expect(log.mock.calls.some(([text]) => String(text).includes(reference))).toBe(true);
  });

  it('gives another page a clean slate', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { rerender } = render(
      <PageBoundary page="/dashboard">
        <Broken />
      </PageBoundary>,
    );
    rerender(
      <PageBoundary page="/login">
        <p>Login</p>
      </PageBoundary>,
    );
    expect(screen.getByText('Login')).toBeInTheDocument();
  });
});
