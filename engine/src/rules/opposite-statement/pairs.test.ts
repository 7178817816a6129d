import { describe, expect, it } from '@jest/globals';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('opposite-statement', () => {
  it.each([
    ['Campers may use the sauna. Towels are in the cupboard.', 'Please note that the sauna may not be used.'],
    ['Sublicensing is not allowed.', 'Sublicensing is permitted to the licensee.'],
    ['Haustiere sind im Ferienhaus erlaubt.', 'Bitte beachten Sie, dass Haustiere im Ferienhaus nicht gestattet sind.'],
    ['Les animaux sont admis dans le gîte.', 'Les animaux ne sont pas acceptés dans le gîte.'],
    ['Se permite fumar en la terraza del hotel.', 'Está prohibido fumar en la terraza del hotel.'],
    ['Swimming is allowed from the second week.', 'No swimming is allowed until the wound has closed.'],
    [
      'Either party may cancel the booking at any time.',
      'The booking may be cancelled only in the first week of a month.',
    ],
    ['Single copies of the journal may be ordered.', 'The journal can only be ordered as a set.'],
    ['The lessee may not sublet the loft, in whole or in part.', 'The lessee may sublet the yard.'],
    ['A medical certificate is required.', 'You do not need a medical certificate.'],
    ['Le port du casque est obligatoire sur le circuit.', 'Le port du casque est facultatif sur le circuit.'],
    ['Breakage included. Premium payable on signing.', 'Cover for breakage is excluded.'],
    [
      'Installation is included in the price.',
      'We order four boilers and two pumps at £8,400, installation not included.',
    ],
    ['The sauce contains gluten.', 'Our sauce is free of gluten.'],
    ['Das Grundstück ist frei von Belastungen.', 'Das Grundstück ist mit einer Grundschuld belastet.'],
    ['Unused credits may be carried over to the next term.', 'Credits not used by the end of term are forfeited.'],
    ['The shop is open on Sundays.', 'The shop is closed on Sundays.'],
    ['Arthroscopy of the left knee', 'Operation: right knee arthroscopy'],
    ['Four nights at the Seaview, full board.', 'Board | half board'],
    ['Delivery terms: DAP Leeds', 'Delivery terms: EXW Leeds'],
    [
      'The pupil may postpone a session until noon of the day before.',
      'Sessions once agreed cannot be postponed by the pupil.',
    ],
    ['Visitors may take photographs without flash.', 'During the concert no photographs may be taken by visitors.'],
    ['The annex must not be sublet.', 'The annex will be sublet to a potter from May.'],
    ['La sous-location n’est pas permise.', 'L’atelier sera sous-loué à une potière.'],
    ['La licence n’est pas cessible.', 'La licence peut être cédée à un tiers.'],
    ['Resale of the tickets is excluded.', 'Members may resell their tickets.'],
    ['Three tiles were cracked.', 'No tile was cracked.'],
    [
      'The owner declares that the roof of the barn has never been repaired.',
      'The roof of the barn was repaired in 2019.',
    ],
    [
      'Bauliche Änderungen sind ohne Zustimmung nicht gestattet.',
      'Bauliche Änderungen darf der Mieter ohne Zustimmung vornehmen.',
    ],
    ['Second jobs must be declared to the office.', 'You need not mention second jobs.'],
    ['Compressor | defective', 'All compressors are in working order.'],
    ['Die alten Fenster werden ausgebaut.', 'Die alten Fenster bleiben erhalten.'],
    ['Ultrasonic test of every weld.', 'Ultrasonic test of one weld in five, no indications.'],
    ['Credits are granted without a request.', 'Credits for downtime are granted only on request.'],
    ['Colour | blue', 'We ordered the canoe in the colour green.'],
    ['Le linge est fourni gratuitement.', 'Le linge est facturé 6 € la parure.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it.each([
    ['No pets are admitted to the chalet.', 'Pets may not be brought into the chalet.'],
    ['Das Rauchen in der Werkhalle ist untersagt.', 'In der Werkhalle darf nicht geraucht werden.'],
    ['Les animaux ne sont pas admis dans le gîte.', 'Il est interdit d’amener des animaux dans le gîte.'],
    ['Guests may park in the courtyard.', 'Parking on the lawn is forbidden.'],
    ['Members may bring two guests to the pool.', 'Guests may not bring food to the pool.'],
    ['A visa is required for the tour of Vietnam.', 'No visa is required for the tour of Japan.'],
    ['Visitors are admitted only with a badge.', 'Visitors without a badge are not admitted.'],
    ['Swimming is allowed from the second week.', 'Swimming is not allowed before the second week.'],
    [
      'A medical certificate is required from the fourth day of absence.',
      'No medical certificate is needed for the first three days.',
    ],
    ['Ab dem vierten Tag ist ein Attest erforderlich.', 'In den ersten drei Tagen ist kein Attest nötig.'],
    ['Le casque est obligatoire après le troisième jour.', 'Les trois premiers jours, le casque est facultatif.'],
    ['Turn the pump on after the valve is open.', 'Do not turn the pump on before the valve is open.'],
    ['Fishing is allowed at the upper lake.', 'Fishing at the upper lake is forbidden from 1 March to 30 April.'],
    ['Registration is not required for the workshop.', 'You need not register for the workshop.'],
    ['Installation is included in the price.', 'The price covers the installation.'],
    ['The sauce contains no gluten.', 'Our sauce is free of gluten.'],
    ['The cake contains nuts.', 'The salad is free of nuts.'],
    ['Known defects: none.', 'Known defects: no defects'],
    ['Unused credits are forfeited.', 'Credits cannot be carried over.'],
    ['The shop is closed on Sundays.', 'The shop does not open on Sundays.'],
    ['The shop is open on Saturdays.', 'The shop is closed on Sundays.'],
    ['Bring your left shoe and your right shoe.', 'Right knee: no findings. Left knee: swollen.'],
    ['Single room, breakfast', 'Double rooms are on the second floor. Single rooms are on the first.'],
    ['The main loan bears a fixed rate.', 'The overdraft bears a variable rate.'],
    [
      'No assistant may be engaged without the approval of the firm.',
      'The firm’s approval is needed to engage an assistant.',
    ],
    ['Dogs may be kept in the garden flat.', 'Cats may not be kept in the garden flat.'],
    ['Alcohol may be served in the hall.', 'Alcohol may not be served in the garden.'],
    ['Der Mieter darf die Wände streichen.', 'Der Mieter darf die Türen nicht streichen.'],
    ['Le locataire peut peindre les murs.', 'Le locataire ne peut pas peindre les portes.'],
    ['The bank may set off claims.', 'The customer may not set off claims.'],
    ['Members may park in the yard.', 'No caravans may be parked in the yard.'],
    ['Breakfast is not served on Mondays.', 'Breakfast is served from seven to ten.'],
    ['The annex must not be sublet.', 'The annex has a stone floor and two windows.'],
    ['The deposit is not returned if the room is damaged.', 'The deposit is returned within ten days.'],
    ['Members who have not paid lose their vote.', 'Members who have paid have a vote.'],
    ['The company is not liable for loss of luggage.', 'The company is liable for injury of passengers.'],
    ['Guests hold two places at most.', 'No guest holds more than two places.'],
    ['The roof of the barn was repaired in 2019.', 'The roof of the stable was never repaired.'],
    ['Do not open the valve while the pump runs.', 'Open the valve when the pump has stopped.'],
    ['Die Heizung wurde 2020 erneuert.', 'Die Fenster wurden nie erneuert.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });
});
