import type { RuntimeSettings } from '@app/shared/contracts';
import { shellMessages } from '@app/shared/messages';
import { BrowserRouter } from '@app/shared/router';
import { ProblemCard } from '@app/shared/ui';
import { createRoot } from 'react-dom/client';
import { endFirstPaint } from '../features/first-paint/index.ts';
import { answerOneDrive, isOneDrivePopup } from '../features/onedrive-popup/index.ts';
import { fetchSettings, readInlinedSettings } from '../features/settings/index.ts';
import { loadPage, RemoteOutlet, RemotesCompanion } from '../remotes/index.ts';
import { App } from './app.tsx';
import { BackgroundCompanion } from './background-companion.tsx';
import { createServices } from './create-services.ts';

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root.');
  endFirstPaint(document, element);
  return element;
}

function showApp(settings: RuntimeSettings): void {
  const services = createServices(settings);
  void services.host.session.getState().refreshUser();
  // It fails again, and is told, where it is shown.
  loadPage(settings.apiBase, window.location.pathname).catch(() => undefined);
  createRoot(rootElement()).render(
    <BrowserRouter>
      <App services={services} Outlet={RemoteOutlet} Bar={BackgroundCompanion} />
      <RemotesCompanion host={services.host} isHeld={services.pageHold.isHeld} />
    </BrowserRouter>,
  );
}

function showStartFailure(error: unknown): void {
  console.error('The page could not start', error);
  createRoot(rootElement()).render(
    <main>
      <ProblemCard title={shellMessages.notStartedTitle} onRetry={() => window.location.reload()} reference="start">
        {shellMessages.notStarted}
      </ProblemCard>
    </main>,
  );
}

/** Starts the page: at once when the server wrote the settings into it, else after asking for them. */
export async function startPage(): Promise<void> {
  if (isOneDrivePopup(window)) {
    answerOneDrive(document);
    return;
  }
  try {
    showApp(readInlinedSettings(document) ?? (await fetchSettings()));
  } catch (error) {
    showStartFailure(error);
  }
}
