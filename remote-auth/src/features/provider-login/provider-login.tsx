import type { HostServices } from '@app/shared/federation';
import { authMessages } from '@app/shared/messages';
import { Button, GoogleMark, MicrosoftMark, VisuallyHidden } from '@app/shared/ui';
import { useId } from 'react';
import { FormAlert } from '../../shared/form-alert.tsx';
import { usePartOfPage } from '../../shared/latest-part.tsx';
import styles from './provider-login.module.css';
import type { Provider } from './start-provider-login.api.ts';
import { useProviderLogin } from './use-provider-login.ts';
import { useReturnFault } from './use-return-fault.ts';

const texts = authMessages.providers;

const labels = {
  login: { google: texts.loginWithGoogle, microsoft: texts.loginWithMicrosoft },
  signUp: { google: texts.google, microsoft: texts.microsoft },
} as const;

const providers = ['google', 'microsoft'] as const satisfies readonly Provider[];

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
  const { isOutdated, use } = usePartOfPage('providers');
  const returnFault = useReturnFault();
  const hintId = useId();
  const fault = isOutdated ? undefined : (failure?.text ?? returnFault);
  const unset = providers.filter((provider) => host.settings.signIn?.[provider] === false);
  const isNoneSetUp = unset.length === providers.length;
  // Below the form of sign-up the look of the buttons is enough for the eye, and the title keeps its place.
  const hint = texts.notSetUpHere(unset.map((provider) => texts[provider]));
  const begin = (provider: Provider) => {
    use();
    void start(provider);
  };

  return (
    <div className={styles['providers']}>
      {fault !== undefined && <FormAlert next={failure?.next}>{fault}</FormAlert>}
      <div className={isNoneSetUp ? styles['unset'] : styles[page]}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            size={isNoneSetUp ? 'row' : 'regular'}
            fullWidth
            className={unset.includes(provider) ? styles['muted'] : undefined}
            aria-describedby={unset.includes(provider) ? hintId : undefined}
            busy={opening === provider}
            disabled={opening !== undefined && opening !== provider}
            mark={marks[provider]}
            onClick={() => begin(provider)}
          >
            {labels[page][provider]}
          </Button>
        ))}
      </div>
      {unset.length > 0 && (
        <p id={hintId} className={styles['hint']}>
          {page === 'login' ? hint : <VisuallyHidden>{hint}</VisuallyHidden>}
        </p>
      )}
    </div>
  );
}
