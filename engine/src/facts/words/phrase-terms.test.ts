import { describe, expect, it } from '@jest/globals';
import { extractFacts } from '../extract-facts.ts';
import { phraseTerms } from './phrase-terms.ts';
import { stem } from './stem.ts';
import { layoutDocument } from '../../layout/layout-document.ts';
import { aDocument } from '../../testing/a-document.ts';

/** What names the last value of a sentence. */
const termsOf = (text: string): string[] => [
  ...(extractFacts(0, 'a.pdf', layoutDocument(aDocument('a.pdf', [text])))
    .facts.at(-1)
    ?.slot.keys() ?? []),
];

describe(phraseTerms.name, () => {
  it.each([
    ['The insured bears the first £500 of each loss.', 'excess'],
    ['Der Versicherte trägt die ersten 500 Euro.', 'excess'],
    ['Of the price 30% is payable with the order.', 'prepayment'],
    ['About 420 people will take part in all.', 'participant'],
    ['Travaux selon devis : 1 340,00 €', 'price'],
    ['As we agreed, you are buying her for £66,500.', 'price'],
    ['Er verkauft das Boot für 66.500 Euro.', 'price'],
    ['Of each payment the owner holds back 4%.', 'retention'],
    ['Vom Rechnungsbetrag behält der Bauherr 4 % ein.', 'retention'],
    ['Sur chaque situation, le client retient 4 %.', 'retention'],
    ['De cada factura se retendrá un 4 %.', 'retention'],
    ['Rent paid late carries interest at 6%.', 'Verzugszinsen'],
    ['Gerät der Mieter in Verzug, betragen die Zinsen 6 %.', 'Verzugszinsen'],
    ['En cas de retard de paiement, les intérêts sont de 6 %.', 'Verzugszinsen'],
    ['En caso de demora se abonan intereses del 6 %.', 'Verzugszinsen'],
    ['The common equity tier 1 ratio was 14.2%.', 'CET1'],
    ['Die harte Kernkapitalquote betrug 14,2 %.', 'CET1'],
    ['The charge for bad and doubtful loans was £3.2 million.', 'impairment'],
    ['Die Risikovorsorge betrug 3,2 Mio. €.', 'impairment'],
    ['Le coût total est arrêté à 12 600 euros.', 'expense'],
    ['Die Gesamtkosten betragen 12.600 Euro.', 'expense'],
    ['Un premier versement de 60 % est fait à la signature.', 'prepayment'],
    ['The first instalment is £500.', 'prepayment'],
    ['Beschlüsse können gefasst werden, sobald ein Fünftel da ist.', 'quorum'],
    ['A fit note is sent within 3 days.', 'Krankmeldung'],
    ['Die Krankschreibung ist binnen 3 Tagen einzureichen.', 'Krankmeldung'],
    ['L’arrêt de travail est transmis sous 3 jours.', 'Krankmeldung'],
    ['El parte de baja se envía en 3 días.', 'Krankmeldung'],
  ])('hears in “%s” the word %s', (text, word) => {
    expect(termsOf(text)).toContain(stem(word));
  });

  it.each([
    ['The first £500 of the fund is spent.', 'excess'],
    ['The fee of 1.25% is payable on signing.', 'prepayment'],
    ['Part of the 420 people came.', 'participant'],
    ['The cost of the 4 lamps is £500.', 'expense'],
    ['The last instalment is £500.', 'prepayment'],
    ['Core business grew by 4%.', 'CET1'],
    ['Of the shares the founder retains 40%.', 'retention'],
    ['The shop sells cards; it is let for £900.', 'price'],
  ])('does not hear in “%s” the word %s', (text, word) => {
    expect(termsOf(text)).not.toContain(stem(word));
  });
});
