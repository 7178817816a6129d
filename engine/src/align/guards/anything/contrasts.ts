import type { Fact } from '../../../facts/fact.ts';
import { stem } from '../../../facts/words/stem.ts';

/** Words that part things of one kind from each other: a net weight is no gross weight. */
const lines = `
net netto neto nett / gross brutto brut bruto / tare tara
employer arbeitgeber / employee arbeitnehmer
start beginning beginn commencement / end expiry ende termination
opening anfangsbestand ouverture apertura / closing endbestand clôture cierre
arrival anreise arrivée llegada / departure abreise départ salida
length länge longueur longitud / width breite largeur anchura / height höhe hauteur altura / depth tiefe profondeur / thickness dicke épaisseur espesor / diameter durchmesser diamètre diámetro
input eingang entrée entrada / output ausgang sortie salida
loading / discharge unloading
summer sommer été verano / winter hiver invierno
weekday werktag / weekend wochenende
adult erwachsene adulte adulto / child kind enfant niño
upper / lower
inner internal innen / outer external außen
hot / cold
full ganz / half halb
budget budgeted planned estimated geplant prévu presupuestado / actual spent spending expenditure tatsächlich ausgegeben verausgabt réel dépensé dépenses real gastado
import / export
credit haben / debit soll
minimum mindest minimal / maximum höchst maximal / working operating nominal betriebs
initial / final
front / rear
left / right
single / double
buying / selling
asset aktiva / liability passiva
first 1st erste ersten erster erstes premier première primer primera primero / second 2nd zweite zweiten zweiter zweites deuxième seconde segundo segunda / third 3rd dritte dritten dritter drittes troisième tercero tercera tercer / fourth 4th vierte vierten vierter quatrième cuarto cuarta / letzte letzten letzter letztes dernier dernière último última
deposit anzahlung acompte anticipo / balance restzahlung restbetrag schlusszahlung solde saldo
basic beginner anfänger grundkurs débutant principiante básico / intermediate mittelstufe intermédiaire intermedio / advanced fortgeschrittene fortgeschrittener aufbaukurs avancé avanzado
morning vormittag vormittags matin mañana / afternoon nachmittag nachmittags après-midi tarde / evening abend abends soir soirée noche
`;

/** Each word, by its stem, with its set and its side in it. */
const members = new Map<string, { readonly set: number; readonly side: number }>();
for (const [set, line] of lines.trim().split('\n').entries()) {
  for (const [side, words] of line.split('/').entries()) {
    for (const word of words.trim().split(/\s+/u)) {
      const term = stem(word);
      if (term !== '' && !members.has(term)) members.set(term, { set, side });
    }
  }
}

/** Weight from which a word names the value itself, and below which it only stands somewhere around. */
const naming = 0.45;

/** What a heading says of all the figures below it counts too: a budget, the sums spent to date. */
const headed = 0.3;
const headedSet = stem('budget');
/** A quotation is an estimate, too; that of a price in it is no budget, which the heading `Quotation` makes of nothing. */
const estimate = stem('estimated');
/** `The firm employs 420 people` and `Staff: 402`: who is counted is no share that one of the two bears. */
const partySet = stem('employer');

/** Both values are named by words of one set that exclude each other. */
export function areContrasted(a: Fact, b: Fact): boolean {
  const [x, y] = [sidesOf(a), sidesOf(b)];
  for (const [set, sides] of x) {
    const others = y.get(set);
    if (sides.size === 1 && others?.size === 1 && ![...sides].some((side) => others.has(side))) return true;
  }
  return false;
}

const known = new WeakMap<Fact, ReadonlyMap<number, ReadonlySet<number>>>();

function sidesOf(fact: Fact): ReadonlyMap<number, ReadonlySet<number>> {
  const cached = known.get(fact);
  if (cached !== undefined) return cached;
  const sides = new Map<number, Set<number>>();
  const budgets = members.get(headedSet)?.set;
  const parties = fact.value.type === 'number' ? members.get(partySet)?.set : undefined;
  // `Spending of up to £450`: what may be spent is neither planned nor spent.
  const isLimit = fact.value.bound === 'most' || fact.value.isAllowance === true;
  for (const [term, weight] of fact.slot) {
    const member = members.get(term);
    if (member === undefined || member.set === parties || (member.set === budgets && isLimit)) continue;
    if (weight >= (member.set === budgets && term !== estimate ? headed : naming))
      sides.set(member.set, (sides.get(member.set) ?? new Set()).add(member.side));
  }
  known.set(fact, sides);
  return sides;
}
