import * as z from 'zod';
import rows from '../../lexicon/actor-nouns.json' with { type: 'json' };
import { groups } from '../../lexicon/word-lists.ts';
import { plainWord, stem } from '../words/stem.ts';

/** People who use what an organisation offers, and those who offer it, their bodies and officers: in one language after the other. */
const lists = z.object({ people: groups, organisations: groups }).parse(rows);

export type ActorKind = 'person' | 'organisation';

export interface ActorNoun {
  /** Shared by the words for one sort of people or bodies. */
  readonly key: string;
  readonly kind: ActorKind;
  /** The key of the noun at the end of a German compound; that of the word itself for others. */
  readonly head: string;
}

const nouns = new Map<string, ActorNoun>();
for (const [kind, lines] of [
  ['person', lists.people],
  ['organisation', lists.organisations],
] as const) {
  for (const words of lines)
    for (const word of words)
      nouns.set(plainWord(word), { key: `~${words[0] ?? ''}`, kind, head: `~${words[0] ?? ''}` });
}

/** Shorter nouns do not end German compounds that are looked up. */
const shortestHead = 5;

/** The sort of people or body that a word names, as a whole or as the head of a German compound; undefined for other words. */
export function actorNounOf(word: string): ActorNoun | undefined {
  const plain = plainWord(withoutElision(word));
  const known = nouns.get(plain) ?? nouns.get(plain.replace(/(?<=er)[sn]$/u, '')) ?? nouns.get(masculine(plain));
  if (
    known !== undefined ||
    plain.length < shortestHead + 3 ||
    !/^[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}\p{Ll}+[^A-Za-zªµºÀ-ÖØ-ӿ]*$/u.test(word)
  )
    return known;
  for (let at = 3; at <= plain.length - shortestHead; at += 1) {
    const head = nouns.get(plain.slice(at));
    if (head !== undefined) return { key: stem(word), kind: head.kind, head: head.key };
  }
  return undefined;
}

/** `Usagère`, `patrocinadora`, `Referentinnen`: the form of which the lists above hold the other. */
const masculine = (plain: string): string =>
  plain
    .replace(/eres?$/u, 'er')
    .replace(/trices?$/u, 'teur')
    .replace(/euses?$/u, 'eur')
    .replace(/iennes?$/u, 'ien')
    .replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{4})ees?$/u, 'e')
    .replace(/(?<=[A-Za-zªµºÀ-ÖØ-ӿ]{4})(?:innen|in)$/u, '')
    .replace(/(?<=[dt]or)as?$/u, '');

/** `l’organisateur`: without the article that leans on the noun. */
export const withoutElision = (word: string): string =>
  word.replace(/^[^a-zß-ɏ]*(?:l|d|dell|all|dall|nell)['’](?=[a-zß-ɏ])/i, '');
