import type { Page } from '@playwright/test';
import { comparedWithin } from '../fixtures/compared-within.ts';
import { aPerson, type Account } from '../fixtures/account.ts';
import { Keyboard, Mouse, type Hands } from '../fixtures/hands.ts';
import { inspectScreen, type Room } from '../fixtures/inspect-screen.ts';
import { mailedLink } from '../fixtures/mailbox.ts';
import { isReading, standStillWhen, withService } from '../fixtures/own-service.ts';
import { relaySocket } from '../fixtures/relay-socket.ts';
import { longVersions } from '../fixtures/long-versions.ts';
import type { Service } from '../fixtures/service.ts';
import { disagreeing, pagelessPdf, unreadablePdf } from '../fixtures/small-pdfs.ts';
import { expect, test, watchErrors } from '../fixtures/test.ts';
import { AccountPage } from '../pages/account-page.ts';
import { ComparisonsList } from '../pages/comparisons-list.ts';
import { DashboardPage } from '../pages/dashboard-page.ts';

/** As most people have it: with motion. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const ways = [
  { by: 'keyboard', width: 1280 },
  { by: 'mouse', width: 375 },
] as const;

/** What nobody can see from its head, and what shows only when its pages are read. */
const own = [...disagreeing, unreadablePdf('floor-plan.pdf'), pagelessPdf('side-letter.pdf')];
const ownName = 'lease-scan and 2 more';
const newPassword = 'another long passphrase';

interface Visit {
  readonly page: Page;
  readonly hands: Hands;
  readonly person: Account;
  readonly look: (name: string, room?: Room) => Promise<void>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function logIn({ page, hands, person, look }: Visit, password = person.password): Promise<void> {
  await expect(heading(page, 'Log in')).toBeVisible();
  await look('login');
  await hands.write(page.getByLabel('Email Address'), person.email);
  await hands.write(page.getByLabel('Password', { exact: true }), password);
  await hands.press(button(page, 'Login'));
  await expect(heading(page, 'Upload Asset Files')).toBeVisible();
}

async function signUp({ page, hands, person, look }: Visit, { url, dataDir }: Service): Promise<void> {
  await page.goto(url);
  await hands.press(link(page, 'Sign Up'));
  await expect(heading(page, 'Create your account')).toBeVisible();
  await look('sign-up');
  await hands.write(page.getByLabel('Full Name'), person.fullName);
  await hands.write(page.getByLabel('Email Address'), person.email);
  await hands.write(page.getByLabel('Password', { exact: true }), person.password);
  await hands.press(button(page, 'Sign Up'));
  await expect(heading(page, 'Check your inbox')).toBeVisible();
  await look('check-inbox');
  await page.goto(await mailedLink(dataDir, person.email, '/verify-email'));
  await expect(heading(page, 'Verified!')).toBeVisible();
  await look('verified');
  await hands.press(link(page, 'Go to Login').or(button(page, 'Go to Login')));
}

async function trySample({ page, hands, look }: Visit): Promise<void> {
  await look('empty', 'may be longer');
  const download = page.waitForEvent('download', comparedWithin);
  await hands.press(button(page, 'Try it with sample documents'));
  await download;
  await expect(heading(page, /^\d+ discrepancies/)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Top three findings' })).toBeVisible();
  await look('result', 'may be longer');
  await hands.press(button(page, 'New comparison'));
  await expect(new DashboardPage(page).chooseButton).toBeFocused();
}

/** The worker stands still while it is looked at: else the run comes to its end before it is cancelled. */
async function cancelARun({ page, hands, look }: Visit, service: Service): Promise<void> {
  const dashboard = new DashboardPage(page);
  const papers = longVersions;
  await hands.choose(dashboard.chooseButton, papers);
  await dashboard.expectReady(papers.length);
  await look('ready', 'may be longer');
  const worker = standStillWhen(page, service, isReading);
  await hands.press(dashboard.startButton);
  await expect(dashboard.overlay.getByText(/^Page \d+ of \d+/).first()).toBeVisible(comparedWithin);
  await hands.press(dashboard.overlay.getByRole('button', { name: 'Cancel' }));
  await expect(button(page, 'Keep running')).toBeFocused();
  await look('cancel-question', 'may be longer');
  await hands.press(button(page, 'Cancel comparison'));
  await expect(dashboard.overlay).toBeHidden();
  worker.goOn();
  await dashboard.expectReady(papers.length);
  for (const { name } of papers) await hands.press(button(page, `Remove ${name}`));
  await expect(page.getByText('No files uploaded yet')).toBeVisible();
}

async function compareOwnFiles({ page, hands, look }: Visit): Promise<void> {
  const dashboard = new DashboardPage(page);
  await hands.choose(dashboard.chooseButton, own);
  await dashboard.expectReady(3);
  await look('damaged-file', 'may be longer');
  await hands.press(button(page, 'Continue without it'));
  // Else it may end before it is sent to the background.
  await relaySocket(page);
  const download = page.waitForEvent('download', comparedWithin);
  await hands.press(dashboard.startButton);
  await expect(dashboard.overlay.getByRole('button', { name: 'Continue in background' })).toBeVisible();
  await look('running', 'may be longer');
  await page.keyboard.press('Escape');
  await expect(dashboard.overlay).toBeHidden();
  await hands.press(link(page, 'Help'));
  await expect(heading(page, 'Help')).toBeVisible();
  await download;
  const bar = page.getByRole('region', { name: 'Running comparison' });
  await expect(bar.getByRole('link', { name: 'Open' })).toBeVisible();
  await look('help-and-background', 'may be longer');
  await hands.press(bar.getByRole('link', { name: 'Open' }));
  await expect(heading(page, '1 discrepancy in the 2 files that could be read.')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Not compared: 1 of 3 files' })).toContainText('side-letter.pdf');
  await look('result-incomplete', 'may be longer');
}

async function lookAfterComparisons({ page, hands, look }: Visit): Promise<void> {
  const list = new ComparisonsList(page);
  const incomplete = heading(page, '1 discrepancy in the 2 files that could be read.');
  await expect(list.rows).toHaveCount(3);
  await look('recent', 'may be longer');
  await hands.press(list.link(ownName));
  await expect(incomplete).toBeFocused();
  await hands.press(button(page, 'New comparison'));

  await hands.take(list.menu(ownName), 'Rename');
  await expect(list.newName(ownName)).toBeFocused();
  await look('rename', 'may be longer');
  await hands.write(list.newName(ownName), 'Harbour Row');
  await page.keyboard.press('Enter');
  await expect(list.row('Harbour Row')).toHaveCount(1);

  const download = page.waitForEvent('download', comparedWithin);
  await hands.take(list.menu('Harbour Row'), 'Run again');
  await download;
  await expect(incomplete).toBeFocused();
  await hands.press(button(page, 'Delete now'));
  await expect(list.keepIt).toBeFocused();
  await hands.press(list.deleteNow);
  await expect(page).toHaveURL('/dashboard');
  await expect(list.rows).toHaveCount(3);

  await hands.take(list.menu('Sample'), 'Delete now');
  await expect(list.keepIt).toBeFocused();
  await look('delete-question', 'may be longer');
  await hands.press(list.deleteNow);
  await expect(list.rows).toHaveCount(2);
  await expect(list.row('Sample')).toHaveCount(0);
}

async function leaveForGood(visit: Visit): Promise<void> {
  const { page, hands, person, look } = visit;
  const account = new AccountPage(page);
  await hands.press(link(page, `Account, ${person.email}`));
  await expect(heading(page, 'Account')).toBeVisible();
  await expect(button(page, 'Log out everywhere')).toBeVisible();
  await look('account', 'may be longer');
  await hands.write(page.getByLabel('Current password'), person.password);
  await hands.write(page.getByLabel('New Password', { exact: true }), newPassword);
  await hands.write(page.getByLabel('Confirm Password', { exact: true }), newPassword);
  await hands.press(button(page, 'Change password'));
  await expect(page.getByText('Password changed.')).toBeVisible();

  await hands.press(button(page, 'Delete account'));
  await expect(account.deletion.getByText(/your account, 2 comparisons/)).toBeVisible();
  await look('delete-account', 'may be longer');
  await hands.write(account.deletion.getByLabel('Password', { exact: true }), newPassword);
  await hands.press(account.deletion.getByRole('button', { name: 'Delete account' }));
  await expect(page.getByText('Your account and everything in it has been deleted.')).toBeVisible();
  await look('deleted');
  await hands.write(page.getByLabel('Email Address'), person.email);
  await hands.write(page.getByLabel('Password', { exact: true }), newPassword);
  await hands.press(button(page, 'Login'));
  await expect(page.getByRole('alert')).toContainText('The email address or the password is wrong.');
}

for (const { by, width } of ways) {
  test(`the whole way by ${by}, ${width} px wide`, async ({ page, browser }, info) => {
    test.setTimeout(1_200_000);
    const viewport = { width, height: width === 1280 ? 800 : 812 };
    const person = aPerson();
    const visitOn = (on: Page): Visit => ({
      page: on,
      hands: by === 'mouse' ? new Mouse(on) : new Keyboard(on),
      person,
      // A phone scrolls what stands on one screen of a desk.
      look: (name, room = 'fits') => inspectScreen(on, info, name, width === 1280 ? room : 'may be longer'),
    });
    await page.setViewportSize(viewport);
    await withService(page, {}, async (service) => {
      const first = visitOn(page);
      await test.step('sign-up and mailed link', () => signUp(first, service));
      await test.step('login', () => logIn(first));
      await test.step('sample to result', () => trySample(first));
      await test.step('a run that is cancelled', () => cancelARun(first, service));
      await test.step('own files, in the background, with two damaged ones', () => compareOwnFiles(first));
      await test.step('log out', async () => {
        await first.hands.press(button(page, 'Log out'));
        await expect(heading(page, 'Log in')).toBeVisible();
      });

      const context = await browser.newContext({ baseURL: service.url, viewport });
      const elsewhere = visitOn(await context.newPage());
      const errors = watchErrors(elsewhere.page);
      await elsewhere.page.goto('/dashboard');
      await test.step('login in another browser', () => logIn(elsewhere));
      await test.step('rename, run again, delete', () => lookAfterComparisons(elsewhere));
      await test.step('change password, delete account', () => leaveForGood(elsewhere));
      expect(errors).toEqual([]);
      await context.close();
    });
  });
}
