import type { Comparison } from '@app/shared/contracts';
import { comparisonsMessages } from '@app/shared/messages';
import { Button, DangerButton, Dialog } from '@app/shared/ui';
import styles from './questions.module.css';

const texts = comparisonsMessages;

/** What is asked before something is taken away. */
export type Question =
  | { readonly kind: 'delete'; readonly comparison: Comparison }
  | { readonly kind: 'cancel'; readonly id: string; readonly percent: number; readonly files: number };

export interface QuestionDialogProps {
  readonly question: Question;
  readonly onKeep: () => void;
  readonly onConfirm: (question: Question) => void;
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

/** Asks, with the focus on what changes nothing. */
export function QuestionDialog({ question, onKeep, onConfirm }: QuestionDialogProps) {
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
