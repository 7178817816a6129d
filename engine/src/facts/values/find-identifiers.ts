import { allMatches } from '../words/all-matches.ts';
import { stem } from '../words/stem.ts';
import { textValue, type ValueMatch } from './value.ts';

const email = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?![\w-])/gi;
const url = /(?<![\w@.])(?:https?:\/\/|www\.)[^\s<>()"“”]+[^\s<>()"“”.,;:]/gi;
const iban = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,4})?(?![A-Za-z0-9])/gu;
const phone =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d/.-])(?:\+\d{8,15}|(?:\+\d{1,3}[ ./-]?)?(?:\(0?\d{1,5}\)[ ./-]?)?(?:\d{2,5}|(?<!\d )0\d{5})(?:[ ./-]\d{2,8}){1,4}(?:-\d)?)(?![A-Za-zªµºÀ-ÖØ-ӿ\d]|[/.,-]\d)/gu;
const phoneLabel =
  /(?:(?<![a-zß-ɏ])(?:tel|(?:tele)?phone|mobile|cell|fax|call|ring|dial|whatsapp|telefon|mobil|handy|hotline|fon|anruf[a-zß-ɏ]*|tél(?:éphone[rz]?)?|appel(?:er|ez)?|portable|tel[ée]fono|móvil|ll[aá]m[a-zß-ɏ]{1,6}|cellulare|chiam[a-zß-ɏ]{1,5})(?![a-zß-ɏ])[^\na-zß-ɏ]{0,4}(?:[a-zß-ɏ]+ ){0,2}|☎ ?)$/i;
/** Letters with digits, or digits parted by hyphens and slashes: `WW-4471902`, `HB/24/117`, `IP67`, `30-96-41`. */
const code =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d@./\\-]|\d,)(?=[A-Za-zªµºÀ-ÖØ-ӿ\d./_-]*\d)(?:[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я\d][A-Za-zªµºÀ-ÖØ-ӿ\d]*(?:[-/_.][A-Za-zªµºÀ-ÖØ-ӿ\d]+)+|[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я]+\d[A-Za-zªµºÀ-ÖØ-ӿ\d]*|\d+[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я]+[A-Za-zªµºÀ-ÖØ-ӿ\d]*|\d{5,})(?![A-Za-zªµºÀ-ÖØ-ӿ\d@]|[-/][A-Za-zªµºÀ-ÖØ-ӿ]|[.,]\d)/gu;
/** `22 914 605-K`, `48.291.335-K`: an identity number with its check letter. */
const identity = /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d.,-])\d{2}[ .]\d{3}[ .]\d{3} ?-? ?[A-HJ-NP-TV-Z](?![A-Za-zªµºÀ-ÖØ-ӿ\d])/gu;
/** `KD19 RVO`, `AB-CD 123`: the plate of a vehicle. */
const plate =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])(?:[A-Z]{2}\d{2} [A-Z]{3}|[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}[EH]?)(?![A-Za-zªµºÀ-ÖØ-ӿ\d-])/gu;
const plateWord =
  /(?:registration|registered|reg|plate|vehicle|car|van|lorry|truck|kennzeichen|fahrzeug|pkw|lkw|immatricul[a-zß-ɏ]+|v[ée]hicule|matr[íi]cula|veh[íi]culo|targa)[^a-zß-ɏ]{1,3}(?:(?:no|number|n[°º]|nr)[^a-zß-ɏ]{1,3})?$/i;
/** `HX4 0BD`: the code of a place, printed in two parts. */
const postcode = /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Za-zªµºÀ-ÖØ-ӿ\d-])/gu;
/** `1234 BCD`, `M AB 1234`: plates that only a word before them tells. */
const namedPlate =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])(?:\d{4} [B-DF-HJ-NP-TV-Z]{3}|[A-ZÄÖÜ]{1,3} [A-Z]{1,2} \d{1,4}|[A-Z]\d{1,3} [A-Z]{3})(?![A-Za-zªµºÀ-ÖØ-ӿ\d-])/gu;
/** `H-46 118 907`: groups of figures go on behind a code. */
const grouped =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я]{1,3}-\d{1,3}(?: \d{3}){1,3}(?![A-Za-zªµºÀ-ÖØ-ӿ\d]|[.,]\d| ?[%€$£])/gu;
/** `EP 2 518 374 B1`: a patent with its country and kind, in groups of three. */
const patent =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])[A-Z]{2} \d{1,3}(?: \d{3}){1,3}(?: ?[A-CTU]\d?)(?![A-Za-zªµºÀ-ÖØ-ӿ\d]|[.,]\d| ?[%€$£])/gu;
/** `WS 418827`, `W 10884`: a number in a register or on a sail, with the letters of its series. */
const lettered =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d-])(?!(?:KR|RM|RS|DM|LT|KG|NR|NO|FR) )[A-Z]{1,2} \d{5,8}(?: ?[A-Z](?![A-Za-zªµºÀ-ÖØ-ӿ]))?(?![A-Za-zªµºÀ-ÖØ-ӿ\d/-]|[.,]\d| ?[%€$£]| \d{3})/gu;
/** Digits in groups after a word that calls them a number: `GB 771 2094 55`, `0071 8263`. */
const numbered =
  /(?:\b(?:no|nr|number|nummer|num[ée]ro|n[°º]|ref|reference|reg|registered|account|konto|kto|policy|police|p[óo]liza|invoice|order|contract|vat|ust-?id|cif|nif|siret|siren|abn|acn|arbn|nzbn|ein|crn|kvk|cvr|nipc|cuit|rfc|cnpj|steuernummer|id|ean|gtin|upc|isbn|bar ?code|strichcode|code[ -]barres|c[óo]digo de barras|code|sort code|blz|serial|lot|batch)\b\.?:?[ \n]?(?:no\.?|nr\.?|number|nummer)?:?[ \n]?)(?!(?:19|20)\d\d[-/](?:19|20)\d\d(?!\d))((?:[A-Z]{1,4} ?)?\d[\d ./-]{3,}\d[A-Z]?)(?![a-zß-ɏ\d]|[-/][a-zß-ɏ])/gi;
/** `Contrat CL 2025 0318`, `your reference 25 Y 01447`: a code in groups, whose letters are capitals, behind what it is of. */
const spaced =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d])(?:[Cc]ontract|[Oo]rder|[Cc]laim|[Cc]redit|[Ii]nvoice|[Pp]olicy|[Rr]ef(?:erence)?|[Ff]ile|[Ll]oan|[Vv]ertrag|[Aa]uftrag|[Bb]estellung|[Rr]echnung|Aktenzeichen|Zeichen|Schaden|Police|[Cc]ontrat|[Cc]ommande|[Ff]acture|[Dd]ossier|[Ss]inistre|[Rr]éférence|[Pp]edido|[Cc]ontrato|[Ff]actura|[Ee]xpediente|[Ss]iniestro|[Rr]eferencia)\.?:? (?:(?:[Nn]o\.?|[Nn]r\.?|[Nn][°º]) ?)?((?!EUR|USD|GBP|CHF)(?:[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я]{1,4} \d{2,4} \d{3,8}|\d{1,4} [A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я]{1,3} \d{3,8}))(?![A-Za-zªµºÀ-ÖØ-ӿ\d]|[.,-]\d| ?[%€$£])/gu;
/** `ILC-25- 004918`: a line may end behind the hyphen of a code. */
const wrapped =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d@./\\-])[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я][A-Za-zªµºÀ-ÖØ-ӿ\d]*(?:[-/][A-Za-zªµºÀ-ÖØ-ӿ\d]+)+-[ \n]\d{3,}(?![A-Za-zªµºÀ-ÖØ-ӿ\d]|[.,/-]\d| ?[%€$£])/gu;
/** `contrat n° 25-61`, `Order 118/24`: two short groups behind the word for a paper. */
const ofPaper =
  /(?<![a-zß-ɏ])(?:delivery note|lieferschein|bon de livraison|albarán|bolla|contract|agreement|order|invoice|quotation|policy|permit|licence|vertrag|auftrag|bestellung|rechnung|angebot|police|bescheid|contrat|commande|facture|devis|avenant|contrato|pedido|factura|presupuesto|p[óo]liza|contratto|ordine|fattura|preventivo)(?:(?: [a-zß-ɏ]+){0,5}? (?:no\.?|nr\.?|number|nummer|n[°º.]+|num\.|n[úu]mero|num[ée]ro))?:? ((?!(?:19|20)\d\d(?!\d))\d{2,8}[-/](?!(?:19|20)\d\d(?!\d))\d{2,8})(?![a-zß-ɏ\d]|[-/.,]\d| ?[%€£$])/gi;

/** `Rev. D`, `Version 2.1`, `Issue 3`, `Draft 3.1`: which state of a document. */
const revision =
  /(?<![a-zß-ɏ\d])(rev(?:ision)?|version|issue|draft|edition|ausgabe|fassung|entwurf|révision|édition|revisión|versión|edición|index|indice|índice)\.?:? ((?:no\.? )?(?:[A-Z]|\d{1,3}(?:\.\d{1,3}){0,2})[a-z]?)(?![a-zß-ɏ\d]| ?%)/gi;

/** `room B 214`, `lot n° 9`, `class 2`: what is numbered stands before, as a word for places or for sorts. */
const numberedThing =
  /\b(?:(?:room|raum|zimmer|salle|sala|bureau|aula|hörsaal|gate|steg|berth|stand|booth) (?:n[°º]|no\.?|nr\.?)? ?([A-Z] ?\d{2,4}|[A-Z]?\d{3,4}|[A-Z]\d{1,2}|[A-HJ-Z](?=[\s.,;]|$))|(?:lot|los|lote|lotto|class|[a-zß-ɏ]*klasse|[a-zß-ɏ]{3,}grad|[a-zß-ɏ]{3,}stufe|[a-zß-ɏ]{3,}gruppe|classe|clase|category|kategorie|catégorie|categoría|grade|zone|zona) (?:n[°º]|no\.?|nr\.?|n\.º)? ?(\d{1,2}|[A-Z]|[IVX]{1,4}))(?![a-zß-ɏ\d]|[.,/-]\d| ?%)/gi;

/** `Dock 7`, `Rampe 4`: where goods or people are handed over. */
const dock =
  /(?<![a-zß-ɏ])(?:dock|bay|pier|tor|(?:lade)?rampe|gleis|quai|muelle|andén) (?:n[°º]|no\.?|nr\.?|n\.º)? ?(\d{1,2}|[A-Z])(?![a-zß-ɏ\d]|[.,/-]\d| ?%)/gi;
const dockHint = /(?:dock|bay|pier|tor|rampe|gleis|quai|muelle|andén) n?\S{0,3}[\dA-Z]/i;

/** `section AK numéro 187`, `cadastrée AK 178`, `Flurstück 112/4`, `parcela 87`: a piece of land in the register. */
const parcel =
  /(?<![a-zß-ɏ])(?:(?:cadastrée?s?(?: section)?|section(?: cadastrale)?) ((?:[a-zß-ɏ]{1,2}) ?(?:(?:numéro|n[°º]|no\.?) ?)?\d{1,4})|(?:flurstücks?(?:nummer)?|flst\.?|parcelle(?: cadastrale)?|parcela(?: catastral)?|particella)(?: (?:nr\.?|n[°º.]|no\.?|numéro|número))? ((?:[a-zß-ɏ]{1,2} )?\d{1,5}(?:\/\d{1,4})?))(?![a-zß-ɏ\d]|[.,]\d| ?(?:m²|m2|%|€|ha\b))/gi;

/** `die Rotbuche Nr. 72`, `Rotbuche (Nr. 27)`, `Parcel no. 14`: which of several things is meant, by a number of its own. */
const numberedNoun =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ\d§])(?!(?:Artikel|Absatz|Abs|Satz|Ziffer|Anlage|Anhang|Seite|Blatt|Teil|Kapitel|Tabelle|Bild|Abbildung|Punkt|Position|Pos|Zeile|Article|Section|Clause|Schedule|Annex|Appendix|Page|Part|Chapter|Table|Figure|Item|Line|Point|Annexe|Tableau|Anexo|Cláusula|Capítulo|Página|Tabla|Punto|Registered|Company|Telefon|Tel|Fax|Postfach|[A-Za-zªµºÀ-ÖØ-ӿ]*[Rr]echnung|Angebot|Auftrag|Bestellung|Lieferschein|Gutschrift|Mahnung|[A-Za-zªµºÀ-ÖØ-ӿ]*[Vv]ertrag|Protokoll|Beschluss|Nachtrag|Bescheid|Invoice|Order|Quotation|Receipt|Letter|Minutes|Amendment|Variation|Certificate|Report|Facture|Devis|Commande|Avenant|Factura|Presupuesto|Pedido|Albarán|Certificado|Fattura|Ordine|Preventivo)[ .(])\p{Lu}\p{Ll}{3,} \(?(?:Nr\.?|No\.|no\.|N[°º]|n[°º]) ?(\d{2,4})(?![A-Za-zªµºÀ-ÖØ-ӿ\d]|[.,/ -]\d| ?%)/gu;

const naming = [patent, identity, plate, grouped, lettered];

/** Cheap to test. */
const parcelHint = /cadastr|section|fl(?:urstück|st)|parcel|particella/i;
const linkHint = /:\/\/|www\./i;
const thingHint =
  /room|raum|zimmer|salle|sala|bureau|aula|saal|gate|steg|berth|stand|booth|lot|los|class|klass|grad|stufe|gruppe|clase|t[eé]gor|zon[ea]/i;
const nounHint = / \(?[Nn](?:[r°º]|o\.)/u;
/** `Room B`: a mark without a figure. */
const letteredHint = /(?:room|raum|zimmer|salle|sala|bureau|aula|hörsaal|gate|berth|stand|booth) [a-zß-ɏ](?![a-zß-ɏ])/i;
const brokenHint = /-[ \n]\d{3}/u;
/** Capitals beside figures: of an account, a patent, a plate, a postcode. */
const lettersHint = /[A-ZÀ-ÖØ-ÞΑ-ΩЀ-Я][ -]?\d|\d[ -]{0,3}[A-Z]|-[ \n]\d/u;
const groupsHint = /\d[\d ./-]{3,}\d/u;

/** The digits of a telephone number; who dials the code of a country leaves out the zero of the town, `+44 (0)20`. */
const dialled = (printed: string): string =>
  printed
    .replace(/(?<=^\+\d{1,3}[ ./-]?)\(0\)/u, '')
    .replace(/\D/gu, '')
    .replace(/^0+/u, '');

/** Finds e-mail addresses, links, telephone numbers, bank accounts, codes and numbers that name something. */
export function findIdentifiers(text: string): ValueMatch[] {
  const found: ValueMatch[] = [];
  const add = (match: ValueMatch): void => {
    if (!found.some((other) => match.start < other.end && match.end > other.start)) found.push(match);
  };
  for (const match of text.includes('@') ? matches(text, email) : [])
    add({ ...match, value: textValue('email', match.printed.toLowerCase()) });
  for (const match of linkHint.test(text) ? matches(text, url) : [])
    add({ ...match, value: textValue('url', match.printed.toLowerCase().replace(/^https?:\/\/(www\.)?|^www\./u, '')) });
  if (!/\d/u.test(text) && text.search(revision) < 0 && !letteredHint.test(text)) return found;
  const hasLetters = lettersHint.test(text);
  for (const match of hasLetters ? matches(text, iban) : [])
    add({ ...match, value: textValue('identifier', compact(match.printed), 'account') });
  const hasGroups = groupsHint.test(text);
  for (const match of hasGroups ? namedIn(text, spaced) : [])
    add({ ...match, value: textValue('identifier', compact(match.printed)) });
  const named = brokenHint.test(text) ? [...naming, wrapped] : naming;
  for (const match of (hasLetters ? named : []).flatMap((pattern) => matches(text, pattern)))
    add({ ...match, value: textValue('identifier', compact(match.printed)) });
  for (const match of hasLetters ? matches(text, postcode) : [])
    add({ ...match, value: textValue('identifier', compact(match.printed), 'postcode') });
  for (const match of hasLetters ? matches(text, namedPlate) : [])
    if (plateWord.test(text.slice(Math.max(0, match.start - 30), match.start)))
      add({ ...match, value: textValue('identifier', compact(match.printed)) });
  for (const match of matches(text, phone)) {
    const isTrunk = /^\(?0\d+\)?[ /-]/u.test(match.printed) && match.printed.replace(/\D/gu, '').length >= 9;
    if (
      match.printed.startsWith('+') ||
      isTrunk ||
      phoneLabel.test(text.slice(Math.max(0, match.start - 24), match.start))
    ) {
      add({ ...match, value: textValue('phone', dialled(match.printed)) });
    }
  }
  for (const match of hasGroups ? namedIn(text, numbered) : [])
    if (/[ -]/u.test(match.printed) && match.printed.replace(/\D/gu, '').length >= 5)
      add({ ...match, value: textValue('identifier', compact(match.printed)) });
  for (const match of hasGroups ? namedIn(text, ofPaper) : [])
    add({ ...match, value: textValue('identifier', compact(match.printed)) });
  for (const match of allMatches(text, revision)) {
    const printed = match[2] ?? '';
    const start = match.index + match[0].length - printed.length;
    if (
      !/^(?:no\.? )?(?:[A-Z]|\d)[\d.]*[a-z]?$/u.test(printed) ||
      (/^[ií]nd/i.test(match[1] ?? '') && !/^[A-Z]$/u.test(printed))
    )
      continue;
    add({
      start: match.index,
      end: start + printed.length,
      value: textValue('identifier', printed.toLowerCase(), 'revision'),
    });
  }
  for (const match of numberedIn(text)) add(match);
  for (const match of matches(text, code))
    if (isCode(match.printed)) add({ ...match, value: textValue('identifier', compact(inOneLanguage(match.printed))) });
  return found;
}

/** Numbers that say which of several things is meant. */
function numberedIn(text: string): ValueMatch[] {
  const matched = (match: RegExpExecArray, printed: string, unit: string): ValueMatch => {
    const end = match.index + match[0].length;
    return { start: end - printed.length, end, value: textValue('identifier', compact(printed), unit) };
  };
  const things = (thingHint.test(text) ? allMatches(text, numberedThing) : []).flatMap((match) => {
    const printed = match[1] ?? match[2] ?? '';
    // `Class a`: the marks are capitals, whatever case the noun has.
    // `los 30 alumnos`: a Spanish article, not a German lot.
    const isMark = printed === printed.toUpperCase() && !match[0].startsWith('los ');
    return isMark ? [matched(match, printed, 'numbered')] : [];
  });
  const docks = (dockHint.test(text) ? allMatches(text, dock) : []).flatMap((match) => {
    const printed = match[1] ?? '';
    return printed === printed.toUpperCase() ? [matched(match, printed, 'numbered dock')] : [];
  });
  const nouns = (nounHint.test(text) ? allMatches(text, numberedNoun) : []).map((match) =>
    matched(match, match[1] ?? '', `numbered ${stem(match[0].split(' ')[0] ?? '')}`),
  );
  const parcels = (parcelHint.test(text) ? allMatches(text, parcel) : []).map((match) => {
    const printed = match[1] ?? match[2] ?? '';
    const end = match.index + match[0].length;
    const key = compact(printed.replace(/numéro|n[°º]|no\.?/i, ''));
    return { start: end - printed.length, end, value: textValue('identifier', key, 'parcel') };
  });
  return [...things, ...docks, ...nouns, ...parcels];
}

/** `2006/42/EC`, `2006/42/CE`, `2006/42/EG`: each language names the community of a directive in its own way. */
const inOneLanguage = (printed: string): string =>
  printed.replace(/^(\d{2,4}\/\d{1,4})\/(?:E[CGU]|[CU]E|EEC|EWG|CEE)$/u, '$1/EC');

interface Printed {
  readonly start: number;
  readonly end: number;
  readonly printed: string;
}

/** What stands behind the words that name it. */
const namedIn = (text: string, pattern: RegExp): Printed[] =>
  allMatches(text, pattern).map((match) => {
    const [, printed = ''] = match;
    const end = match.index + match[0].length;
    return { start: end - printed.length, end, printed };
  });

function matches(text: string, pattern: RegExp): Printed[] {
  return allMatches(text, pattern).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    printed: match[0],
  }));
}

/** Upper case without separators; equal codes share it. */
export const compact = (printed: string): string => printed.toUpperCase().replace(/[^A-Za-zªµºÀ-ÖØ-ӿ\d]/gu, '');

/** Numbers with decimals or groups, ranges, dates, years and words with a clause number are not codes. */
function isCode(printed: string): boolean {
  // `2025/086`: of a year and a number of three figures that is no other year.
  if (/^(?:19|20)\d\d[/-](?!19|20)\d{3,4}$|^(?!19|20)\d{3,4}[/-]20\d\d$/u.test(printed)) return true;
  if (
    /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$|^\d+[.,]\d+$|^\d{1,4}[-/]\d{1,4}$|^\d{1,2}(?:\.\d{1,3}){1,4}$/u.test(printed)
  )
    return false;
  if (/^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d(?:[-/](?:19|20)?\d\d)?$/u.test(printed)) return false;
  // Words that begin with a number: "3rd", "6-monatig", "three-phase" in figures.
  if (/^\d+(?:st|nd|rd|th|er|x)$/i.test(printed) || /^\d+-\p{Ll}{3,}$/u.test(printed)) return false;
  return /\d/u.test(printed) && (/[A-Za-zªµºÀ-ÖØ-ӿ]/u.test(printed) || printed.replace(/\D/gu, '').length >= 5);
}
