import { comparisonNameMax } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ReviewStore } from '../features/review-state/index.ts';
import styles from './rename-form.module.css';

const { page: texts } = reviewMessages;

export interface RenameFormProps {
  readonly host: HostServices;
  readonly store: ReviewStore;
  readonly name: string;
  readonly onDone: () => void;
}

/** From here on one is told how many characters are left. */
const countFrom = comparisonNameMax - 20;

/** Gives the comparison another name. Esc leaves it as it is. */
export function RenameForm({ host, store, name, onDone }: RenameFormProps) {
  const [wanted, setWanted] = useState(name);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const rename = async () => {
    const next = wanted.trim();
    if (next === '' || next === name) return onDone();
    setBusy(true);
    try {
      await store.getState().rename(next);
      host.announce(texts.renamed(next));
      onDone();
    } catch (error) {
      console.warn('The comparison could not be renamed', error);
      host.notify.error(texts.renameFailed);
      setBusy(false);
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc ends it wherever in it the focus is
    <form
      className={styles['form']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void rename();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onDone();
      }}
    >
      <input
        ref={field}
        className={styles['field']}
        aria-label={texts.name}
        maxLength={comparisonNameMax}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {wanted.length >= countFrom && (
        <span className={styles['count']} role="status">
          {texts.lengthOf(wanted.length, comparisonNameMax)}
        </span>
      )}
      <Button type="submit" size="row" busy={isBusy}>
        {texts.save}
      </Button>
      <Button variant="quiet" size="row" onClick={onDone}>
        {texts.cancel}
      </Button>
    </form>
  );
}
