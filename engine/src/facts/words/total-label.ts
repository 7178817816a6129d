/** Words that call an amount a total, in the four languages and Italian. */
const totalWords =
  /(?<![a-zß-ɏ\d])(?:(?:sub|grand )?-?totals?|totale|total[a-z]*|sums?|net|nett|gross(?: (?:pay|value|amount|total|wages?|salary))?|amount (?:due|payable|to pay|to be paid)|due now|(?:left |still |now )?to pay|due|remaining|(?:amount|total|balance) payable|carried (?:to|forward)(?![a-zß-ɏ]).*|balance|closing|deductions|surplus|deficit|(?:gross |net |operating )?(?:profit|loss)|summe|[a-zß-ɏ]*summe|gesamt[a-zß-ɏ]*|insgesamt|netto[a-zß-ɏ]*|brutto[a-zß-ɏ]*|[a-zß-ɏ]*betrag|[a-zß-ɏ]*saldo|restschuld|überschuss|fehlbetrag|[a-zß-ɏ]*(?:gewinn|ergebnis)|montant (?:total|dû)|brut|salaire (?:brut|net)|sous-total|zu (?:zahlen|überweisen)|(?:net |montant |somme |reste )?à (?:payer|régler|verser)|reste|solde|excédent|déficit|résultat|bénéfice|suma|importe (?:total|líquido)|a (?:pagar|percibir|abonar|ingresar)|líquido|neto|bruto|base imponible|restante|resultado|excedente|superávit|imponibile|da pagare|somma|netto|(?:together|zusammen|ensemble|en conjunto|insieme)$)(?![a-zß-ɏ\d])/i;

/** A sum that is an item of its own, or an amount that a list begins with. */
const itemWords =
  /(?<![a-zß-ɏ\d])(?:(?:provisional|lump|prime cost|insured) sums?|festbetrag|pauschalsumme|opening|brought (?:forward|over)|b\/f|(?:anfangs|eröffnungs)[a-zß-ɏ]*|vortrag|übertrag aus|anfang|initial[a-zß-ɏ]*|(?:solde|stock) (?:initial|précédent|antérieur)|ancien solde|report(?:é)?|à nouveau|(?:saldo|importe) (?:anterior|inicial)|inicial|anterior|previous (?:balance|total)|alter saldo)(?![a-zß-ɏ\d])/i;

/** Words that take an amount away though it is printed without a sign. */
const deductionWords =
  /(?<![a-zß-ɏ\d])(?:less|minus|discount|rebate|retention|deposit|paid|prepa[a-zß-ɏ]*|advance|credit|deducted?|abzgl|abzüglich|rabatt|[a-zß-ɏ]*nachlass|skonto|[a-zß-ɏ]*einbehalt|anzahlung|abschlag[a-zß-ɏ]*|gutschrift|remise|rabais|acompte|avoir|escompte|retenue|déduction|moins|descuento|anticipo|retención|abono|menos|irpf|sconto|acconto|ritenuta|previously|bereits|déjà)(?![a-zß-ɏ\d])/i;

/** Words that say of an amount that it is part of the one above it, or not counted at all; an item may well include its tax. */
const asideWords =
  /(?<![a-zß-ɏ\d])(?:of which|thereof|(?<=^\W*)(?:incl|inkl)(?:uding|usive)?|incl(?:uding|uded|usive)?(?! (?:of )?(?:v\.?a\.?t|tax|gst))|davon|darin|hiervon|inkl(?:usive)?(?!\.? (?:mwst|ust|steuer|umsatzsteuer|mehrwertsteuer))|enthalten[a-zß-ɏ]*|dont|y compris|incluye|incluid[oa]s?|de l[oa]s cuales|del? cual|di cui|optional|options?|alternative|not included|bedarfsposition|eventualposition|alternativposition|wahlweise|en option|variante|opcional|facultati[fv][a-zß-ɏ]*)(?![a-zß-ɏ\d])/i;

/** `Estimate 14, tax included`: an item says of itself that its tax is in it; `VAT included` alone is part of what stands above. */
const withTax =
  /(?<=[a-zß-ɏ\d]{2}[^a-zß-ɏ\d]{1,3})(?:tax(?:es)?|v\.?a\.?t\.?|gst|mwst\.?|umsatzsteuer|iva|tva|impuestos) (?:included|incl\.?|enthalten|inbegriffen|inkl\.?|incluid[oa]s?|inclus[ea]?|comprise)(?![a-zß-ɏ])/i;

/** Words for money that goes out: what is left when it is taken from what came in. */
const outgoingWords =
  /(?<![a-zß-ɏ\d])(?:payments?|costs?|cost of [a-zß-ɏ]+|expenses?|expenditure|outgoings?|withdrawals?|issued|tax|ausgaben|kosten|aufwand|aufwendungen|auszahlungen|abgänge|steuern?|dépenses|charges|frais|sorties|impôts?|décaissements|gastos|costes|salidas|pagos|impuestos?)(?![a-zß-ɏ\d])/i;

/** A label is asked for again with each amount below it. Answers are let go when there are so many. */
const mostKnown = 10_000;

function remembered(test: (label: string) => boolean): (label: string) => boolean {
  const known = new Map<string, boolean>();
  return (label) => {
    const found = known.get(label);
    if (found !== undefined) return found;
    const answer = test(label);
    if (known.size >= mostKnown) known.clear();
    known.set(label, answer);
    return answer;
  };
}

export const isTotalLabel = remembered((label) => totalWords.test(label) && !itemWords.test(label));

export const isDeductionLabel = remembered((label) => deductionWords.test(label));

export const isAsideLabel = remembered(
  (label) => asideWords.test(label.replace(withTax, '')) && !totalWords.test(label),
);

export const isOutgoingLabel = remembered((label) => outgoingWords.test(label));
