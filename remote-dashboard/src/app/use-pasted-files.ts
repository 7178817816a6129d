import { useEffect } from 'react';
import { chosenFromFiles, type Chosen } from '../features/uploads/index.ts';

/** Files pasted anywhere on the page count as chosen. Pasted text is left alone. */
export function usePastedFiles(onChosen: (chosen: Chosen) => void, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const handlePaste = (event: ClipboardEvent) => {
      const files = Array.from(event.clipboardData?.files ?? []);
      if (files.length === 0) return;
      event.preventDefault();
      onChosen(chosenFromFiles(files));
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [onChosen, isActive]);
}
