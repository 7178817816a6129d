import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { createAnnouncer } from './announcer.ts';
import { LiveRegion } from './live-region.tsx';

describe('LiveRegion', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
    jest.useRealTimers();
  });

  const aDialog = () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    return dialog;
  };
  const aRegion = () => {
    const announcer = createAnnouncer();
    render(<LiveRegion announcer={announcer} />);
    return (text: string) => act(() => announcer.announce(text));
  };
  const settle = () => act(() => jest.advanceTimersByTime(150));

  it('speaks from inside an open dialog, which hides the rest of the page from readers', () => {
    const announce = aRegion();
    const dialog = aDialog();
    announce('Page 1 of 9');
    const region = within(dialog).getByRole('status');
    expect(region).toBeEmptyDOMElement();
    settle();
    expect(region).toHaveTextContent('Page 1 of 9');
    announce('Page 2 of 9');
    settle();
    expect(region).toHaveTextContent('Page 2 of 9');
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it('speaks at the intervals at which it is told, also when it has moved meanwhile', () => {
    const announce = aRegion();
    const stepMs = 50;
    const spokenAt = new Map<string, number>();
    const listen = () => {
      const text = screen.getByRole('status').textContent?.trim() ?? '';
      if (text !== '' && !spokenAt.has(text)) spokenAt.set(text, Date.now());
    };
    const pass = (ms: number) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        act(() => jest.advanceTimersByTime(stepMs));
        listen();
      }
    };
    aDialog();
    announce('one');
    pass(5_000);
    announce('two');
    pass(5_000);
    const [one = 0, two = 0] = ['one', 'two'].map((text) => spokenAt.get(text));
    expect(two - one).toBe(5_000);
  });

  it('says both of two sentences that come at once', () => {
    const announce = aRegion();
    announce('Finding 1 accepted.');
    announce('You are offline.');
    settle();
    expect(screen.getByRole('status')).toHaveTextContent('Finding 1 accepted. You are offline.');
    announce('Finding 2 accepted.');
    settle();
    expect(screen.getByRole('status')).toHaveTextContent(/^Finding 2 accepted\.\s*$/);
  });

  it('says what was to be said from a dialog that closes at once', () => {
    const announce = aRegion();
    const dialog = aDialog();
    announce('Finding 1 dismissed.');
    dialog.remove();
    settle();
    settle();
    expect(screen.getByRole('status')).toHaveTextContent('Finding 1 dismissed.');
  });

  it('speaks from the page again after the dialog is gone', () => {
    const announce = aRegion();
    const dialog = aDialog();
    announce('Page 1 of 9');
    settle();
    dialog.remove();
    announce('Done');
    settle();
    expect(screen.getByRole('status')).toHaveTextContent('Done');
  });
});
