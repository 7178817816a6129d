import { describe, expect, it } from '@jest/globals';
import { createPageHold } from './page-hold.ts';

/** A page that can be asked whether it warns before it is left. */
function aPage() {
  const page = new EventTarget();
  const warns = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { pageHold: createPageHold(page), warns };
}

describe('createPageHold', () => {
  it('lets an idle page be left freely', () => {
    const { pageHold, warns } = aPage();
    expect(warns()).toBe(false);
    expect(pageHold.isHeld()).toBe(false);
  });

  it('warns as long as any hold for leaving lasts', () => {
    const { pageHold, warns } = aPage();
    const releaseUpload = pageHold.hold('leave');
    const releaseAnalysis = pageHold.hold('leave');
    releaseUpload();
    expect(warns()).toBe(true);
    releaseAnalysis();
    expect(warns()).toBe(false);
  });

  it('counts a release once', () => {
    const { pageHold, warns } = aPage();
    const release = pageHold.hold('leave');
    pageHold.hold('leave');
    release();
    release();
    expect(warns()).toBe(true);
  });

  it('does not warn for a form, but says that the page is held', () => {
    const { pageHold, warns } = aPage();
    const release = pageHold.hold('form');
    expect(warns()).toBe(false);
    expect(pageHold.isHeld()).toBe(true);
    release();
    expect(pageHold.isHeld()).toBe(false);
  });
});
