import { useEffect, useState, type RefObject } from 'react';
import type { Chosen } from './chosen-files.ts';
import { readDrop } from './read-drop.ts';
import { isInAddTarget } from './use-add-target.ts';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** While a dialog is open the page behind it takes nothing. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Takes files that are dropped beside the zone, anywhere on the page. The zone itself takes its own, and so does what adds
 * to the list. Returns whether files are dragged over the rest of the page.
 */
export function usePageDrop(
  zone: RefObject<HTMLElement | null>,
  onChosen: (chosen: Chosen) => void,
  onUnreadable: () => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const isTakenThere = (event: Event): boolean =>
      isInAddTarget(event) || (event.target instanceof Node && zone.current?.contains(event.target) === true);
    const handleOver = (event: DragEvent) => {
      if (!carriesFiles(event) || isCovered()) return;
      // Without this the browser would open the file in place of the page.
      event.preventDefault();
      setIsOver(!isInAddTarget(event));
    };
    const handleLeave = ({ relatedTarget }: DragEvent) => {
      // Null: the pointer has left the window, not only one element for another.
      if (relatedTarget === null) setIsOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setIsOver(false);
      if (event.dataTransfer === null || !carriesFiles(event) || isTakenThere(event) || isCovered()) return;
      event.preventDefault();
      readDrop(event.dataTransfer).then(onChosen, (error: unknown) => {
        console.warn('A drop could not be read', error);
        onUnreadable();
      });
    };
    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
    };
  }, [zone, onChosen, onUnreadable]);
  return isOver;
}
