import { useLayoutEffect, useRef, useState } from 'react';
import type { InlinePassage } from './inline-passages.ts';
import styles from './inline-view.module.css';

interface MovedJoinProps {
  readonly chosen: string | null;
  readonly passages: readonly InlinePassage[];
}

interface Ends {
  readonly top: number;
  readonly height: number;
}

/** From the middle of the word at one place to that at the other, in CSS pixels from the top of the card. */
function endsIn(card: Element): Ends | null {
  const from = card.getBoundingClientRect().top;
  const tops = [...card.querySelectorAll('[data-joined]')].map((end) => end.getBoundingClientRect().top - from);
  const [top, foot] = tops;
  return top === undefined || foot === undefined ? null : { top, height: foot - top };
}

/** Joins both places of the chosen passage that was moved. Hidden from readers: the words at either place say the same. */
export function MovedJoin({ chosen, passages }: MovedJoinProps) {
  const line = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends | null>(null);
  useLayoutEffect(() => {
    const card = line.current?.parentElement;
    if (card === null || card === undefined) return undefined;
    const measure = () => setEnds(endsIn(card));
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(card);
    return () => observer?.disconnect();
  }, [chosen, passages]);
  return (
    <div ref={line} className={styles['join']} style={ends ?? undefined} hidden={ends === null} aria-hidden="true" />
  );
}
