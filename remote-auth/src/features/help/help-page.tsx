import type { HostServices } from '@app/shared/federation';
import { helpMessages } from '@app/shared/messages';
import { useSession } from '@app/shared/session';
import { Card } from '@app/shared/ui';
import { InnerPage } from '../../shared/inner-page.tsx';
import { HelpArticle } from './help-article.tsx';
import { HelpContents } from './help-contents.tsx';
import styles from './help-page.module.css';

const texts = helpMessages;

/** What the product does and does not do, with the numbers of this service. */
export function HelpPage({ host: { session, settings } }: { readonly host: HostServices }) {
  const isAuthenticated = useSession(session, (state) => state.isAuthenticated);
  const sections = texts.sections(settings.sessionDocumentLimit, settings.uploadLimitMb, settings.retentionHours);
  const back = isAuthenticated
    ? { to: '/dashboard', label: texts.backToComparisons }
    : { to: '/login', label: texts.backToLogin };
  return (
    <InnerPage title={texts.title} back={back}>
      <div className={styles['columns']}>
        <HelpContents sections={sections} />
        <Card className={styles['card']}>
          {sections.map((section) => (
            <HelpArticle key={section.id} section={section} />
          ))}
        </Card>
      </div>
    </InnerPage>
  );
}
