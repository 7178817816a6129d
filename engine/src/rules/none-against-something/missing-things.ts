import { wordsOfUnit } from '../../facts/fact.ts';
import { isDenial } from '../../facts/stances/denial.ts';
import { plainWords } from '../../facts/stances/stance-marks.ts';
import { topicStem } from '../../facts/stances/topic-stem.ts';
import type { RuleContext } from '../rule.ts';

/** Words that say that something is not there, or not asked for. */
export interface MissingThing {
  readonly document: number;
  readonly unit: number;
  readonly thing: string;
  /** `words.slice(start, end)` of the sentence. */
  readonly start: number;
  readonly end: number;
}

const absent = /^(?:without|no|sans|ohne|sin|keine?[nrs]?|aucune?|ningun[oa]?|zero)$/u;
const filler = /^(?:any|all|jede|jeglich\w*|toute?|jegliche[rnms]?|cualquier)$/u;
/** Says that it is not asked for: these tell nothing of what it is. */
const asked =
  /^(?:is|are|will|be|was|ist|wird|werden|sind|est|sera|es|sera|se|payable|due|required|charged|asked|needed|levied|fallig|verlangt|erhoben|gefordert|erforderlich|due?s?|exigee?s?|demandee?s?|percue?s?|exigible|requerid[oa]|exige|cobra|applies|apply|gilt|agreed|vereinbart|prevue?|previst[oa])$/u;
const longest = 8;

/** Short clauses that say of one thing that there is none. */
export function missingThings({ documents, areRelated }: RuleContext): MissingThing[] {
  return documents.flatMap((document) =>
    document.units.flatMap((unit, index): MissingThing[] => {
      const passage = document.passages[unit.passage];
      if (passage === undefined || passage.kind === 'furniture' || unit.end - unit.start > longest) return [];
      if (!documents.some((other) => areRelated(document.index, other.index))) return [];
      const words = wordsOfUnit(document, unit).map(({ text }) => text);
      const plain = plainWords(words);
      if (!plain.some((word, at) => absent.test(word) || isDenial(plain, at))) return [];
      const things = [...plain.keys()].filter(
        (at) =>
          !absent.test(plain[at] ?? '') &&
          !isDenial(plain, at) &&
          !filler.test(plain[at] ?? '') &&
          !asked.test(plain[at] ?? '') &&
          topicStem(words[at] ?? '') !== '',
      );
      const [at = 0] = things;
      if (things.length !== 1) return [];
      return [
        { document: document.index, unit: index, thing: topicStem(words[at] ?? ''), start: 0, end: words.length },
      ];
    }),
  );
}
