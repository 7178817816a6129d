import { plainWord } from '../words/stem.ts';

/** Words for one party of an agreement, in either gender; its first word is its name. */
const words = `
landlord lessor vermieter vermieterin verpächter verpächterin casero bailleur bailleresse arrendador arrendadora locatore locatrice verhuurder
tenant lessee mieter mieterin pächter pächterin locataire preneur preneuse arrendatario arrendataria inquilino inquilina occupant conduttore huurder
supplier vendor seller contractor bidder tenderer bieter bieterin anbieter anbieterin soumissionnaire licitador licitadora titulaire adjudicataire adjudicatario provider entrepreneur processor auftragsverarbeiter lieferant lieferantin verkäufer verkäuferin auftragnehmer auftragnehmerin dienstleister versorger versorgerin fournisseur vendeur venderesse prestataire proveedor proveedora vendedor vendedora contratista constructor constructora bauunternehmer bauunternehmerin fornitore venditore
customer client buyer purchaser controller kunde kundin käufer käuferin auftraggeber auftraggeberin bauherr bauherrin besteller bestellerin acheteur acheteuse acquéreur acquéreuse cliente comprador compradora acquirente compratore committente
employer arbeitgeber arbeitgeberin employeur empleador empleadora
employee worker arbeitnehmer arbeitnehmerin mitarbeiter mitarbeiterin salarié salariée empleado empleada trabajador trabajadora
lender bank creditor kreditgeber kreditgeberin darlehensgeber darlehensgeberin verleiher prêteur prestamista
borrower debtor obligor kreditnehmer kreditnehmerin darlehensnehmer darlehensnehmerin entleiher emprunteur emprunteuse prestatario prestataria
insurer underwriter versicherer assureur aseguradora
insured policyholder versicherter versicherungsnehmer versicherungsnehmerin assuré assurée asegurado asegurada
owner eigentümer eigentümerin propriétaire propietario propietaria
licensor lizenzgeber lizenzgeberin concédant licenciante
licensee lizenznehmer lizenznehmerin licencié licenciatario licenciataria
carrier haulier frachtführer spediteur spedition transporteur transportista
shipper consignor absender expéditeur expéditrice cargador
consignee empfänger empfängerin destinataire destinatario
hirer
charterer befrachter affréteur fletador fletadora noleggiatore
subcontractor subunternehmer subunternehmerin nachunternehmer nachunternehmerin sous-traitant sous-traitante subcontratista subappaltatore
franchisor
franchisee
`;

const roles = new Map<string, string>();
for (const line of words.trim().split('\n')) {
  const [name = '', ...others] = line.split(' ');
  for (const word of [name, ...others]) roles.set(plainWord(word), `=${name}`);
}

/** Parties that stand on opposite sides of one agreement. */
const opposed: readonly (readonly [string, string])[] = [
  ['=landlord', '=tenant'],
  ['=supplier', '=customer'],
  // The employer of works, not of people.
  ['=employer', '=supplier'],
  ['=employer', '=employee'],
  ['=lender', '=borrower'],
  ['=insurer', '=insured'],
  ['=owner', '=tenant'],
  ['=owner', '=hirer'],
  ['=supplier', '=hirer'],
  ['=licensor', '=licensee'],
  ['=owner', '=charterer'],
  ['=carrier', '=charterer'],
  ['=carrier', '=shipper'],
  ['=carrier', '=customer'],
  ['=carrier', '=consignee'],
  ['=shipper', '=consignee'],
  ['=supplier', '=consignee'],
  // Whoever has works done by a subcontractor may be called either.
  ['=subcontractor', '=supplier'],
  ['=subcontractor', '=customer'],
  ['=franchisor', '=franchisee'],
];

const pluralEndings = ['s', 'n', 'es', 'nen'];

/** The party that a word names; undefined for other words. */
export function roleOf(word: string): string | undefined {
  const plain = plainWord(word);
  const known = roles.get(plain);
  if (known !== undefined) return known;
  for (const ending of pluralEndings) {
    const role = plain.endsWith(ending) ? roles.get(plain.slice(0, -ending.length)) : undefined;
    if (role !== undefined) return role;
  }
  return undefined;
}

export const areOpposed = (a: string, b: string): boolean =>
  opposed.some(([x, y]) => (a === x && b === y) || (a === y && b === x));
