import { mailedLinkMessages } from '@app/shared/messages';
import { TextLink } from '@app/shared/ui';
import { FormAlert } from '../../shared/form-alert.tsx';
import styles from './link-fault.module.css';

/** The link itself is the fault, and no password helps: says so and leads to a new one. */
export function LinkFault({ children }: { readonly children: string }) {
  return (
    <div className={styles['fault']}>
      <FormAlert>
        <p>{children}</p>
        <TextLink to="/forgot-password">{mailedLinkMessages.resetPassword.requestNewLink}</TextLink>
      </FormAlert>
    </div>
  );
}
