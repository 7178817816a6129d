import { stem } from '../words/stem.ts';
import { isDeedNoun } from './deed-nouns.ts';
import { dutyVerbOf, isCostWord, withoutCost } from './duty-verbs.ts';

/** One of the things that a duty is about: `maintenance of the lift` in `maintenance of the lift and insurance`. */
export interface ObjectItem {
  /** Stems of the noun with what belongs to it. */
  readonly head: readonly string[];
  /** What is told besides, by the word that joins it: `on` the inside, `for` the boat. */
  readonly adjuncts: ReadonlyMap<string, readonly string[]>;
  /** What stands before a bare noun such as `maintenance` in its paragraph and may say of what. */
  readonly context?: readonly string[];
  /** Figures that stand with it. */
  readonly figures: readonly string[];
}

/** A word with its plain form. */
export interface PlainWord {
  readonly text: string;
  readonly plain: string;
}

const joins =
  /^(?:and|und|et|y|e|ed|or|oder|ou|o|plus|sowie|&|nor|noch|as|well|ainsi|asi|einschliesslich|inklusive|inkl|nebst|samt|including|incl|incluyendo)$/u;
/** Words that join what only tells more about a thing, each under one name over the languages. */
const prepositions = new Map(
  `in im dans en inside within innerhalb
on auf sur sobre
for fur pour para per
to zu zum zur a au aux al
from aus depuis desde ab
with mit avec con
without ohne sans sin
at bei beim chez
before vor avant antes
after nach apres despues
during wahrend pendant lors durante
above over uber
under unter sous
between zwischen entre
against gegen contre contra
by`
    .split('\n')
    .flatMap((line) => line.split(' ').map((word) => [word, line.split(' ')[0] ?? ''] as const)),
);
/** What follows is another clause. */
const clause =
  /^(?:if|covering|couvrant|portant|comprenant|which|that|who|whose|when|where|while|because|unless|except|as|caused|used|required|needed|once|twice|wenn|falls|sofern|soweit|dass|weil|sobald|si|qui|que|lorsque|quand|sauf|salvo|cuando|se|until|bis|than|so|also|jeweils|themselves|himself|herself|itself|selbst|together)$/u;
/** An article opens another noun, unless the word before joins them: `maintenance of the lift`. */
const article =
  /^(?:the|a|an|der|die|das|dem|den|des|ein|eine|einen|le|la|les|un|une|el|los|las|una|il|lo|gli|his|her|its|their|your|our|this|these|any|all|each|every)$/u;
const aid = /^(?:is|are|was|were|be|been|wird|werden|est|sont|es|son|sera|seran)$/u;
const ofWord = /^(?:of|de|du|des|del|der|di|della|dello|dei|delle|von|vom|d)$/u;

/** `Les couches de son enfant`: whose it is tells nothing more. */
const owner =
  /^(?:his|her|its|their|your|our|son|sa|ses|leurs?|votre|vos|notre|nos|su|sus|seine[mrs]?|ihre[mrs]?|each|every|chaque|cada|jede[rsmn]?)$/u;

/** Verbs and adverbs that stand between a thing and who bears it. */
const filler =
  /^(?:present|presente?s?|vorliegende[nrms]?|diese[nrms]?|esta?|ce(?:t|tte)?|down|doit|doivent|devra|devront|muss|mussen|soll|sollen|debe|deben|debera|deberan|pris|prises?|all|every|alle[nrs]?|samtliche[nrs]?|ganze[nrms]?|tous|toutes?|tout|tod[oa]s?|whole|entire|afterwards|beforehand|zuvor|vorher|prealablement|previamente|danach|anschliessend|ensuite|despues|incluid[oa]s?|included|inbegriffen|compris(?:es?)?|votre|vos|notre|nos|leurs?|vuestr[oa]s?|nuestr[oa]s?|unser(?:e[mnrs]?)?|ihre[mnrs]?|seine[mrs]?|lo|faire|hacer|lassen|be|been|will|shall|must|done|seran|sera|seront|corre|corren|correra|correran|geht|gehen|bleibt|bleiben|goes|go|remain|remains|paid|supplied|provided|own|sole|full|municipal(?:es)?|municipaux|communale?s?|necessary|eigene|eigenen|propre|propio|propia|propios|propias|charge|cargo|con|please|bitte|ihre|ihren|seine|seinen)$/u;

const clock = /^(?:h|uhr|heures?|horas|am|pm|a\.?m|p\.?m)$/u;

/** `Table 4`, and neither when nor what is told aside: `from 11 h 30`, `(£420)`. */
function isFigure(words: readonly PlainWord[], index: number): boolean {
  const { text = '', plain = '' } = words[index] ?? {};
  if (!/\d/u.test(plain)) return false;
  const beside = [words[index - 1], words[index + 1]];
  return !/^\(|\d[:h]\d\d/u.test(text) && !beside.some((word) => word !== undefined && clock.test(word.plain));
}

/** German compounds whose last part says what is done: `Abfallentsorgung`. */
const deed =
  /^(?<thing>[^A-Za-zªµºÀ-ÖØ-ӿ]*\p{Lu}\p{Ll}{2,}?)(?:s|en|n)?(?<deed>entsorgung|reinigung|wartung|pflege|versicherung|beschaffung|prüfung|kontrolle|montage|lieferung|bewachung|räumung|sicherung|instandsetzung|instandhaltung|entleerung|abholung|genehmigung|bestellung|beseitigung|erneuerung|bereitstellung|transport)(?<end>[^A-Za-zªµºÀ-ÖØ-ӿ]*)$/u;

const partsOf = (text: string): string[] => {
  const { thing = '', deed: noun = '' } = deed.exec(text)?.groups ?? {};
  return noun === '' ? [text] : [thing, noun];
};

/** The things that a run of words names, told apart where they are listed. */
export function objectItems(words: readonly PlainWord[]): ObjectItem[] {
  const items: DraftItem[] = [];
  let item: DraftItem | undefined;
  const close = (): void => {
    item?.takePurpose();
    item?.takeMode();
    item?.takeGoal();
    if (item !== undefined && item.head.length > 0) items.push(item);
    item = undefined;
  };
  for (const [index, { text, plain }] of words.entries()) {
    const before = words[index - 1]?.plain ?? '';
    const isInfinitive = words[index - 2]?.plain === 'to' || /(?:er|ir|re|ar|ing)$/u.test(before);
    if (joins.test(plain) || plain === '') {
      close();
    } else {
      item ??= new DraftItem();
      addWord(item, text, plain, before, isInfinitive);
      if (isFigure(words, index) && item.joint !== '-') item.figures.push(plain);
    }
    if (text.endsWith(',')) close();
  }
  close();
  return shareComplements(items);
}

const fee = stem('fee');
const carriage = stem('freight');
const modes = new Set(
  'sea ocean air road rail see meer luft straße bahn maritime aérien aérienne routier marítimo aéreo terrestre'
    .split(' ')
    .map(stem),
);

/** A thing as far as its words were read. */
class DraftItem {
  readonly head: string[] = [];
  readonly adjuncts = new Map<string, string[]>();
  readonly figures: string[] = [];
  /** Terms behind `of`. */
  readonly complement: string[] = [];
  #joint = '';
  #isOf = false;

  /** What joins the words that come; empty within the head, `-` in words that are not compared. */
  get joint(): string {
    return this.#joint;
  }

  /** `The fee for the mark`: what is paid for is the thing. */
  takePurpose(): void {
    const purpose = this.adjuncts.get('for') ?? [];
    if (purpose.length === 0 || !this.head.every((term) => term === fee)) return;
    this.head.push(...purpose);
    this.adjuncts.delete('for');
  }

  /** `The sea freight` is the freight: by what it goes is told besides. */
  takeMode(): void {
    const at = this.head.findIndex((term) => modes.has(term));
    if (at < 0 || !this.head.includes(carriage)) return;
    this.adjuncts.set('by', this.head.splice(at, 1));
  }

  /** `The application to the council`, `der Antrag auf Wohngeld`: what such a noun is joined to is what it is done to. */
  takeGoal(): void {
    if (this.head.length !== 1 || !isDeedNoun(this.head[0] ?? '')) return;
    for (const joint of ['to', 'for', 'on', 'before', 'at']) {
      this.head.push(...(this.adjuncts.get(joint) ?? []));
      this.adjuncts.delete(joint);
    }
  }

  openAdjunct(joint: string): void {
    this.#joint = joint;
    if (joint !== '-' && !this.adjuncts.has(joint)) this.adjuncts.set(joint, []);
  }

  openComplement(): void {
    this.#isOf = this.head.length > 0;
  }

  add(term: string): void {
    if (this.#joint === '') {
      this.head.push(term);
      if (this.#isOf) this.complement.push(term);
    } else this.adjuncts.get(this.#joint)?.push(term);
  }
}

/** `Upkeep and replacement of the roof`: the roof belongs to both. */
const shareComplements = (items: readonly DraftItem[]): ObjectItem[] =>
  items.flatMap((item, index) => {
    const { complement = [] } = items[index + 1] ?? {};
    return item.complement.length > 0 || complement.length === 0
      ? [item]
      : [item, { head: [...item.head, ...complement], adjuncts: item.adjuncts, figures: item.figures }];
  });

function addWord(item: DraftItem, text: string, plain: string, before: string, isInfinitive: boolean): void {
  const preposition = prepositions.get(plain);
  // `On the inside`: an article makes a noun of it.
  const isNoun =
    (article.test(before) && !ofWord.test(before)) ||
    (plain === 'a' && prepositions.has(before)) ||
    (plain === 'a' && ofWord.test(before));
  const opensNoun = article.test(plain) && !ofWord.test(before) && !ofWord.test(plain);
  if (preposition !== undefined && !isNoun && (item.head.length > 0 || item.joint !== ''))
    item.openAdjunct(preposition);
  else if (clause.test(plain)) {
    // `Pays for that survey`: no clause hangs on nothing.
    if (plain !== 'that' || item.head.length > 0 || item.joint !== '') item.openAdjunct('-');
  } else if (opensNoun && item.joint === '' && item.head.length > (isInfinitive ? 1 : 0)) item.openAdjunct('-');
  if (isCostWord(plain) || (preposition !== undefined && !isNoun) || filler.test(plain)) return;
  // `The cost of each survey`: it is the survey that is paid for.
  if (ofWord.test(before) && owner.test(plain) && item.head.length > 0) item.openAdjunct('-');
  if (ofWord.test(plain)) item.openComplement();
  // `Are carried out`: what is done is told by the bond.
  if (aid.test(before) && dutyVerbOf(plain) !== undefined) return;
  const isKnown = stem(text).startsWith('=');
  for (const part of isKnown ? [text] : partsOf(withoutCost(text))) {
    const term = stem(part);
    if (term !== '') item.add(term);
  }
}
