import { VisuallyHidden } from '@app/shared/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Announcement, Announcer } from './announcer.ts';

/**
 * A reader tells what changes in a region, so one that has just come must be noticed before it says something. All
 * sentences take this long, so that they come at the intervals at which they were given.
 */
const noticedMs = 150;

/** Everything outside of an open modal dialog is hidden from readers: there the region must be inside. */
const openDialog = (): Element | null => Array.from(document.querySelectorAll('dialog[open]')).at(-1) ?? null;

/** Readers say what changes: the same sentence again differs by a space that is not spoken. */
const changing = ({ text, count }: Announcement): string => (text === '' || count % 2 === 0 ? text : `${text}\u00a0`);

/**
 * The one live region of the page for sentences that have no place on the screen. Several would interrupt each
 * other. Two that come at once are said together: the second does not swallow the first.
 */
export function LiveRegion({ announcer }: { readonly announcer: Announcer }) {
  const [text, setText] = useState(() => changing(announcer.store.getState()));
  const [dialog, setDialog] = useState<Element | null>(null);

  useEffect(() => {
    let place: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let unsaid: readonly string[] = [];
    const move = (): boolean => {
      if (openDialog() === place) return false;
      place = openDialog();
      setDialog(place);
      setText('');
      return true;
    };
    const say = (count: number): void => {
      // The dialog may have closed meanwhile, and taken the region with it.
      if (move()) {
        timer = setTimeout(() => say(count), noticedMs);
        return;
      }
      setText(changing({ text: unsaid.join(' '), count }));
      unsaid = [];
    };
    const speak = ({ text: next, count }: Announcement): void => {
      clearTimeout(timer);
      unsaid = [...unsaid, next].filter((words) => words !== '');
      move();
      timer = setTimeout(() => say(count), noticedMs);
    };
    const unsubscribe = announcer.store.subscribe(speak);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [announcer]);

  const region = (
    <VisuallyHidden>
      <span role="status">{text}</span>
    </VisuallyHidden>
  );
  return dialog === null ? region : createPortal(region, dialog);
}
