import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';

function Page({ onCancel }: { readonly onCancel?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog
          title="Upload confirmation"
          onCancel={onCancel}
          actions={
            <>
              <button onClick={() => setOpen(false)}>Cancel</button>
              <button data-autofocus>Upload</button>
            </>
          }
        >
          <p>Found 8 PDF(s)</p>
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it('opens as a modal of its title with the focus on the act', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('Open'));
    expect(screen.getByRole('dialog', { name: 'Upload confirmation' })).toBeVisible();
    expect(screen.getByText('Upload')).toHaveFocus();
  });

  it('gives the focus back when it closes', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('Open'));
    await userEvent.click(screen.getByText('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Open')).toHaveFocus();
  });

  it('asks its owner before Esc closes it', async () => {
    const onCancel = jest.fn();
    render(<Page onCancel={onCancel} />);
    await userEvent.click(screen.getByText('Open'));
    const refused = !fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(refused).toBe(true);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('opens again when the browser closes it although it is still rendered', async () => {
    render(<Page />);
    await userEvent.click(screen.getByText('Open'));
    screen.getByRole<HTMLDialogElement>('dialog').close();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('keeps its name when the children draw the heading', () => {
    render(
      <Dialog title="Processing..." hideTitle busy>
        <p>62%</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
