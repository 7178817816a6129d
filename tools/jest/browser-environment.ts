import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the web platform parts that Node has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const { global } = this;
    global.TextEncoder = TextEncoder;
    global.TextDecoder = TextDecoder;
    global.structuredClone = structuredClone;
    // The journeys' locale too. A getter, so that a test can speak for another reader.
    Object.defineProperty(global.navigator, 'language', { get: () => 'en-GB', configurable: true });
  }
}
