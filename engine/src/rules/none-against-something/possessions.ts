import { wordsOfUnit } from '../../facts/fact.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';
import type { MissingThing } from './missing-things.ts';

const having =
  /^(?:has|have|possesses|hat|haben|besitzt|verfugt|dispose|disposent|possede|comporte|equipe|equipee|tiene|tienen|dispone|disponen|cuenta|posee|hay)$/u;
const optional = /^(?:if|wenn|falls|si|may|can|kann|peut|puede|would|wurde)$/u;
/** Words between having and what is had. */
const reach = 4;

/** Sentences that say that there are certain things: `the house has a cellar`. */
export function possessions({ documents }: RuleContext, things: ReadonlySet<string>): MissingThing[] {
  return documents.flatMap((document) =>
    document.units.flatMap((unit, index): MissingThing[] => {
      if (document.passages[unit.passage]?.kind !== 'paragraph') return [];
      const words = wordsOfUnit(document, unit).map(({ text }) => text);
      const at = words.findIndex((word) => things.has(topicStem(word)));
      if (at < 0) return [];
      const plain = plainWords(words);
      const from = plain.findIndex((word, position) => position < at && at - position <= reach && having.test(word));
      if (from < 0 || plain.some((word, position) => isDenial(plain, position) || optional.test(word))) return [];
      return [{ document: document.index, unit: index, thing: topicStem(words[at] ?? ''), start: from, end: at + 1 }];
    }),
  );
}
