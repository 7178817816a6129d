import { describe, expect, it } from '@jest/globals';
import {
  accountMessages,
  authMessages,
  backgroundMessages,
  comparisonsMessages,
  dashboardMessages,
  helpMessages,
  mailedLinkMessages,
  newPasswordMessages,
  remotesMessages,
  reviewMessages,
  shellMessages,
  signUpMessages,
} from './index.ts';
import { mailMessages } from './mails.ts';
import { pageNames } from './page-names.ts';
import { surroundingsMessages } from './surroundings.ts';
import { uiMessages } from './ui.ts';

/** Texts whose arguments are lists; every other one takes counts, names or sizes, and 1 stands for each. */
const ofLists: Readonly<Record<string, string>> = {
  unreadPages: dashboardMessages.report.unreadPages([1]),
  agreedKinds: dashboardMessages.report.agreedKinds([{ kind: 'Amounts', count: 1 }]),
  changesTitle: dashboardMessages.report.changesTitle(['1 moved'], true),
  example: dashboardMessages.report.example('Rent', '1', [{ document: 'a.pdf', page: 1 }]),
  kindOfValue: dashboardMessages.report.kindOfValue('money'),
  notSetUpHere: authMessages.providers.notSetUpHere(['Google']),
  placeAt: dashboardMessages.report.placeAt([{ document: 'a.pdf', page: 1 }]),
  filtersToo: reviewMessages.list.filtersToo(['High']),
};

function isCallable(value: unknown): value is (...counts: readonly unknown[]) => unknown {
  return typeof value === 'function';
}

/** Every text as it reads when all that it counts is one: name to text. */
function textsOfOne(messages: object): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]) => {
    const text: unknown = ofLists[name] ?? (isCallable(value) ? value(1, 1, 1) : value);
    if (typeof text === 'object' && text !== null) return textsOfOne(text);
    return [[name, String(text)] satisfies [string, string]];
  });
}

describe('messages', () => {
  const texts = [
    accountMessages,
    authMessages,
    backgroundMessages,
    comparisonsMessages,
    dashboardMessages,
    helpMessages,
    mailedLinkMessages,
    mailMessages,
    newPasswordMessages,
    pageNames,
    remotesMessages,
    reviewMessages,
    shellMessages,
    signUpMessages,
    surroundingsMessages,
    uiMessages,
  ].flatMap(textsOfOne);

  it.each(texts)('%s speaks of one thing in the singular', (_, text) => {
    expect(text).not.toMatch(
      /(?<![\d.,])1 (?:[a-z-]+ )?[a-z]{2,}s\b(?<! (?:has|is|was|needs|agrees|waits|this|your))/i,
    );
  });

  it('tells the retention of any length', () => {
    expect([1, 24, 0.5].map(shellMessages.retention)).toEqual([
      'Your files and the report are deleted after 1 hour.',
      'Your files and the report are deleted after 24 hours.',
      'Your files and the report are deleted after 0.5 hours.',
    ]);
  });
});
