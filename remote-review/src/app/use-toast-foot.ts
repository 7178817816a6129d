import { useEffect } from 'react';

/** Where one decides no toast may stand: it is this high, and higher on a phone. CSS pixels. */
const footHeight = { wide: 60, narrow: 74 };

/** Lifts toasts over the decision bar while it is there. */
export function useToastFoot(isNarrow: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-foot', `${isNarrow ? footHeight.narrow : footHeight.wide}px`);
    return () => void style.removeProperty('--toast-foot');
  }, [isNarrow]);
}
