export { endFirstPaint } from './end-first-paint.ts';
