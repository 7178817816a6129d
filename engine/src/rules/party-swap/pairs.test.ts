import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('party-swap', () => {
  it.each([
    ['L’évacuation des gravats incombe à l’entrepreneur.', 'La commune évacue les gravats. L’entrepreneur attend.'],
    ['The parts are sold ex works.', 'Carriage paid to the harbour.'],
    ['La taxe foncière reste à la charge du bailleur.', 'Taxe foncière, quote-part du preneur | 84,00 €'],
    ['Fish food is bought by the tenant.', 'The landlord supplies the food for the fish.'],
    ['Le carburant est fourni par le locataire.', 'Le bailleur écrit : le carburant est à notre charge.'],
    ['El agua la paga el arrendador.', 'El consumo de agua corre por cuenta del arrendatario.'],
    ['The council cleans the hall.', 'The hall is cleaned by the contractor.'],
    ['Minutes are kept by the secretary.', 'The treasurer keeps the minutes.'],
    ['Employees bear the cost of heating.', 'The cost of heating is met by the employer.'],
    ['The supplier delivers the beds and removes the old ones.', 'Old beds: removed by the customer'],
    ['The tenant keeps the gates in repair.', 'Gates: kept in repair by the landlord'],
    ['The landlord has the boiler swept.', 'The boiler is swept by the tenant.'],
    ['The supplier arranges and pays for the survey.', 'The survey is at the expense of the customer.'],
    ['The hirer shall make good all damage to the floors.', 'The owner will make good damage to the floors.'],
    ['Travel costs are borne by the seller.', 'Reisekosten trägt der Käufer.'],
    ['Registration fees are paid by the buyer.', 'The fees for registration are borne by the seller.'],
    ['Les parents renouvellent l’assurance.', 'L’école renouvelle l’assurance.'],
    ['Les tentes sont pliées par l’équipe de l’école.', 'Les tentes ont été pliées par les parents.'],
    ['Die Verwaltung lässt die Heizung warten.', 'Die Wartung der Heizung beauftragen die Mieter.'],
    ['Der Mieter baut die Küche ab.', 'Abbau der Küche: Vermieter'],
    ['El seguro corre a cargo de la arrendataria.', 'El arrendador contrata y paga el seguro.'],
    ['The customer takes down the shelves.', 'The shelves were taken down by the crew.'],
    ['Den Zaun stellt der Verpächter auf.', 'Der Pächter errichtet den Zaun.'],
    ['The tenant maintains the fences.', 'The repair of the fences is for the landlord to pay.'],
    ['Programme notes are written by the conductor.', 'The secretary writes the notes. The conductor rehearses.'],
    ['Die Kosten der Vermessung trägt der Käufer.', 'Für die Vermessung werden dem Verkäufer 840 EUR berechnet.'],
    [
      'Die Kosten der Entwässerung trägt die Stadt.',
      'Für die Entwässerung berechnen wir dem Mieter 340 EUR. Die Stadt haftet.',
    ],
    ['Fuel used on the trial is charged to the seller.', 'The buyer shall reimburse fuel used on the trial.'],
    ['Postage of returned books shall be met by the library.', 'Borrowers pay the postage of returned books.'],
    ['Mooring fees are settled by the owner.', 'Mooring fees: at the hirer’s expense.'],
    ['We will provide gloves and goggles.', 'Dear volunteers, please bring gloves and goggles.'],
    ['Damage to the harp: liability of the borrower.', 'The lender is liable for damage to the harp.'],
    ['Handtücher bringen die Gäste bitte selbst mit.', 'Handtücher werden vom Hotel gestellt.'],
    ['Für die Rinnen ist der Eigentümer zuständig.', 'Die Rinnen hat der Pächter zu reinigen.'],
    ['Strom und Wasser stellt der Auftraggeber.', 'Wasser und Strom sind vom Auftragnehmer zu stellen.'],
    ['Il appartient au preneur de faire ramoner le conduit.', 'Le ramonage du conduit est effectué par le bailleur.'],
    ['Le bailleur fait entretenir la chaudière.', 'L’entretien de la chaudière est à la charge du locataire.'],
    ['Los portes los asumirá el proveedor.', 'Los portes serán abonados por el comprador.'],
    ['El uniforme lo facilita la empresa.', 'Los trabajadores compran su propio uniforme.'],
    [
      'Les bennes sont nettoyées par la cave.',
      'La cave rappelle que le nettoyage des bennes incombe à chaque adhérent.',
    ],
    ['Los portes son por cuenta del comprador.', 'El transporte lo paga el vendedor.'],
    ['Lo smaltimento dei vecchi infissi è a carico del fornitore.', 'Smaltimento infissi a cura del cliente.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['The supplier takes on Jan Holt as apprentice joiner.', 'The customer, joiners of fences and gates.'],
    ['The seals of the tanker are checked by the buyer.', 'The seller seals the tanker.'],
    ['Spare keys are kept by the tenant.', 'Keys are kept by the landlord.'],
    ['Der Vermieter schließt die Halle auf.', 'Der Mieter schließt die Halle ab.'],
    ['Der Mieter zahlt den Strom seiner Wohnung.', 'Den Strom im Treppenhaus zahlt der Vermieter.'],
    ['The user sweeps the hall.', 'The hirer sweeps the hall.'],
    ['Le locataire fait accorder le piano.', 'Le bailleur fait accorder l’orgue.'],
    ['The hirer supplies tea towels and soap.', 'Tea and coffee are supplied by the hall.'],
    [
      'Every plot holder pays the rent by the first of March.',
      'The rent is paid by every plot holder no later than 1 March.',
    ],
    ['The customer pays the invoice within 30 days.', 'The supplier pays the invoices of his own suppliers.'],
    ['The charterer pays for repairs caused by misuse.', 'The owner pays for repairs caused by wear.'],
    ['The author delivers the manuscript to the publisher.', 'The publisher delivers copies to the author.'],
    ['The committee organises the fair.', 'The council organises the parking. The committee meets.'],
    ['The lender holds the original of the deed.', 'The borrower holds a copy of the deed.'],
    ['Each party pays its own lawyers.', 'The buyer pays his lawyer.'],
    ['Goods are insured by the seller until delivery.', 'After delivery the goods are insured by the buyer.'],
    ['The company provides a uniform.', 'The employer provides a uniform.'],
    ['We collect the cases from your home.', 'You collect the cases from the depot.'],
    ['The landlord insures the building.', 'The tenant insures the contents.'],
    ['Die Gemeinde reinigt die Straße.', 'Die Anlieger reinigen den Gehweg. Die Gemeinde streut.'],
    ['Der Auftragnehmer legt einen Plan vor.', 'Der Auftraggeber genehmigt den Plan.'],
    ['Der Vermieter stellt Tische. Der Mieter stellt die Tische auf.', 'Die Tische werden vom Mieter aufgestellt.'],
    ['Le locataire assure le logement contre l’incendie.', 'Le bailleur assure l’immeuble.'],
    ['Le comité organise la fête.', 'La mairie autorise la fête.'],
    ['Le vendeur livre le tracteur.', 'L’acheteur retire le tracteur.'],
    ['El arrendatario paga el consumo de agua.', 'El arrendador paga el impuesto de bienes inmuebles.'],
    ['El cliente aporta la documentación necesaria.', 'La empresa aporta el personal necesario.'],
    [
      'Die Auftragnehmerin haftet für Schäden, die ihre Beschäftigten bei der Arbeit verursachen.',
      'Die Auftragnehmerin beschäftigt nur eingewiesene Personen und zahlt ihnen den Tariflohn.',
    ],
    [
      'Le bailleur donne à bail au preneur, dans l’immeuble en copropriété situé rue des Tanneurs, un local au premier étage.',
      'Local au premier étage situé rue des Tanneurs : bailleur SCI Les Glycines.',
    ],
  ])('ignores %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
