import { reviewMessages } from '@app/shared/messages';
import { Dialog, Icon } from '@app/shared/ui';
import { Fragment } from 'react';
import { KeyCap } from '../../shared/key-cap.tsx';
import styles from './keyboard-dialog.module.css';

const { keys: texts } = reviewMessages;

export interface KeyboardDialogProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly onClose: () => void;
}

type Row = readonly [string, readonly string[]];
const { rows } = texts;
const moves: readonly Row[] = [
  [rows.next, ['J']],
  [rows.previous, ['K']],
  [rows.nextOpen, ['Shift', 'J']],
  [rows.search, ['/']],
  [rows.find, ['F']],
  [rows.showLeft, ['1', texts.to, '9']],
  [rows.showRight, ['Shift', '1', texts.to, '9']],
];
const decisions: readonly Row[] = [
  [rows.accept, ['A']],
  [rows.dismiss, ['D']],
  [rows.same, ['S']],
  [rows.ask, ['Q']],
  [rows.note, ['N']],
  [rows.undo, ['U']],
  [rows.several, ['X']],
  [rows.help, ['?']],
];

function KeyTable({ title, of }: { readonly title: string; readonly of: readonly Row[] }) {
  return (
    <section>
      <h3 className={styles['title']}>{title}</h3>
      <dl>
        {of.map(([what, caps]) => (
          <div key={what} className={styles['row']}>
            <dt>{what}</dt>
            <dd className={styles['caps']}>
              {caps.map((cap) => (
                <Fragment key={cap}>{cap === texts.to ? cap : <KeyCap>{cap}</KeyCap>}</Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key, and the switch that turns single keys off: they hinder who speaks to the computer (WCAG 2.1.4). */
export function KeyboardDialog({ isOn, onSwitch, onClose }: KeyboardDialogProps) {
  return (
    <Dialog title={texts.title} width="overlay" onCancel={onClose}>
      <button type="button" className={styles['close']} aria-label={texts.close} data-autofocus onClick={onClose}>
        <Icon name="close" />
      </button>
      <div className={styles['tables']}>
        <KeyTable title={texts.move} of={moves} />
        <KeyTable title={texts.decide} of={decisions} />
      </div>
      <div className={styles['foot']}>
        <p>
          {texts.whileTyping} <KeyCap>+</KeyCap> <KeyCap>−</KeyCap> {texts.zoom} <KeyCap>0</KeyCap> {texts.fits}
        </p>
        <label className={styles['switch']}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            className={styles['toggle']}
            checked={isOn}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          {texts.on}
        </label>
      </div>
    </Dialog>
  );
}
