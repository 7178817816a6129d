import { useEffect, useRef } from 'react';
import { actOf, isTyping, mayRepeat, type KeyAct } from './single-key.ts';

/** Calls back for every single key that means something, unless they are switched off, one types, or a dialog is open. */
export function useSingleKeys(isOn: boolean, onAct: (act: KeyAct) => void): void {
  const latest = useRef(onAct);
  useEffect(() => {
    latest.current = onAct;
  }, [onAct]);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const act = actOf(event);
      if (act === null) return;
      event.preventDefault();
      if (!event.repeat || mayRepeat(act)) latest.current(act);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
