import { monthNames } from '../../facts/times/date-lexicon.ts';
import { printed, type FactDocument } from '../../facts/fact.ts';
import { lookUp } from '../../facts/words/look-up.ts';
import { plainWord } from '../../facts/words/stem.ts';
import type { FactLink } from '../fact-link.ts';
import { slipOf } from '../slips.ts';

/** Papers that are written anew each week, month or quarter. */
const recurring =
  /^(?:receipts?|bill|bills|invoice|statement|payslip|payroll|timesheet|rota|menu|plan|programme|program|schedule|return|readings?|[A-Za-zªµºÀ-ÖØ-ӿ]*abrechnung|[A-Za-zªµºÀ-ÖØ-ӿ]*auszug|[A-Za-zªµºÀ-ÖØ-ӿ]*rechnung|[A-Za-zªµºÀ-ÖØ-ӿ]*zettel|[A-Za-zªµºÀ-ÖØ-ӿ]*nachweis|[A-Za-zªµºÀ-ÖØ-ӿ]*plan|[A-Za-zªµºÀ-ÖØ-ӿ]*programm|stundenliste|quittung|recu|quittance|facture|bulletin|releve|fiche|decompte|programme|planning|recibo|factura|nomina|extracto|liquidacion|parte|programa|lectura)$/u;
/** `Week 24`, `quarter 2`, `2nd quarter`, `première semaine`. */
const numbered =
  /(?<![A-Za-zªµºÀ-ÖØ-ӿ])(?:(?<unit>week|quarter|woche|kw|quartal|semaine|trimestre|semana) (?<behind>\d{1,2}|one|two|three|four)|(?<before>\d|first|second|third|fourth|erste[ns]?|zweite[ns]?|dritte[ns]?|vierte[ns]?|premiere?|deuxieme|seconde?|troisieme|quatrieme|primera?|segund[oa]|tercera?|cuart[oa])(?:st|nd|rd|th|er|e)? (?<named>week|quarter|woche|quartal|semaine|trimestre|semana))(?![A-Za-zªµºÀ-ÖØ-ӿ])/u;
/** Lines from the top of a paper among which its title stands, and words of a title. */
const titleLines = 2;
const longestTitle = 9;
/** Digits in which a slip tells more than that the papers are of two months. */
const surelySlip = 4;

/** Which week, month or quarter a paper of a kind that recurs is about; undefined for other papers. */
function turnOf({ passages }: FactDocument): { readonly kind: string; readonly turn: string } | undefined {
  for (const { words } of passages.filter(({ kind }) => kind !== 'furniture').slice(0, titleLines)) {
    if (words.length > longestTitle) continue;
    const plain = words.flatMap(({ text }) => text.split(/[\s,–-]+/u)).map(plainWord);
    const kind = plain.find((word) => recurring.test(word));
    const month = plain.map((word) => lookUp(monthNames, word)).find((one) => one !== undefined);
    const groups = numbered.exec(printed(words).toLowerCase().normalize('NFKD').replace(/\p{M}/gu, ''))?.groups;
    const turn = groups === undefined ? month : (groups['behind'] ?? groups['before']);
    if (kind !== undefined && turn !== undefined) return { kind, turn: String(turn) };
  }
  return undefined;
}

/** Leaves out what the bills of two months, or the plans of two weeks, say differently, unless it is one slip of the pen. */
export function dropOtherTurns(links: readonly FactLink[], documents: readonly FactDocument[]): FactLink[] {
  const turns = documents.map(turnOf);
  return links.filter(({ a, b, relation }) => {
    const [x, y] = [turns[a.document], turns[b.document]];
    if (relation === 'same' || x === undefined || y === undefined) return true;
    if (x.kind !== y.kind || x.turn === y.turn) return true;
    return a.value.type !== 'date' && a.value.type !== 'time' && slipOf(a, b, documents) >= surelySlip;
  });
}
