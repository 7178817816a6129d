import type { Comparison } from '@app/shared/contracts';
import { comparisonsMessages } from '@app/shared/messages';
import { Button, DangerButton, Dialog } from '@app/shared/ui';
import { useEffect } from 'react';
import styles from './questions.module.css';
import { useRunPercent, type RunSources } from './use-run-percent.ts';

const texts = comparisonsMessages;

interface CancelQuestion {
  readonly kind: 'cancel';
  readonly id: string;
  /** When it is asked. */
  readonly percent: number;
  readonly files: number;
}

/** What is asked before something is taken away. */
export type Question = CancelQuestion | { readonly kind: 'delete'; readonly comparison: Comparison };

interface AskedProps {
  readonly question: Question;
  readonly onKeep: () => void;
  readonly onConfirm: (question: Question) => void;
}

export interface QuestionDialogProps extends AskedProps {
  readonly runs: RunSources;
}

function wordsOf(question: Question) {
  if (question.kind === 'cancel') {
    const text = texts.cancelHint(question.percent, question.files);
    return { title: texts.cancelQuestion, text, keep: texts.goOn, confirm: texts.cancelIt };
  }
  const { name, documents, decided } = question.comparison;
  const text = texts.deleteHint(documents.length, decided);
  return { title: texts.deleteQuestion(name), text, keep: texts.keepIt, confirm: texts.deleteNow };
}

function Asked({ question, onKeep, onConfirm }: AskedProps) {
  const { title, text, keep, confirm } = wordsOf(question);
  return (
    <Dialog
      title={title}
      onCancel={onKeep}
      actions={
        <>
          <Button variant="secondary" data-autofocus onClick={onKeep}>
            {keep}
          </Button>
          <DangerButton onClick={() => onConfirm(question)}>{confirm}</DangerButton>
        </>
      }
    >
      <p className={styles['text']}>{text}</p>
    </Dialog>
  );
}

/** The run goes on while it is asked, and may end: then there is nothing left to cancel. */
function AskedOfRun({ runs, question, ...acts }: QuestionDialogProps & { readonly question: CancelQuestion }) {
  const percent = useRunPercent(runs, question.id);
  const { onKeep } = acts;
  useEffect(() => {
    if (percent === 'ended') onKeep();
  }, [percent, onKeep]);
  return <Asked {...acts} question={typeof percent === 'number' ? { ...question, percent } : question} />;
}

/** Asks, with the focus on what changes nothing. */
export function QuestionDialog({ runs, question, ...acts }: QuestionDialogProps) {
  if (question.kind === 'delete') return <Asked {...acts} question={question} />;
  return <AskedOfRun {...acts} runs={runs} question={question} />;
}
