export { createSessionNews, type SessionEvent, type SessionNews } from './session-news.ts';
export { watchSession, type SessionWatch } from './watch-session.ts';
