import { wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { placeOfWords } from '../place.ts';
import type { Rule, RuleContext, RuleFinding } from '../rule.ts';
import { areApart, findEntries, plainLabel } from './entries.ts';
import type { Entry } from './entry.ts';
import { isHandedOver } from './handed-over.ts';

/** Documents name different places, persons or things under one label. */
export const rule: Rule = {
  id: 'entry-mismatch',
  find: (context) => {
    const byLabel = Map.groupBy(withoutNeedlessWords(context.documents.flatMap(findEntries)), ({ label }) => label);
    return [...byLabel.values()].flatMap((entries) => check(context, entries));
  },
};

/** A body has several of them, each for something else: the secretary and the membership secretary. */
const ofMany: ReadonlySet<string> = new Set([
  '&secretary',
  '&director',
  '&manager',
  '&editor',
  '&engineer',
  '&coordinator',
]);

/** `Leader` and `the group is led by`: what somebody leads may be left out where each paper has one leader. */
function withoutNeedlessWords(entries: readonly Entry[]): Entry[] {
  const officeOfLabel = (label: string): string => label.split(' ').find((term) => term.startsWith('&')) ?? '';
  return [...Map.groupBy(entries, ({ label }) => officeOfLabel(label))].flatMap(([office, same]) => {
    const labels = new Set(same.map(({ label }) => label));
    const documents = new Set(same.map(({ document }) => document));
    const isPlain =
      office !== '' && !ofMany.has(office) && labels.has(office) && labels.size === 2 && documents.size === same.length;
    return isPlain ? same.map((entry) => Object.assign(entry, { label: office })) : same;
  });
}

/** One side for each name, when all names of the label exclude each other. */
function check(context: RuleContext, entries: readonly Entry[]): RuleFinding[] {
  const sides: Entry[][] = [];
  for (const entry of entries) {
    const side = sides.find((others) => others.some((other) => !areApart(entry.name, other.name)));
    if (side === undefined) sides.push([entry]);
    else side.push(entry);
  }
  const related = sides.filter((side) =>
    sides.some(
      (other) => other !== side && other.some((b) => side.some((a) => context.areRelated(a.document, b.document))),
    ),
  );
  // What two papers agree on under a word for many things is meant by the third.
  const isPlain = entries.some(({ label }) => label.startsWith(plainLabel));
  if (isPlain && (related.length > 2 || related.every((side) => new Set(side.map(documentOf)).size < 2))) return [];
  if (related.length < 2 || isNamedElsewhere(context, related) || areNamedTogether(context, related)) return [];
  const [one = [], other = []] = related;
  if (related.length === 2 && (areHandedOver(context, one, other) || areHandedOver(context, other, one))) return [];
  return [
    {
      rule: 'entry-mismatch',
      kind: 'value-conflict',
      severity: 'medium',
      confidence: 0.7,
      explanation: 'The documents name different things under the same label.',
      sides: related.map((side) => ({ places: side.flatMap((entry) => placeOf(context, entry)) })),
    },
  ];
}

/** Some paper says of one name that it took the place of each of the others. */
const areHandedOver = ({ documents }: RuleContext, now: readonly Entry[], before: readonly Entry[]): boolean =>
  before.every((former) => now.some((entry) => isHandedOver(documents, entry, former)));

const documentOf = ({ document }: Entry): number => document;

/** Each of the documents knows both names: it means two things, and one label covers them. */
function isNamedElsewhere({ documents }: RuleContext, sides: readonly (readonly Entry[])[]): boolean {
  const knows = (document: number, name: readonly string[]): boolean => {
    const passages = documents[document]?.passages ?? [];
    const text = ` ${passages.flatMap(({ words }) => words.map((word) => word.text.toLowerCase())).join(' ')} `;
    return name.every((word) => text.includes(word));
  };
  return sides.every((side) =>
    side.every((entry) => sides.every((other) => other.some(({ name }) => knows(entry.document, name)))),
  );
}

/** Between two names of one person. */
const alias =
  /^ (?:(?:who is |and |y |et |die |der |qui |que )?(?:who )?(?:trad(?:es|ing)|t\/?a|d\/?b\/?a|doing business|carrying on business|acting|known|(?:also )?called|formerly|née|geb(?:oren)?|firmiert?(?:end)?|handelnd|handelt|inhaber(?:in)?|exerçant|exerce|agissant|dite?|nommée?|que gira|con (?:el )?nombre(?: comercial)?|denominad[oa]|conocid[oa])(?: \S+){0,4}) $/u;

/** `Mira Okoro, who trades as Thread & Needle ("Tenant")`: the sentence that gives one of the names gives the other too. */
function areNamedTogether({ documents }: RuleContext, sides: readonly (readonly Entry[])[]): boolean {
  const textOf = (entry: Entry): string => {
    const document = documents[entry.document];
    const sentence = document?.units[sentenceOf(document, entry)];
    const words = document === undefined || sentence === undefined ? [] : wordsOfUnit(document, sentence);
    return ` ${words.map(({ text }) => text.toLowerCase().replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d'’-]+/gu, '')).join(' ')} `;
  };
  const isOtherName = ({ name }: Entry, other: Entry): boolean => {
    const text = textOf(other);
    const from = text.indexOf(` ${name.join(' ')} `) + name.join(' ').length + 1;
    const to = text.indexOf(` ${other.name.join(' ')} `);
    return name.length > 1 && from <= to && alias.test(text.slice(from, to + 1));
  };
  return sides.every((side, index) =>
    sides
      .toSpliced(index, 1)
      .every((other) => side.some((a) => other.some((b) => isOtherName(a, b) || isOtherName(b, a)))),
  );
}

const sentenceOf = ({ units }: FactDocument, { passage, start }: Entry): number =>
  units.findIndex((unit) => unit.passage === passage && unit.start <= start && start < unit.end);

function placeOf({ documents }: RuleContext, entry: Entry): ReturnType<typeof placeOfWords>[] {
  const document = documents[entry.document];
  const sentence = document === undefined ? -1 : sentenceOf(document, entry);
  return document === undefined ? [] : [placeOfWords(document, entry.passage, entry.start, entry.end, sentence)];
}
