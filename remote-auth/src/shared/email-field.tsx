import { authMessages } from '@app/shared/messages';
import { Field, type FieldProps } from '@app/shared/ui';

export interface EmailFieldProps extends Omit<FieldProps, 'label' | 'type'> {
  /** `username` where the address is the name of the account, so that password managers pair it with the password. */
  readonly autoComplete: 'email' | 'username';
}

/** The field of an address. Give it the id `email`: summaries of a form lead there. */
export function EmailField(field: EmailFieldProps) {
  return <Field {...field} type="email" label={authMessages.fields.email} autoCapitalize="none" spellCheck={false} />;
}
