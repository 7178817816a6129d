import { ErrorSummary } from '@app/shared/ui';
import type { ReactNode, SubmitEventHandler } from 'react';
import styles from './account-form.module.css';
import { FormAlert } from './form-alert.tsx';
import { usePartOfPage } from './latest-part.tsx';

export interface AccountFormProps {
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The wrong fields in the order of the form. */
  readonly wrongFields: readonly { readonly id: string; readonly label: string }[];
  /** What the server said about the last try. */
  readonly failure: ReactNode;
  /** What to do about it, where the server did not say. */
  readonly next?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of the account forms: what is wrong stands on top, the browser's own bubbles are off. */
export function AccountForm({ onSubmit, wrongFields, failure, next, children }: AccountFormProps) {
  const { isOutdated, use } = usePartOfPage('form');
  const submit: SubmitEventHandler<HTMLFormElement> = (event) => {
    use();
    onSubmit(event);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {failure !== undefined && !isOutdated && <FormAlert next={next}>{failure}</FormAlert>}
      <ErrorSummary fields={wrongFields} />
      {children}
    </form>
  );
}
