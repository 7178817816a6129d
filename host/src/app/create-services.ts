import { logoutEndpoint, meEndpoint, type RuntimeSettings } from '@app/shared/contracts';
import type { HostServices } from '@app/shared/federation';
import { call, createHttpClient, createKnownAnswers, type HttpClient } from '@app/shared/http';
import { createNotify } from '@app/shared/notify';
import { createSessionStore, type SessionGateway } from '@app/shared/session';
import { createBackground, type Background } from '../features/background/index.ts';
import { createAnnouncer, type Announcer } from '../features/live-region/index.ts';
import { createLoginWindow, createSmallWindow, type SmallWindow } from '../features/login-window/index.ts';
import { createPageHold, type PageHold } from '../features/page-hold/index.ts';
import { createSessionNews, watchSession, type SessionNews } from '../features/sign-out/index.ts';
import { preloadPage } from '../remotes/index.ts';

/** No answer within this time counts as none: a visitor must not look at a spinner for ever. */
const sessionLimitMs = 15_000;

export interface PageServices {
  /** What remotes get. */
  readonly host: HostServices;
  /** What only the shell uses. */
  readonly announcer: Announcer;
  readonly pageHold: PageHold;
  readonly background: Background;
  /** Set when this page is the small window that somebody logs in through. */
  readonly smallWindow: SmallWindow | null;
}

/** The two ways out of the page: to the server, and to the other tabs. */
export interface Outside {
  readonly http: HttpClient;
  readonly news: SessionNews;
  /** Lets go of what the server has answered so far. */
  readonly forget: () => void;
}

type CreateOutside = (settings: RuntimeSettings, onLoginEnded: () => void) => Outside;

const createOutside: CreateOutside = ({ apiBase }, onLoginEnded) => {
  const known = createKnownAnswers();
  return {
    http: createHttpClient({ apiBase, known, onLoginEnded }),
    news: createSessionNews(),
    forget: known.forget,
  };
};

/** Creates everything that exists once in a page. */
export function createServices(settings: RuntimeSettings, create = createOutside): PageServices {
  const { http, news, forget } = create(settings, () => session.getState().end());
  const limit = () => ({ signal: AbortSignal.timeout(sessionLimitMs) });

  const fetchCurrentUser = () => call(http, meEndpoint, {}, limit());
  const gateway: SessionGateway = {
    fetchCurrentUser,
    logout: async () => {
      try {
        await call(http, logoutEndpoint, {}, limit());
      } finally {
        news.tell('signed-out');
      }
    },
  };
  const session = createSessionStore(gateway);
  const { login, leave } = session.getState();
  session.setState({
    login: (user) => {
      login(user);
      news.tell('signed-in');
    },
    leave: (parting) => {
      leave(parting);
      news.tell('signed-out');
    },
  });

  const announcer = createAnnouncer();
  const pageHold = createPageHold(window);
  const background = createBackground();
  const { onSignedOut } = watchSession(session, news, {
    leave: () => leave('elsewhere'),
    clear: () => {
      background.store.setState({}, true);
      forget();
    },
  });

  return {
    host: {
      session,
      http,
      notify: createNotify(),
      settings,
      onSignedOut,
      announce: (text) => announcer.announce(text),
      background: background.tasks,
      holdPage: (reason) => pageHold.hold(reason),
      preloadPage: (path) => preloadPage(settings.apiBase, path),
      loginWindow: createLoginWindow(session, fetchCurrentUser),
    },
    announcer,
    pageHold,
    background,
    smallWindow: createSmallWindow(window, () => news.tell('signed-in')),
  };
}
