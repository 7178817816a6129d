import { printed, wordsOfUnit, type FactDocument } from '../../facts/fact.ts';
import { wholeVocabulary } from '../../facts/words/vocabulary.ts';
import { placeOfWords } from '../place.ts';
import { readCompared } from '../read-compared.ts';
import type { Place, RuleContext, RuleFinding } from '../rule.ts';

/** A sentence on who bears the costs of an agreement. */
interface CostSentence {
  readonly document: number;
  readonly unit: number;
}

/** `Each party bears its own costs of the negotiation`, in the four languages. */
const ownCosts = [
  String.raw`(?:each|every|both|all)(?![a-z])[^.;]{0,30}(?:bears?|pays?|meets?|responsible for)(?![a-z])[^.;]{0,12} own (?:[a-z]+ (?:and )?){0,3}(?:costs?|fees|expenses)`,
  String.raw`(?:jede|beide|die parteien)[^.;]{0,40}(?:trägt|tragen)[^.;]{0,12} (?:ihre|seine)[^.;]{0,30}(?:kosten|auslagen)[^.;]{0,60}selbst`,
  String.raw`chac(?:un|une|que)(?![a-zß-ɏ])[^.;]{0,40}(?:supporte(?:ra)?|conserve(?:ra)?|assume(?:ra)?|garde(?:ra)?)[^.;]{0,30}ses propres (?:frais|honoraires|dépens|coûts)`,
  String.raw`cada(?![a-zß-ɏ])[^.;]{0,30}(?:asum[a-zß-ɏ]+|soport[a-zß-ɏ]+|pag[a-zß-ɏ]+|correr[a-zß-ɏ]+)[^.;]{0,20}sus propios (?:gastos|costes|honorarios)`,
];
/** Costs of making an agreement, not of a journey. */
const ofAgreement =
  /legal|lawyer|adviser|negotiat|agreement|anwalt|berat|verhandl|vertrag|juridique|avocat|négociation|convention|contrat|abogad|jurídic|negociación|contrato|acuerdo/i;
/** `The company pays the lead investor's legal fees`: one bears those of another. */
const costsOfOther = [
  String.raw`(?:pays?|bears?|reimburses?|meets?|covers?) (?:for )?(?:the |its )?(?:[a-zß-ɏ]+ ){0,3}[a-zß-ɏ]+(?:['’]s|s['’]) (?:reasonable )?(?:legal|lawyers?['’]?|advisers?['’]?|professional) (?:and [a-z]+ )?(?:fees|costs|expenses)`,
  String.raw`(?:pays?|bears?|reimburses?|meets?|covers?) (?:the |all )?(?:reasonable )?(?:legal|professional) (?:and [a-z]+ )?(?:fees|costs|expenses) of the`,
  String.raw`(?:trägt|übernimmt|zahlt|erstattet)[^.;]{0,20} (?:[a-zß-ɏ]*anwalts|rechtsberatungs|beratungs)(?:kosten|honorare?|gebühren) (?:des|der)`,
  String.raw`(?:prend en charge|supporte|paie|rembourse)[^.;]{0,12} (?:frais|honoraires) (?:juridiques|de conseil|d['’]avocats?) (?:du|de|des)`,
  String.raw`(?:paga(?:rá)?|asume|asumirá|reembolsa(?:rá)?|abona(?:rá)?)[^.;]{0,8} (?:gastos|honorarios) (?:legales|jurídicos|de abogados?) (?:del|de la|de los)`,
];
const [own, other] = [ownCosts, costsOfOther].map(
  (sources) => new RegExp(`(?<![a-zß-ɏ])(?:${sources.join('|')})(?![a-zß-ɏ])`, 'i'),
) as [RegExp, RegExp];
/** A cheap look at the words of a document. */
const hints = ['own', 'selbst', 'selbst.', 'propres', 'propios'];

/** Each side bears its own costs in one document, and one side those of another in a second. */
export function ownCostSwaps(context: RuleContext): RuleFinding[] {
  const { documents, areRelated } = context;
  const isLikely = (document: FactDocument): boolean => {
    const words = wholeVocabulary(document);
    return hints.some((hint) => words.has(hint));
  };
  const owns = readCompared(context, (document) =>
    isLikely(document) ? sentencesOf(document, own).filter((one) => isOfDeal(documents, one)) : [],
  );
  if (owns.length === 0) return [];
  const others = documents.flatMap((document) => sentencesOf(document, other));
  const isMixed = ({ document }: CostSentence): boolean =>
    owns.some((one) => one.document === document) && others.some((one) => one.document === document);
  const a = owns.find((one) => !isMixed(one));
  const b = others.find((one) => a !== undefined && !isMixed(one) && areRelated(a.document, one.document));
  if (a === undefined || b === undefined) return [];
  return [
    {
      rule: 'party-swap',
      kind: 'wording',
      severity: 'high',
      confidence: 0.8,
      explanation: 'One document has each side bear its own costs, the other has one side bear those of another.',
      sides: [a, b]
        .toSorted((x, y) => x.document - y.document)
        .map((one) => ({ places: placesOf(documents[one.document], one) })),
    },
  ];
}

const textOf = (document: FactDocument | undefined, unit: number): string => {
  const own = document?.units[unit];
  return document === undefined || own === undefined ? '' : printed(wordsOfUnit(document, own));
};

const isOfDeal = (documents: readonly FactDocument[], { document, unit }: CostSentence): boolean =>
  ofAgreement.test(textOf(documents[document], unit));

const sentencesOf = (document: FactDocument, pattern: RegExp): CostSentence[] =>
  [...document.units.keys()].flatMap((unit) =>
    pattern.test(textOf(document, unit)) ? [{ document: document.index, unit }] : [],
  );

function placesOf(document: FactDocument | undefined, { unit }: CostSentence): Place[] {
  const sentence = document?.units[unit];
  if (document === undefined || sentence === undefined) return [];
  return [placeOfWords(document, sentence.passage, sentence.start, sentence.end, unit)];
}
