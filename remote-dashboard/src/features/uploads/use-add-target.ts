import { useState, type DragEvent } from 'react';
import type { Chosen } from './chosen-files.ts';
import { readDrop } from './read-drop.ts';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
const attribute = 'data-adds-files';

/** Whether what happened there is the affair of an element that adds files to the list. */
export const isInAddTarget = ({ target }: { readonly target: EventTarget | null }): boolean =>
  target instanceof Element && target.closest(`[${attribute}]`) !== null;

/** Makes an element take files that are dropped on it, to add them to the list. */
export function useAddTarget(onChosen: (chosen: Chosen) => void, onUnreadable: () => void) {
  const [isOver, setIsOver] = useState(false);
  const target = {
    [attribute]: true,
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ relatedTarget, currentTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      setIsOver(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      readDrop(event.dataTransfer).then(onChosen, (error: unknown) => {
        console.warn('A drop could not be read', error);
        onUnreadable();
      });
    },
  };
  return { target, isOver };
}
