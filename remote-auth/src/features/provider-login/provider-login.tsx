import type { HostServices } from '@app/shared/federation';
import { authMessages } from '@app/shared/messages';
import { Button, GoogleMark, MicrosoftMark } from '@app/shared/ui';
import { FormAlert } from '../../shared/form-alert.tsx';
import styles from './provider-login.module.css';
import { useProviderLogin } from './use-provider-login.ts';
import { useReturnFault } from './use-return-fault.ts';

const texts = authMessages.providers;

const labels = {
  login: { google: texts.loginWithGoogle, microsoft: texts.loginWithMicrosoft },
  signUp: { google: texts.google, microsoft: texts.microsoft },
} as const;

const marks = { google: <GoogleMark />, microsoft: <MicrosoftMark /> } as const;

export interface ProviderLoginProps {
  readonly host: HostServices;
  readonly page: keyof typeof labels;
  /** Sends the browser to another site. */
  readonly leavePage?: (url: string) => void;
}

const goTo = (url: string) => window.location.assign(url);

/** The buttons that lead to Google and Microsoft, and what came back from there if it was a refusal. */
export function ProviderLogin({ host, page, leavePage = goTo }: ProviderLoginProps) {
  const { opening, failure, start } = useProviderLogin(host, leavePage);
  const returnFault = useReturnFault();
  const fault = failure?.text ?? returnFault;

  return (
    <div className={styles['providers']}>
      {fault !== undefined && <FormAlert next={failure?.next}>{fault}</FormAlert>}
      <div className={styles[page]}>
        {(['google', 'microsoft'] as const).map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            fullWidth
            busy={opening === provider}
            disabled={opening !== undefined && opening !== provider}
            mark={marks[provider]}
            onClick={() => void start(provider)}
          >
            {labels[page][provider]}
          </Button>
        ))}
      </div>
    </div>
  );
}
