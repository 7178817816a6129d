import { plainWord } from '../words/stem.ts';
import { choiceLines } from './choices.ts';
import {
  accessWords,
  extentWords,
  holdingWords,
  inclusionWords,
  leaveWords,
  liftedByDenial,
  needs,
  paymentWords,
} from './leave-words.ts';
import { Phrases } from './phrases.ts';

/** What a word or phrase says; `isOwn` marks what names its own subject, `isCapital` what counts in capitals only. */
export interface Mark {
  readonly axis: string;
  readonly pole: string;
  readonly isOwn: boolean;
  readonly isCapital: boolean;
}

/** A word as phrases are compared: in lower case, without accents, with straight apostrophes. */
export const markWord = (word: string): string => plainWord(word).replaceAll('’', "'");

/** French: `ne … que` limits, it denies nothing. */
const ne = /^n(?:e$|[’'])/i;
const que = /^qu(?:e$|[’'])/i;
const denied = /^(?:pas|point|jamais|aucune?|plus|rien|personne|ni|guere|nul|nulle)$/u;
const queReach = 8;

/** The words of a sentence as phrases are compared; a French `ne … que` as `seulement`. */
export function plainWords(words: readonly string[]): string[] {
  const plain = words.map(markWord);
  for (const [at, word] of words.entries()) {
    if (!ne.test(word)) continue;
    const behind = words.slice(at + 1, at + queReach);
    const end = behind.findIndex((next) => que.test(next));
    if (end < 0 || plain.slice(at + 1, at + 1 + end).some((next) => denied.test(next))) continue;
    plain[at] = 'seulement';
    if (plain[at + 1 + end] === 'que') plain[at + 1 + end] = '';
  }
  return plain;
}

const marks = new Phrases<Mark>();

function addWords(axis: string, poles: Readonly<Record<string, string>>): void {
  for (const [pole, words] of Object.entries(poles)) {
    for (const word of words.split(/\s+/u))
      marks.add(word.replaceAll('-', ' '), { axis, pole, isOwn: false, isCapital: false });
  }
}

addWords('leave', leaveWords);
addWords('inclusion', inclusionWords);
addWords('holding', holdingWords);
addWords('payment', paymentWords);
addWords('extent', extentWords);
addWords('access', accessWords);

/** Values of each group, by the group's axis. */
const poleCounts = new Map<string, number>();
for (const [group, line] of choiceLines.trim().split('\n').entries()) {
  const poles = line.replace(/^[*=] /u, '').split(' | ');
  poleCounts.set(`choice ${group}`, poles.length);
  for (const [pole, forms] of poles.entries()) {
    for (const form of new Set(forms.split(', ').map((one) => one.replace(/’/gu, "'"))))
      marks.add(form, {
        axis: `choice ${group}`,
        pole: String(pole),
        isOwn: /^[*=]/u.test(line),
        isCapital: line.startsWith('='),
      });
  }
}

/** The marks that begin at a word, with the number of their words. */
export const marksAt = (plain: readonly string[], index: number): ReturnType<typeof marks.at> => marks.at(plain, index);

/** Whether a word can begin a mark; for a first look at many words. */
export const beginsMark = (word: string): boolean =>
  marks.begins(word) ||
  needWords.has(word) ||
  denyingModal.test(word) ||
  /(?:able|ible|bar|bar[ae][mnrs]?|ables|ibles)$/u.test(word);

/** Allows and denies in one word. */
export const denyingModal = /^(?:cannot|can't)$/u;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(markWord));

/** Words of duty that a denial lifts. */
export const liftedWords = wordSet(liftedByDenial.replaceAll('-', ' '));
export const needWords = wordSet(needs);

/** What a denial makes of a value of a group; undefined where several are left. */
export const otherPole = (axis: string, pole: string): string | undefined =>
  poleCounts.get(axis) === 2 ? (pole === '0' ? '1' : '0') : undefined;
