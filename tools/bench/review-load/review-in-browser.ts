import type { Page } from '@playwright/test';
import { reviewMessages } from '@app/shared/messages';

const { viewer } = reviewMessages;

export const sides = [viewer.left, viewer.right] as const;

/** A page of a pane, once it is drawn. */
const drawn = (side: string, page: number): string =>
  `section[aria-label="${side}"] [aria-label="${viewer.pageLabel(page)}"] canvas`;

/** Matches when the page is drawn in both panes. */
export const drawnInBoth = (page: number): string =>
  `body${sides.map((side) => `:has(${drawn(side, page)})`).join('')}`;

/** The element of a pane that scrolls. */
export const scrollerOf = (side: string): string => `section[aria-label="${side}"] [role="region"]`;

/** Throws unless the drawn page of both panes is where a person sees it. */
export async function assertInView(page: Page, number: number): Promise<void> {
  for (const side of sides) {
    const [sheet, pane] = await Promise.all([
      page.locator(drawn(side, number)).boundingBox(),
      page.locator(scrollerOf(side)).boundingBox(),
    ]);
    if (sheet === null || pane === null) throw new Error(`Page ${number} is not in the pane.`);
    if (sheet.y > pane.y + pane.height / 2 || sheet.y + sheet.height < pane.y) {
      throw new Error(`Page ${number} is out of view.`);
    }
  }
}
