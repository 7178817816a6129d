import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PdfFile } from './pdf-file.ts';
import { restMs } from './use-due.ts';

export interface WordsOfPage {
  readonly file: PdfFile;
  readonly number: number;
  readonly scale: number;
  /** It is drawn in this scale, and some of it is in view now. */
  readonly isLookedAt: boolean;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Lays the words of a page over it, to be selected, when somebody has stayed with it. They are hundreds of elements, of which
 * a browser keeps those of pages that were left until it next collects what nobody holds.
 */
export function useWords({ file, number, scale, isLookedAt, onFailed }: WordsOfPage): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  // A page that failed and is drawn anew has another element.
  const [laid, setLaid] = useState<{ readonly in: HTMLElement | null; readonly scale: number }>({ in: null, scale: 0 });
  useEffect(() => {
    if (!isLookedAt || (laid.in === words.current && laid.scale === scale)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const lay = async () => {
      const text = document.createElement('div');
      await (await file.page(number)).layText(text, scale, signal);
      words.current?.replaceChildren(...text.childNodes);
      words.current?.style.setProperty('--total-scale-factor', String(scale));
      setLaid({ in: words.current, scale });
    };
    const timer = setTimeout(() => {
      lay().catch((error: unknown) => {
        if (!signal.aborted) onFailed(error);
      });
    }, restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [file, number, scale, isLookedAt, laid, onFailed]);
  return words;
}
