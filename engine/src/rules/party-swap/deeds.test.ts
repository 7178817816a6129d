import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('party-swap reads how a deed is told', () => {
  it.each([
    // Times of day and what brackets tell are no part of the thing.
    ['Le bailleur nettoie la piscine de 11 h 30 à 13 h 45.', 'La piscine est nettoyée par le preneur.'],
    ['The council maintains the boiler of the hall.', 'The repair of the boiler (£420) is for the tenant to pay.'],
    // The costs of a thing are borne, not its owner.
    ['Gutachterkosten trägt der Halter. Die Pension ist offen.', 'Die Kosten des Gutachters übernimmt die Pension.'],
    // Who pays as well does it too.
    ['The survey is arranged and paid for by the buyer.', 'The survey is arranged by the seller.'],
    ['La poda la encarga y la paga el arrendador.', 'La poda será encargada y pagada por el arrendatario.'],
    [
      'El arrendador obtendrá a su costa el permiso de vado.',
      'El arrendatario se encarga de obtener y pagar el permiso de vado.',
    ],
    [
      'Le preneur souscrit à ses frais une assurance du bateau couvrant la saison.',
      'L’assurance du bateau est à la charge du bailleur.',
    ],
    // A thing within another is one of its own.
    ['Umbauten einschließlich der Leuchten gehen zu Lasten des Vermieters.', 'Leuchten gehen zu Lasten des Mieters.'],
    ['Alterations including lamps are borne by the landlord.', 'The tenant bears the cost of lamps.'],
    // One deed has several nouns.
    ['L’évacuation du sable est à la charge du bailleur.', 'L’enlèvement du sable est assuré par le preneur.'],
    // What stands in front, or in the sentence before, tells of what.
    ['The landlord bears the postage of a loan of keys.', 'For loans of keys, the postage is borne by the tenant.'],
    [
      'Das Spülwasserbecken stellt der Vermieter. Seine Reinigung obliegt dem Vermieter.',
      'Die Reinigung des Beckens übernimmt der Mieter.',
    ],
    // What only numbers a sentence is no part of it.
    ['TOP 5: Die Reinigung der Rinnen übernimmt der Mieter.', 'Item 3: Die Rinnen reinigt der Vermieter.'],
    // Who is asked stands behind the verb.
    ['Das Hotel entkalkt die Kannen.', 'Liebe Gäste, entkalken Sie bitte die Kannen.'],
    // To insure against a peril is to insure the peril.
    ['The landlord insures the boats against hail.', 'Insurance against hail is taken out by the tenant.'],
    ['Le club assure les abonnés contre les chutes.', 'L’assurance contre les chutes est à la charge de l’abonnée.'],
    // A noun alone with who does it.
    ['Den Abtransport des Laubes übernimmt der Mieter.', 'Abtransport des Laubes durch den Vermieter.'],
    // What is there need not be brought.
    ['Bed linen and bowls are provided.', 'Guests bring their own bowls.'],
    ['Handtücher werden gestellt.', 'Handtücher bringen die Gäste mit.'],
    // The cost of what the clause before speaks of.
    [
      'The septic tank is emptied twice a year, and the landlord bears the cost.',
      'The septic tank is emptied in May; the tenant bears the cost.',
    ],
    [
      'Before the first dive the member needs a medical certificate, the fee for which the member bears, and a logbook.',
      'The club pays for the medical certificate.',
    ],
    [
      'Die Heizung wird jährlich gewartet, die Kosten trägt der Vermieter.',
      'Die Heizung wird gewartet; die Kosten übernimmt der Mieter.',
    ],
    [
      'La chaudière est entretenue chaque année ; les frais sont à la charge du bailleur.',
      'La chaudière est entretenue ; les frais incombent au preneur.',
    ],
    [
      'La caldera se revisa cada año y los gastos corren a cargo del arrendador.',
      'La caldera se revisa; los gastos los paga el arrendatario.',
    ],
    [
      'La Société fournit les gants ; leur entretien est à la charge de la Société.',
      'Les gants sont remis ; le salarié en assure l’entretien.',
    ],
    // Our company is who writes.
    ['Unsere Firma reinigt die Filter.', 'Die Filter werden vom Mieter gereinigt.'],
    ['La constructora paga el andamio.', 'El andamio lo paga el cliente.'],
    // What goes on as before is said between the verb and who bears it.
    ['Die Kosten der Heizung trägt wie bisher der Vermieter.', 'Die Kosten der Heizung trägt der Mieter.'],
    // Common words that name one thing together.
    ['The landlord shall pay the annual fee in advance.', 'The annual fee is payable by the tenant.'],
    // Two verbs and one object; what the second says is a deed of its own.
    [
      'Le preneur fournit et rémunère le gardien du quai Q4.',
      'Le gardien présent au bord du quai Q4 est rémunéré par le bailleur.',
    ],
    // Whose cost it is stands between the verb and its help.
    [
      'The tenant shall at its own expense have the fixed electrical wiring inspected by 30 June.',
      'The fixed electrical wiring has to be inspected in June. The landlord arranges and pays for that inspection.',
    ],
    // At its end a German clause has the particle of its verb.
    [
      'Den Anschluss meldet der Mieter beim Netzbetreiber an.',
      'Der Vermieter meldet den Anschluss beim Netzbetreiber an.',
    ],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['The tenant paints room 4 of the hall.', 'Room 6 of the hall is painted by the landlord.'],
    ['The survey is arranged and paid for by the buyer.', 'The buyer arranges the survey at its own expense.'],
    ['Le club assure les abonnés contre les chutes.', 'L’abonné assure son vélo contre le vol.'],
    // Who asks for offers and who makes one lay nothing on themselves.
    ['The council invites offers for the run of ferries 4 and 6.', 'The contractor offers to run ferries 4 and 6.'],
    ['El arrendador obtendrá a su costa el permiso de vado.', 'El arrendatario paga a su costa la poda.'],
    [
      'The tank is emptied in May; the tenant bears the cost.',
      'The roof is mended in May; the landlord bears the cost.',
    ],
    ['The landlord pays the annual invoice.', 'The annual invoice is payable by the tenant.'],
    [
      'The tenant shall at its own expense have the fixed electrical wiring inspected by 30 June.',
      'The pump has to be inspected in June. The landlord arranges and pays for that inspection.',
    ],
    ['Den Anschluss meldet der Mieter an.', 'Der Vermieter meldet den Zähler an.'],
    // Who only has to be there does nothing.
    [
      'The Contractor shall not enter an object store unless accompanied by a member of the staff.',
      'Object stores may be entered by the Contractor only in the company of a member of the staff.',
    ],
    ['Bowls are not provided.', 'Guests bring their own bowls.'],
    ['Bowls are provided for £2 at the desk.', 'Guests bring their own bowls.'],
    ['Bowls are provided.', 'Guests pay for the bowls.'],
    ['Auf Kosten des Mieters wird der Zaun gestrichen.', 'Der Mieter zahlt den Zaun.'],
  ])('ignores %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
