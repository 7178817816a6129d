import { shellMessages } from '@app/shared/messages';
import { TextLink } from '@app/shared/ui';

/** The foot of the pages before the login: how long things are kept, and where to read more. */
export function PublicFooter({ retentionHours }: { readonly retentionHours: number }) {
  return (
    <>
      {shellMessages.retention(retentionHours)} <TextLink to="/help">{shellMessages.help}</TextLink>
    </>
  );
}
