export { createAnnouncer, type Announcer } from './announcer.ts';
export { LiveRegion } from './live-region.tsx';
