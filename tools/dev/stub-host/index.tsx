import '@app/shared/ui/tokens.css';
import '@app/shared/ui/reset.css';
import { createRoot } from 'react-dom/client';
import {
  deleteDocumentEndpoint,
  forgotPasswordEndpoint,
  googleLoginEndpoint,
  loginEndpoint,
  logoutEndpoint,
  meEndpoint,
  microsoftLoginEndpoint,
  resetPasswordEndpoint,
  signUpEndpoint,
  uploadEndpoint,
  verifyEmailEndpoint,
} from '@app/shared/contracts';
import { exampleOf, routeOf, type HostServices } from '@app/shared/federation';
import { createNotify, Toasts } from '@app/shared/notify';
import { BrowserRouter, useLocation } from '@app/shared/router';
import { createSessionStore } from '@app/shared/session';
import { createFakeHttp } from '@app/shared/testing/fake-http';
import { remote } from 'remote-under-development';

/** Every call succeeds after this time, so that busy states can be seen. */
const answerAfterMs = 600;
const email = 'dana@northgate.example';

function soon<T>(value: T): () => Promise<T> {
  return () => new Promise((resolve) => setTimeout(() => resolve(value), answerAfterMs));
}

/** What a host gives, without a host and without a server. Change the answers here to see other states. */
function createStubHost(): HostServices {
  const http = createFakeHttp();
  const done = soon({ success: true });
  for (const endpoint of [signUpEndpoint, loginEndpoint, forgotPasswordEndpoint, resetPasswordEndpoint]) {
    http.answer(endpoint, done);
  }
  http.answer(logoutEndpoint, done);
  http.answer(deleteDocumentEndpoint, done);
  http.answer(meEndpoint, soon({ email }));
  http.answer(verifyEmailEndpoint, soon({ detail: 'Email verified successfully.' }));
  http.answer(googleLoginEndpoint, soon({}));
  http.answer(microsoftLoginEndpoint, soon({}));
  http.answer(uploadEndpoint, soon({ success: true, document_id: 'd1', filename: 'file.pdf', size: 1 }));
  const session = createSessionStore({ fetchCurrentUser: () => Promise.resolve({ email }), logout: soon(undefined) });
  session.setState({ isAuthenticated: true, user: { email }, loading: false, ready: true });
  return {
    session,
    http,
    notify: createNotify(),
    settings: {
      apiBase: '/api',
      uploadLimitMb: 100,
      sessionDocumentLimit: 50,
      retentionHours: 24,
      cloud: { google: {}, oneDrive: { picker: 'v8' } },
    },
    onSignedOut: () => () => undefined,
    announce: (text) => console.warn('announced:', text),
    holdPage: () => () => undefined,
  };
}

const host = createStubHost();

/** Leads to every page of the remote. Plain links: the remote must survive a fresh start on each. */
function StubHost() {
  const { pathname } = useLocation();
  return (
    <main id="main">
      <nav>
        {remote.routes.map((route) => (
          <a key={route} href={exampleOf(route)} aria-current={routeOf([route], pathname) ? 'page' : undefined}>
            {route}{' '}
          </a>
        ))}
      </nav>
      {routeOf(remote.routes, pathname) !== undefined && <remote.Component host={host} />}
      <Toasts />
    </main>
  );
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element #root.');
}
createRoot(root).render(
  <BrowserRouter>
    <StubHost />
  </BrowserRouter>,
);
