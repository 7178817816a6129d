import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createSessionStore } from './session-store.ts';
import { useSession } from './use-session.ts';

describe('useSession', () => {
  it('renders again when the selected part changes, and only then', () => {
    const store = createSessionStore({
      fetchCurrentUser: () => Promise.resolve(null),
      logout: () => Promise.resolve(),
    });
    let renders = 0;
    const Email = () => {
      renders += 1;
      return <p>{useSession(store, ({ user }) => user?.email ?? 'nobody')}</p>;
    };
    render(<Email />);
    act(() => store.setState({ loading: false }));
    expect(renders).toBe(1);
    act(() => store.getState().login({ email: 'dana@northgate.example' }));
    expect(screen.getByText('dana@northgate.example')).toBeInTheDocument();
  });
});
