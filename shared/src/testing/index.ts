export { aComparedFile, aComparison, aRunningComparison } from './comparison-builders.ts';
export { anApiError, createFakeHttp } from './fake-http.ts';
export { createFakeNotify } from './fake-notify.ts';
export { aRegistry, aRelease, aRemote, someHash } from './registry-builders.ts';
export { renderWithHost, type RenderedWithHost } from './render-with-host.tsx';
export { createStubRemote } from './stub-remote.tsx';
export { createTestHost, someSettings, type TestHost, type TestHostOptions } from './test-host.ts';
