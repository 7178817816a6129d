import { accounts } from '../testing/printed-text.ts';
import { testRule } from '../testing/test-rule.ts';
import { rule } from './rule.ts';

testRule(rule, {
  kind: 'value-conflict',
  finds: [
    {
      name: 'the law of another country, as a noun and as an adjective',
      documents: accounts(
        'This lease is governed by the laws of England and Wales.',
        'All questions of the house are decided under Scots law.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 England and Wales', 'd2 p1 Scots'] }],
    },
    {
      name: 'courts of another town',
      documents: accounts(
        'À défaut d’accord amiable, le tribunal judiciaire de Montbrun est seul compétent.',
        'Les litiges sont portés devant le tribunal judiciaire de Saint-Ferréol.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Montbrun', 'd2 p1 Saint-Ferréol'] }],
    },
    {
      name: 'another town of a court that has a trade of its own',
      documents: accounts(
        'Les différends relèvent du tribunal administratif de Montbrun.',
        'Le tribunal compétent est le tribunal administratif de Ferréol.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Montbrun', 'd2 p1 Ferréol'] }],
    },
    {
      name: 'another town of a labour court',
      documents: accounts(
        'Zuständig ist das Arbeitsgericht Lindheim.',
        'Über Streitigkeiten entscheidet das Arbeitsgericht Auental.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Lindheim', 'd2 p1 Auental'] }],
    },
    {
      name: 'another town of a commercial court in Spanish',
      documents: accounts(
        'Serán competentes los juzgados de lo mercantil de Villarrasa.',
        'Las partes se someten al juzgado de lo mercantil de Montalbo.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Villarrasa', 'd2 p1 Montalbo'] }],
    },
    {
      name: 'another place of jurisdiction in German',
      documents: accounts('Ausschließlicher Gerichtsstand ist Kassel.', 'Der Gerichtsstand: Bad Hersfeld.'),
      found: [{ severity: 'high', places: ['d1 p1 Kassel', 'd2 p1 Bad Hersfeld'] }],
    },
    {
      name: 'where a dispute is heard, without a word for the court',
      documents: accounts('All claims go to the courts of Rutland.', 'Any dispute about the loan is heard in Argyll.'),
      found: [{ severity: 'high', places: ['d1 p1 Rutland', 'd2 p1 Argyll'] }],
    },
    {
      name: 'where a dispute is heard in German',
      documents: accounts(
        'Streitigkeiten werden in Lindheim ausgetragen.',
        'Ausschließlicher Gerichtsstand ist Auental.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Lindheim', 'd2 p1 Auental'] }],
    },
    {
      name: 'a law under a label, and a part of the country that has a law of its own',
      documents: accounts(
        'Law and jurisdiction | England and Wales',
        'The law of Northern Ireland governs this policy.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 England and Wales', 'd2 p1 Northern Ireland'] }],
    },
    {
      name: 'the adjective of a country in a row against the name of another',
      documents: accounts('Law | French law', 'This lease is governed by the law of Belgium.'),
      found: [{ severity: 'high', places: ['d1 p1 French', 'd2 p1 Belgium'] }],
    },
    {
      name: 'an adjective that begins with an umlaut',
      documents: accounts('Es gilt das Recht der Schweiz.', 'Anwendbar ist österreichisches Recht.'),
      found: [{ severity: 'high', places: ['d1 p1 Schweiz', 'd2 p1 österreichisches'] }],
    },
    {
      name: 'another seat of the tribunal that arbitrates',
      documents: accounts('Disputes go to arbitration in Geneva.', 'Arbitration: London'),
      found: [{ severity: 'high', places: ['d1 p1 Geneva', 'd2 p1 London'] }],
    },
    {
      name: 'arbitration in place of the courts',
      documents: accounts(
        'Disputes shall be decided by the courts of Scotland.',
        'What cannot be settled is resolved by arbitration seated in Edinburgh.',
      ),
      found: [
        {
          severity: 'high',
          places: ['d1 p1 Scotland', 'd2 p1 Edinburgh'],
          explanation: 'One document refers disputes to the courts, the other to arbitration.',
        },
      ],
    },
    {
      name: 'arbitration without a seat in place of the courts',
      documents: accounts(
        'Disputes which are not settled within a month are decided by arbitration.',
        'Disputes are decided by the courts of Scotland.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 by arbitration', 'd2 p1 Scotland'] }],
    },
    {
      name: 'a tribunal without a seat in German',
      documents: accounts('Streitigkeiten entscheidet ein Schiedsgericht.', 'Gerichtsstand ist Bremen.'),
      found: [{ severity: 'high', places: ['d1 p1 ein Schiedsgericht', 'd2 p1 Bremen'] }],
    },
    {
      name: 'arbitration without a seat in French',
      documents: accounts(
        'Tout litige est tranché par arbitrage.',
        'Tout litige relève du tribunal judiciaire de Saint-Ferréol.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 par arbitrage', 'd2 p1 Saint-Ferréol'] }],
    },
    {
      name: 'arbitration without a seat in Spanish',
      documents: accounts(
        'Las controversias se someten a arbitraje.',
        'Las controversias se someten a los juzgados de Vitoria.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 a arbitraje', 'd2 p1 Vitoria'] }],
    },
    {
      name: 'courts and arbiters of one town',
      documents: accounts(
        'Gerichtsstand ist Bremen.',
        'Streitigkeiten entscheidet ein Schiedsgericht mit Sitz in Bremen.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Bremen', 'd2 p1 Bremen'] }],
    },
    {
      name: 'another seat of the arbiters in Spanish',
      documents: accounts(
        'Las controversias se someten a arbitraje con sede en Bilbao.',
        'Las controversias se someten a arbitraje en Vitoria.',
      ),
      found: [{ severity: 'high', places: ['d1 p1 Bilbao', 'd2 p1 Vitoria'] }],
    },
    {
      name: 'a court by its name in German',
      documents: accounts('Gerichtsstand ist Flensburg.', 'Streitigkeiten gehören vor das Landgericht Kiel.'),
      found: [{ severity: 'high', places: ['d1 p1 Flensburg', 'd2 p1 Kiel'] }],
    },
  ],
  ignores: [
    {
      name: 'an appeal that is heard somewhere',
      documents: accounts('All claims go to the courts of Rutland.', 'The choir is heard in Argyll.'),
    },
    {
      name: 'one court under a short and a long name',
      documents: accounts(
        'Les différends relèvent du tribunal administratif de Montbrun.',
        'Le tribunal compétent est le tribunal de Montbrun.',
      ),
    },
    {
      name: 'courts of different trades in one town',
      documents: accounts('Zuständig ist das Arbeitsgericht Lindheim.', 'Zuständig ist das Amtsgericht Lindheim.'),
    },
    {
      name: 'the town of a court in a sentence that chooses none',
      documents: accounts(
        'Serán competentes los juzgados de lo mercantil de Villarrasa.',
        'La estación está frente a la plaza de Montalbo.',
      ),
    },
    {
      name: 'one seat of arbitration in two ways to say it',
      documents: accounts('Disputes go to arbitration in Oslo.', 'The seat of arbitration shall be Oslo.'),
    },
    {
      name: 'arbitration with a seat and without one',
      documents: accounts('Disputes go to arbitration in Oslo.', 'Disputes are decided by arbitration.'),
    },
    {
      name: 'arbitration that may be had, and one that is refused',
      documents: accounts(
        'Disputes may be referred to arbitration. Disputes are not decided by arbitration.',
        'Disputes are decided by the courts of Scotland.',
      ),
    },
    {
      name: 'arbitration of something other than a dispute',
      documents: accounts(
        'The rent of the third year is fixed by arbitration.',
        'Disputes are decided by the courts of Scotland.',
      ),
    },
    {
      name: 'a document that leaves the rest to courts and names arbitration without a seat',
      documents: accounts(
        'Disputes on price are decided by arbitration, all others by the courts of Oslo.',
        'All disputes are decided by the courts of Oslo.',
      ),
    },
    {
      name: 'a document that leaves some disputes to courts and others to arbiters',
      documents: accounts(
        'Disputes go to arbitration in Oslo; the courts of Oslo decide on urgent matters.',
        'All disputes are decided by the courts of Oslo.',
      ),
    },
    {
      name: 'the adjective of a country under a label and its name in a sentence',
      documents: accounts('Law | French law', 'This lease is governed by the law of France.'),
    },
    {
      name: 'one country by different names',
      documents: accounts('This lease is governed by German law.', 'Es gilt das Recht der Bundesrepublik Deutschland.'),
    },
    {
      name: 'one place within the other',
      documents: accounts('The courts of England decide.', 'The courts of England and Wales have jurisdiction.'),
    },
    {
      name: 'a law and a court, which are chosen apart',
      documents: accounts('This lease is governed by German law.', 'The courts of Amsterdam have jurisdiction.'),
    },
    {
      name: 'where a company comes from',
      documents: accounts(
        'This lease is governed by English law.',
        'The owner is a company incorporated under the laws of Germany.',
      ),
    },
    {
      name: 'courts named for what they do',
      documents: accounts('The courts of Essen decide.', 'The tenant went to the Court of Appeal.'),
    },
    {
      name: 'laws that no country has',
      documents: accounts('Landlord law is complicated.', 'The tenant complies with Fire law and German law.'),
    },
    {
      name: 'a document that names several courts',
      documents: accounts(
        'The courts of Bonn or the courts of Essen decide, as the tenant wishes.',
        'The courts of Essen decide.',
      ),
    },
    {
      name: 'the court at which a company is registered',
      documents: accounts('Gerichtsstand ist Flensburg.', 'Amtsgericht Kiel, HRB 4471'),
    },
    {
      name: 'what else a label may ask for',
      documents: accounts('Venue: Oslo. All courts of Bergen decide.', 'Venue of the concert: Bergen'),
    },
  ],
});
