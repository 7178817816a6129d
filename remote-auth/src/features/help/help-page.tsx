import type { HostServices } from '@app/shared/federation';
import { helpMessages } from '@app/shared/messages';
import { useSession } from '@app/shared/session';
import { Card, ServiceLinks } from '@app/shared/ui';
import { InnerPage } from '../../shared/inner-page.tsx';
import { HelpArticle } from './help-article.tsx';
import { HelpContents } from './help-contents.tsx';
import styles from './help-page.module.css';

const texts = helpMessages;

/** What the product does and does not do, with the numbers of this service. */
export function HelpPage({ host: { session, settings } }: { readonly host: HostServices }) {
  const isAuthenticated = useSession(session, (state) => state.isAuthenticated);
  const sections = texts.sections(settings.sessionDocumentLimit, settings.uploadLimitMb, settings.retentionHours);
  const { service } = texts;
  const hasLinks = Object.keys(settings.links ?? {}).length > 0;
  const back = isAuthenticated
    ? { to: '/dashboard', label: texts.backToComparisons }
    : { to: '/login', label: texts.backToLogin };
  return (
    <InnerPage title={texts.title} back={back}>
      <div className={styles['columns']}>
        <HelpContents sections={hasLinks ? [...sections, service] : sections} />
        <Card className={styles['card']}>
          {sections.map((section) => (
            <HelpArticle key={section.id} section={section} />
          ))}
          {hasLinks && (
            <section className={styles['service']} aria-labelledby={service.id}>
              <h2 id={service.id} tabIndex={-1}>
                {service.title}
              </h2>
              <p>
                <ServiceLinks links={settings.links} />
              </p>
            </section>
          )}
        </Card>
      </div>
    </InnerPage>
  );
}
