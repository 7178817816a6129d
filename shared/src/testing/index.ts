export { type ContractAnswer, type ContractPath } from './api-contract.ts';
export { anApiError, createFakeHttp, type FakeHttp, type RecordedCall } from './fake-http.ts';
export { createFakeNotify, type FakeNotify, type ShownToast } from './fake-notify.ts';
export { aRegistry, aRelease, aRemote, someHash } from './registry-builders.ts';
export { renderWithHost, type RenderedWithHost, type RenderWithHostOptions } from './render-with-host.tsx';
export { createStubRemote } from './stub-remote.tsx';
export { createTestHost, someSettings, type TestHost, type TestHostOptions } from './test-host.ts';
