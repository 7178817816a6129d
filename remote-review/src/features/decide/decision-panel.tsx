import { decisionTextMax, type DismissReason } from '@app/shared/contracts';
import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { classes } from '../../shared/classes.ts';
import { Sheet } from '../../shared/sheet.tsx';
import styles from './decision-panel.module.css';
import { faultOf, type PanelDraft, type PanelKind } from './panel-form.ts';

const { decide: texts } = reviewMessages;

const reasons: readonly DismissReason[] = ['same-thing', 'on-purpose', 'misread', 'unimportant', 'other'];
const parts = {
  dismiss: { title: texts.whyTitle, field: texts.reasonText, hint: texts.inAppendix, act: texts.dismiss },
  ask: { title: texts.askTitle, field: texts.questionText, hint: texts.staysOpen, act: texts.ask },
  note: { title: texts.noteTitle, field: texts.noteText, hint: texts.noteHint, act: texts.save },
} as const satisfies Record<PanelKind, object>;

export interface DecisionPanelProps {
  readonly kind: PanelKind;
  readonly draft: PanelDraft;
  readonly onDraft: (draft: PanelDraft) => void;
  readonly onSend: (draft: PanelDraft) => void;
  /** Leaves the panel; what was typed stays. */
  readonly onClose: () => void;
}

function Reasons({ draft, onDraft }: Pick<DecisionPanelProps, 'draft' | 'onDraft'>) {
  const name = useId();
  return (
    <div className={styles['reasons']} role="radiogroup" aria-label={texts.whyTitle}>
      {reasons.map((reason) => (
        <label key={reason} className={styles['reason']}>
          <input
            type="radio"
            name={name}
            className={styles['radio']}
            checked={draft.reason === reason}
            onChange={() => onDraft({ ...draft, reason })}
          />
          {texts.reasons[reason]}
        </label>
      ))}
    </div>
  );
}

interface WordsFault {
  /** Id of the sentence that says what is amiss. */
  readonly faultId: string | undefined;
}

function Words({ kind, draft, onDraft, faultId }: Pick<DecisionPanelProps, 'kind' | 'draft' | 'onDraft'> & WordsFault) {
  return (
    <>
      <textarea
        className={styles['text']}
        aria-label={parts[kind].field}
        aria-describedby={faultId}
        aria-invalid={faultId !== undefined || undefined}
        aria-required={kind === 'ask' || draft.reason === 'other' || undefined}
        rows={2}
        maxLength={decisionTextMax}
        value={draft.text}
        onChange={({ target }) => onDraft({ ...draft, text: target.value })}
      />
      {kind === 'ask' && (
        <label className={styles['label']}>
          <span>
            {texts.whom} <span className={styles['optional']}>{texts.optional}</span>
          </span>
          <input
            className={styles['whom']}
            maxLength={decisionTextMax}
            value={draft.whom}
            onChange={({ target }) => onDraft({ ...draft, whom: target.value })}
          />
        </label>
      )}
    </>
  );
}

/** Asks for what a decision needs beyond a press. Esc closes it and keeps the text; Ctrl and Enter sends. */
export function DecisionPanel({ isNarrow, ...props }: DecisionPanelProps & { readonly isNarrow: boolean }) {
  if (!isNarrow) return <PanelForm {...props} isSheet={false} />;
  return (
    <Sheet title={parts[props.kind].title} onClose={props.onClose}>
      {(close) => <PanelForm {...props} onClose={close} isSheet />}
    </Sheet>
  );
}

interface PanelFormProps extends DecisionPanelProps {
  /** Its title stands above it already. */
  readonly isSheet: boolean;
}

function PanelForm({ kind, draft, onDraft, onSend, onClose, isSheet }: PanelFormProps) {
  const { title, hint, act } = parts[kind];
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const faultId = useId();
  const hintId = useId();
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [kind]);

  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const found = faultOf(kind, draft);
    setFault(found);
    if (found === null) onSend(draft);
    else
      form.current
        ?.querySelector<HTMLElement>(kind === 'dismiss' && draft.reason === undefined ? 'input' : 'textarea')
        ?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc ends it wherever in it the focus is
    <form
      ref={form}
      className={classes(styles['panel'], isSheet ? styles['sheet'] : styles['floating'])}
      aria-label={title}
      aria-describedby={hintId}
      noValidate
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          onClose();
        }
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
      }}
    >
      {!isSheet && <h3 className={styles['title']}>{title}</h3>}
      {kind === 'dismiss' && <Reasons draft={draft} onDraft={onDraft} />}
      <Words kind={kind} draft={draft} onDraft={onDraft} faultId={fault === null ? undefined : faultId} />
      <p id={faultId} className={styles['fault']} role="alert">
        {fault}
      </p>
      <div className={styles['foot']}>
        <span id={hintId} className={styles['hint']}>
          {hint}
        </span>
        <Button variant="quiet" size="row" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="row">
          {act}
        </Button>
      </div>
    </form>
  );
}
