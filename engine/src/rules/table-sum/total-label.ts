/** Words that call an amount a total, in the four languages and Italian. */
const totalWords =
  /\b(?:(?:sub|grand )?-?totals?|totale|total[a-z]*|sum|net|net total|amount due|due now|to pay|(?:amount|total|balance) payable|carried (?:to|forward)\b.*|balance|closing|deductions|summe|(?:zwischen|end)summe|gesamt\p{L}*|netto\p{L}*|(?:end|zahl|rechnungs|brutto)betrag|saldo|montant (?:total|dû)|total (?:ht|ttc)|sous-total|zu zahlen|(?:net )?à payer|solde|suma|importe (?:total|líquido)|a pagar|base imponible)(?![\p{L}\p{N}])/iu;

/** Words that take an amount away though it is printed without a sign. */
const deductionWords =
  /\b(?:less|minus|discount|rebate|retention|deposit|paid|prepa\p{L}*|advance|credit|deducted?|abzgl|abzüglich|rabatt|skonto|einbehalt|anzahlung|abschlag\p{L}*|gutschrift|remise|rabais|acompte|avoir|escompte|retenue|déduction|descuento|anticipo|retención|abono|previously|bereits|déjà)(?![\p{L}\p{N}])/iu;

export const isTotalLabel = (label: string): boolean => totalWords.test(label);

export const isDeductionLabel = (label: string): boolean => deductionWords.test(label);
