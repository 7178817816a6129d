import { describe, expect, it } from '@jest/globals';
import { isOwnDate } from './own-date.ts';
import { factDocuments } from '../testing/aligned.ts';

/** Whether the date of a document, or its value where there is none, is the date that it gives itself. */
function isOwn(...lines: readonly string[]): boolean {
  const documents = factDocuments(lines);
  const facts = documents[0]?.facts ?? [];
  const fact = facts.find(({ value }) => value.type === 'date') ?? facts[0];
  if (fact === undefined) throw new Error(`no value in ${lines.join(' ')}`);
  return isOwnDate(fact, documents);
}

describe('isOwnDate', () => {
  it.each([
    'This Lease is made on 12 May 2025',
    'This Deed of Guarantee dated 12 May 2025',
    'Supply Agreement dated 12 May 2025',
    '12 May 2025',
    'Date: 12 May 2025',
    'Written by Anna Hale, Orchard House, on 12 May 2025.',
    'Verfasst von Anna Roth am 12. Mai 2025',
    'Rédigé par Anne Roux, le 12 mai 2025',
    'On 12 May 2025 Anna Hale wrote: Here is the plan.',
    'Am 12. Mai 2025 schrieb Anna Roth: Hier ist der Plan.',
    'Fait à Montbrun, le 12 mai 2025.',
    'Fait en deux exemplaires, à Montbrun, le 12 mai 2025.',
    'Hecho en Burgos, 12 de mayo de 2025',
    'Lindau, den 12. Mai 2025',
    'Lindau, 12. Mai 2025',
    'Lindau, den 12. Mai 2025 – dieses Schreiben ist auch ohne Unterschrift gültig.',
    'Inventory of the room · drawn up on 12 May 2025',
    'Hall Ltd and the Society agree on 12 May 2025:',
    'Ascensores Maura, Montbrun, le 12 mai 2025',
    'Tischlerei Baum · Schule am Ring, Ringplatz 2 · 12.05.2025',
    'Café Toro, calle Mayor 3, Burgos, 12.05.2025',
    'Pumpenbau Weil KG – Wasserwerk Ohmtal – 12.05.2025',
    'Mrs P. Hale, Orchard House, Bourne Lane 12, Marlow, 12 May 2025',
    '12 May 2025 Mrs P. Hale',
    'Anna Roth, Lindau, den 12. Mai 2025 für die Schule am Ring, Ringplatz 2',
    'zwischen Anna Roth – Mieterin – und Karl Baum – Vermieter –, geschlossen am 12. Mai 2025',
    'Entre Anne Roux, bailleresse, et Paul Dune, preneur, conclu le 12 mai 2025',
    'ORCHARD BANK | News for release on 12 May 2025, 7.00 am',
    'Pressemitteilung vom 12. Mai 2025',
    'Communiqué de presse – 12 mai 2025',
    'Nota de prensa, 12 de mayo de 2025',
    'To: the parish council of Holm. 12 May 2025.',
    'Destinataire : la mairie de Vaux. Le 12 mai 2025.',
    'Destinatario: Ayuntamiento de Soria. El 12 de mayo de 2025',
    'Between Anna Roth, the landlord, and Karl Hall, the tenant, entered into on 12 May 2025',
  ])('knows the date of the document in: %s', (line) => {
    expect(isOwn(line)).toBe(true);
  });

  it('knows a date under a heading for the day of issue', () => {
    expect(isOwn('# Credit', '', '# 31C Date of issue', '', '12 May 2025')).toBe(true);
    expect(isOwn('# Credit', '', '# 31D Date of expiry', '', '12 May 2025')).toBe(false);
  });

  it.each(['vom 12. Mai 2025 über Bauholz', 'du 12 mai 2025, deux pages'])(
    'knows it below the name of the paper: %s',
    (line) => {
      expect(isOwn('# RE 4711', '', line)).toBe(true);
      expect(isOwn('The fair is held', '', line)).toBe(false);
    },
  );

  it.each([
    'The term begins on 12 May 2025.',
    '12 May 2025 Mr Hale pays the rent',
    '12 May 2025 Summer Fair',
    'Marchandise livrée le 12 mai 2025',
    'Ihr erster Tag, den 12. Mai 2025',
    'Start date | 12 May 2025',
    'On 12 May 2025 Anna Hale was paid: all is well.',
    'The concert takes place in the church, on Monday, 12 May 2025',
    'The tenant pays, as agreed with us, 12 May 2025',
    'Das Bad wird zwischen Mai und August, an Feiertagen auch mittags geschlossen am 12. Mai 2025',
    'Rent | £1,200.00',
    'Summer concert in the park. 12 May 2025.',
    'An: Stadtwerke. Am 12. Mai 2025 kommt der Monteur.',
  ])('takes no other value for it: %s', (line) => {
    expect(isOwn(line)).toBe(false);
  });
});
