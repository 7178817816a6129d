import { dashboardMessages } from '@app/shared/messages';
import { Button, Icon } from '@app/shared/ui';
import styles from './offline-banner.module.css';

const texts = dashboardMessages.page;

/** Says that uploads wait for the connection. The browser may be wrong about it, so trying is one press away. */
export function OfflineBanner({ onTryNow }: { readonly onTryNow: () => void }) {
  return (
    <div className={styles['banner']} role="alert">
      <Icon name="warning" />
      <p className={styles['text']}>{texts.offline}</p>
      <Button variant="secondary" size="row" icon="refresh" onClick={onTryNow}>
        {texts.tryNow}
      </Button>
    </div>
  );
}
