import { useSession } from '@app/shared/session';
import { Suspense } from 'react';
import { BackgroundBar, QuietBoundary } from '../features/background/index.ts';
import type { PageServices } from './create-services.ts';

/** The bar of what goes on, for somebody who is logged in. Nothing else waits for it, and nothing breaks with it. */
export function BackgroundCompanion({ services: { host, background } }: { readonly services: PageServices }) {
  const isAuthenticated = useSession(host.session, (state) => state.isAuthenticated);
  if (!isAuthenticated) return null;
  return (
    <QuietBoundary>
      <Suspense>
        <BackgroundBar http={host.http} session={host.session} background={background} />
      </Suspense>
    </QuietBoundary>
  );
}
