import { useEffect, useState } from 'react';

/** The top bar and some air: what stands above this line is not read any more. */
const topLinePx = 120;

/** The section at the line that the eye is at: it moves down the window as the page moves up, so that the last counts too. */
function sectionAtLine(ids: readonly string[]): string | undefined {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  const line = Math.max(topLinePx, room > 0 ? (window.innerHeight * window.scrollY) / room : 0);
  return ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line);
}

/** Which of the sections is being read; the first as long as none has been scrolled to. */
export function useReadSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const known = ids.join(' ');

  useEffect(() => {
    const look = () => setCurrent(sectionAtLine(known.split(' ')));
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [known]);

  return current ?? ids[0];
}
