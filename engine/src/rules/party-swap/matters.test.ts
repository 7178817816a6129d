import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { rule } from './rule.ts';

interface Matter {
  readonly papers: readonly [string, string];
  readonly pairs: readonly (readonly [string, string])[];
}

/** Two papers that name their parties in their first lines. */
const barn: Matter['papers'] = [
  'Hire agreement between Oakhanger Barn Ltd (the Venue) and Priya Nair and Tom Ellery (the Couple)',
  'Event sheet, Oakhanger Barn, wedding of Nair and Ellery',
];
const canteen: Matter['papers'] = [
  'Bewirtungsvertrag zwischen der Gemeinde Ostrach und der Küchenwerk GmbH (Caterer)',
  'Merkblatt Schulküche Ostrach',
];
const yard: Matter['papers'] = [
  'Contrat d’hivernage entre le chantier naval Le Guen (le Chantier) et M. Olivier Prigent (le Plaisancier)',
  'Fiche d’hivernage, chantier Le Guen',
];
const pool: Matter['papers'] = [
  'Contrato de obra entre doña Amalia Ruipérez (la Propiedad) y Piscinas Lubián, S.L. (la Empresa)',
  'Presupuesto de Piscinas Lubián, S.L. para doña Amalia Ruipérez',
];
const pottery: Matter['papers'] = [
  'Lease between Ridley Estates Ltd (the Landlord) and Copperleaf Pottery (the Tenant)',
  'Handbook for Copperleaf Pottery, Ridley workshops',
];
const gym: Matter['papers'] = [
  'Benutzungsordnung der Turnhalle der Gemeinde Wolfsbach',
  'Überlassungsvertrag zwischen der Gemeinde Wolfsbach und dem Turnverein Eiche',
];
const premises: Matter['papers'] = [
  'Bail entre la SCI Roquebleue, bailleur, et la société Fil d’Ariane, preneur',
  'Courrier de la société Fil d’Ariane à la SCI Roquebleue',
];

const swapsIn = ([first, second]: Matter['papers'], [a, b]: readonly [string, string]): number =>
  compareDocuments(
    [
      [first, '', `HB-24-117. ${a}`],
      [second, '', `HB-24-117. ${b}`],
    ].map((lines, index) => aDocument(`${index}.pdf`, lines)),
  ).result.findings.filter((finding) => finding.rule === rule.id).length;

const cases = (matters: readonly Matter[]) =>
  matters.flatMap(({ papers, pairs }) => pairs.map((pair) => ({ papers, pair, name: pair.join(' / ') })));

describe('party-swap in papers that say who their parties are', () => {
  it.each(
    cases([
      {
        papers: barn,
        pairs: [
          ['Chairs and tables are set out by the venue.', 'Setting out of chairs and tables: Priya and Tom'],
          ['Candles are to be put out by the couple.', 'Our duty manager puts out all candles.'],
          ['The liability cover is taken out by the couple.', 'Liability cover: Oakhanger Barn Ltd'],
        ],
      },
      {
        papers: canteen,
        pairs: [
          ['Das Geschirr stellt die Gemeinde.', 'Geschirr: wird vom Caterer mitgebracht'],
          ['Der Caterer spült das Geschirr.', 'Das Geschirr wird vom Hausmeister der Gemeinde gespült.'],
          ['Die Abfälle werden von der Gemeinde entsorgt.', 'Abfallentsorgung: Küchenwerk'],
          ['Für den Strom kommt die Gemeinde auf.', 'Die Stromkosten gehen auf die Küchenwerk GmbH.'],
        ],
      },
      {
        papers: yard,
        pairs: [
          ['La bâche est fournie par le Plaisancier.', 'Nous fournissons la bâche.'],
          ['Le carénage sera réalisé par le Plaisancier.', 'Nos ouvriers réalisent le carénage.'],
          ['Le Chantier se charge du contrôle des amarres.', 'Il appartient au Plaisancier de contrôler ses amarres.'],
        ],
      },
      {
        papers: pool,
        pairs: [
          ['La licencia de obras la pide la Propiedad.', 'Nosotros tramitamos la licencia de obras.'],
          ['El agua de la obra será pagada por la Propiedad.', 'El agua de la obra corre de nuestra cuenta.'],
          ['La Propiedad elegirá el gresite.', 'El gresite lo elige nuestro técnico.'],
        ],
      },
    ]),
  )('finds $name', ({ papers, pair }) => {
    expect(swapsIn(papers, pair)).toBe(1);
  });

  it.each(
    cases([
      {
        papers: pottery,
        pairs: [
          ['Keys are kept by the Landlord.', 'Spare keys are kept by Copperleaf Pottery.'],
          ['The occupier keeps the fire door shut.', 'Copperleaf Pottery must keep the fire door shut.'],
          ['The Tenant sweeps the yard in summer.', 'Snow in the yard is swept by the caretaker of Ridley Estates.'],
          ['The Landlord insures the building.', 'Ridley Estates insures the building.'],
        ],
      },
      {
        papers: gym,
        pairs: [
          ['Der Nutzer reinigt die Halle.', 'Der Turnverein Eiche reinigt die Halle nach jedem Training.'],
          ['Der Nutzer haftet für Schäden an Geräten.', 'Für Schäden an Geräten haftet der Verein.'],
          ['Der Hausmeister schließt die Halle auf.', 'Der Übungsleiter schließt die Halle ab.'],
        ],
      },
      {
        papers: ['Rules of the Fallow Creek Yacht Club', 'Minutes of the Fallow Creek Yacht Club'],
        pairs: [
          ['The Yacht Club has ordered a launch.', 'The Committee orders a launch.'],
          ['The Yacht Club buys the launch.', 'The Governors of the Fallow Creek Yacht Club buy the launch.'],
          ['The committee insures the launch.', 'The Fallow Creek Yacht Club insures the launch.'],
          ['The club repairs the slipway.', 'The treasurer of the club repairs the slipway.'],
        ],
      },
      {
        papers: premises,
        pairs: [
          ['La taxe foncière est à la charge du bailleur.', 'La SCI Roquebleue paie la taxe foncière.'],
          ['Le preneur paie les ordures ménagères.', 'Nous payons les ordures ménagères.'],
        ],
      },
    ]),
  )('ignores $name', ({ papers, pair }) => {
    expect(swapsIn(papers, pair)).toBe(0);
  });
});
