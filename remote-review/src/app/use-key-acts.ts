import { useState, type RefObject } from 'react';
import { keepKeySetting, readKeySetting, useSingleKeys, type KeyAct } from '../features/keys/index.ts';
import type { PanelKind } from '../features/decide/index.ts';

/** What single keys do on this page. */
export interface KeyTargets {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onStep: (step: 1 | -1) => void;
  readonly onNextOpen: () => void;
  readonly onFind: () => void;
  readonly onAccept: () => void;
  readonly onSame: () => void;
  readonly onPanel: (kind: PanelKind) => void;
  readonly onUndo: () => void;
  readonly onSeveral: () => void;
  readonly onList: () => void;
  readonly onFit: () => void;
  readonly onZoomStep: (direction: 1 | -1) => void;
  readonly onShow: (index: number, pane: 'left' | 'right') => void;
}

function perform(act: KeyAct, targets: KeyTargets, openHelp: () => void): void {
  switch (act.act) {
    case 'step':
      return targets.onStep(act.step);
    case 'next-open':
      return targets.onNextOpen();
    case 'search':
      return targets.search.current?.focus();
    case 'find':
      return targets.onFind();
    case 'accept':
      return targets.onAccept();
    case 'same':
      return targets.onSame();
    case 'dismiss':
    case 'ask':
    case 'note':
      return targets.onPanel(act.act);
    case 'undo':
      return targets.onUndo();
    case 'several':
      return targets.onSeveral();
    case 'help':
      return openHelp();
    case 'list':
      return targets.onList();
    case 'fit':
      return targets.onFit();
    case 'zoom':
      return targets.onZoomStep(act.direction);
    case 'show':
      return targets.onShow(act.index, act.pane);
  }
}

/** Single keys, the dialog that tells them, and the switch that turns them off in this browser. */
export function useKeyActs(targets: KeyTargets) {
  const [isOn, setOn] = useState(() => readKeySetting(localStorage));
  const [isHelpOpen, setHelpOpen] = useState(false);
  useSingleKeys(isOn, (act) => perform(act, targets, () => setHelpOpen(true)));
  return {
    isOn,
    isHelpOpen,
    setHelpOpen,
    switchOn: (next: boolean) => {
      keepKeySetting(localStorage, next);
      setOn(next);
    },
  };
}
