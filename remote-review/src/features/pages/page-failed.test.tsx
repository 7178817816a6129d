import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { PageFailed } from './page-failed.tsx';

it('tries again when one asks for it, and when the connection is back', () => {
  const onRetry = jest.fn();
  const { unmount } = render(<PageFailed page={2} name="lease.pdf" quotes={['Rent is due']} onRetry={onRetry} />);
  expect(screen.getByRole('status')).toHaveTextContent('Text read there: “Rent is due”');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent(window, new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
});
