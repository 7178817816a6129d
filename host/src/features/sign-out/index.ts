export { createSessionNews, type SessionEvent, type SessionNews } from './session-news.ts';
export { watchSession } from './watch-session.ts';
