import { authMessages } from '@app/shared/messages';
import { TextLink } from '@app/shared/ui';
import { FormAlert } from '../../shared/form-alert.tsx';
import styles from './link-fault.module.css';

export interface LinkFaultProps {
  /** True when it is known as the page opens; a fault that the server finds is spoken by its toast. */
  readonly spoken: boolean;
  readonly children: string | undefined;
}

/** The link itself is the fault, and no password helps: says so and leads to a new one. */
export function LinkFault({ spoken, children }: LinkFaultProps) {
  if (children === undefined) return null;
  return (
    <div className={styles['fault']}>
      <FormAlert spoken={spoken}>
        <p>{children}</p>
        <TextLink to="/forgot-password">{authMessages.resetPassword.requestNewLink}</TextLink>
      </FormAlert>
    </div>
  );
}
