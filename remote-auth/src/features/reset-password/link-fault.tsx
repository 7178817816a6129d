import { mailedLinkMessages } from '@app/shared/messages';
import { TextLink } from '@app/shared/ui';
import { FormAlert } from '../../shared/form-alert.tsx';
import styles from './link-fault.module.css';

export interface LinkFaultProps {
  /** What that means for the password. */
  readonly next?: string | undefined;
  readonly children: string;
}

/** The link itself is the fault, and no password helps: says so and leads to a new one. */
export function LinkFault({ next, children }: LinkFaultProps) {
  return (
    <div className={styles['fault']}>
      <FormAlert next={next}>
        <p>{children}</p>
        <TextLink to="/forgot-password">{mailedLinkMessages.resetPassword.requestNewLink}</TextLink>
      </FormAlert>
    </div>
  );
}
