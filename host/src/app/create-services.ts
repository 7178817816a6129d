import { logoutEndpoint, meEndpoint, type RuntimeSettings } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { call, createHttpClient, type HttpClient } from '@app/shared/http';
import { createNotify } from '@app/shared/notify';
import { createSessionStore, type SessionGateway } from '@app/shared/session';
import { createAnnouncer, type Announcer } from '../features/live-region/index.ts';
import { createPageHold, type PageHold } from '../features/page-hold/index.ts';
import { createSessionNews, watchSession, type SessionNews } from '../features/sign-out/index.ts';

/** No answer within this time counts as none: a visitor must not look at a spinner for ever. */
const sessionLimitMs = 15_000;

export interface PageServices {
  /** What remotes get. */
  readonly host: HostServices;
  /** What only the shell uses. */
  readonly announcer: Announcer;
  readonly pageHold: PageHold;
}

/** The two ways out of the page: to the server, and to the other tabs. */
export interface Outside {
  readonly http: HttpClient;
  readonly news: SessionNews;
}

function createOutside({ apiBase }: RuntimeSettings): Outside {
  return { http: createHttpClient({ apiBase }), news: createSessionNews() };
}

/** Creates everything that exists once in a page. */
export function createServices(settings: RuntimeSettings, outside = createOutside(settings)): PageServices {
  const { http, news } = outside;
  const limit = () => ({ signal: AbortSignal.timeout(sessionLimitMs) });

  const gateway: SessionGateway = {
    fetchCurrentUser: () => call(http, meEndpoint, {}, limit()),
    logout: async () => {
      try {
        await call(http, logoutEndpoint, {}, limit());
      } finally {
        news.tell('signed-out');
      }
    },
  };
  const session = createSessionStore(gateway);
  const { login } = session.getState();
  session.setState({
    login: (user) => {
      login(user);
      news.tell('signed-in');
    },
  });

  const announcer = createAnnouncer();
  const pageHold = createPageHold(window);
  const { onSignedOut } = watchSession(session, news);

  return {
    host: {
      session,
      http,
      notify: createNotify(),
      settings,
      onSignedOut,
      announce: (text) => announcer.announce(text),
      holdPage: (reason) => pageHold.hold(reason),
    },
    announcer,
    pageHold,
  };
}
