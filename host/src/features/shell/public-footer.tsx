import type { RuntimeSettings } from '@app/shared/contracts';
import { shellMessages } from '@app/shared/messages';
import { ServiceLinks, TextLink } from '@app/shared/ui';

/** The foot of the pages before the login: how long things are kept, where to read more, and who runs the service. */
export function PublicFooter({ settings }: { readonly settings: RuntimeSettings }) {
  return (
    <>
      {shellMessages.retention(settings.retentionHours)} <TextLink to="/help">{shellMessages.help}</TextLink>
      <ServiceLinks links={settings.links} />
    </>
  );
}
