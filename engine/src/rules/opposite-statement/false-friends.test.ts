import { describe, expect, it } from '@jest/globals';
import { compareDocuments } from '../../pipeline/compare-documents.ts';
import { aDocument } from '../../testing/a-document.ts';
import { findingsOn } from '../testing/findings-on.ts';
import { rule } from './rule.ts';

describe('words that choose, deny or ask for nothing where they stand', () => {
  it.each([
    // A public holiday is no choice between public and private.
    [
      '“Opening hours” are 9 to 5, Monday to Friday, public holidays excepted.',
      'We open from Monday to Friday, but not on public holidays.',
    ],
    // A part of the one thing, all of another.
    [
      'Only complete copies of this calibration certificate may be passed on.',
      'Calibration certificate for each transmitter, passed on with the goods',
    ],
    // What nothing limits is not limited.
    [
      'Nothing in this agreement limits liability for death caused by negligence.',
      'Liability for death caused by negligence is not limited.',
    ],
    // A number behind `no.` is none that is denied.
    ['Certificate of cargo insurance no. MC-88-204', 'Insurance certificate for cargo, in euro'],
    // `Clear of` is `free of`.
    ['Keep the cellar dry and free of stored goods.', 'The cellar is kept dry and clear of stored goods.'],
    // What is kept clear of something stands off it.
    [
      'Crates shall be stacked above the floor of the barn.',
      'Crates kept clear of the floor of the barn | Yes, on beams',
    ],
    // Half of one thing, the whole of another.
    [
      'Late guests pay half of the yearly fee of the spa.',
      'Late guests of the spa pay 50 % of the yearly fee and the key deposit in full.',
    ],
    // What is used by somebody need not be old.
    [
      'The tenant gets a new key to the cellar store.',
      'The cellar store is used by the tenant with the key for tools.',
    ],
    // What all may do one of them need not.
    ['Joe Ott (warden) does not sing the anthem again.', 'All may sing the anthem again.'],
    ['Joe Ott, gardien, ne chante plus l’hymne.', 'Tous peuvent chanter l’hymne.'],
    // The name of a thing states nothing.
    ['The guest has not taken the baggage cover.', 'Baggage cover: optional, 4% of the fare.'],
    // What is denied beyond something is not denied within it.
    [
      'The clerk shall send copies of the survey to the buyer of the mill.',
      'The clerk makes no copies of the survey for the buyer of the mill beyond this.',
    ],
    // What is met is no meeting.
    ['There being no other business the meeting ended.', 'Payment is due two business days after the test is met.'],
    // Both ask the owner, for two things.
    [
      'No part of the yard may be sublet without the consent of the owner. Old parts are sold. Small parts are in bags. Parts are numbered.',
      'The firm may fit parts without asking the owner. Spare parts are in the hall. Parts of steel are painted. Parts of brass are not.',
    ],
    // Posts are counted in those that fill the week, whoever works in them.
    ['The mill has 41 full-time equivalents.', 'The mill has 47 millers, many of them part-time.'],
    ['The mill has 41 full-time posts.', 'The mill lets its millers work part-time.'],
    ['Das Werk zählt 41 Vollzeitstellen.', 'Viele der 47 Müller arbeiten in Teilzeit.'],
    // One of two kinds that are spoken of is none that was chosen.
    ['Line the ducts of the mill in steel.', 'In plastic or lined ducts of the mill a wire must run.'],
    // `Recommended:` with a date says when.
    ['Next survey of the scales recommended: May 2027', 'The scales and their weights shall go to the survey as one.'],
    // What must be so is the limit, not what may be done.
    ['The van may be driven in France and Belgium.', 'The van shall be driven only by drivers with a licence.'],
  ])('is silent on %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(0);
  });

  it.each([
    ['The mill takes on a full-time miller.', 'The miller works part-time at the mill.'],
    ['Line the ducts of the mill in steel.', 'The ducts of the mill are of plastic.'],
    ['A survey of the scales is recommended.', 'A survey of the scales is forbidden.'],
    ['Public sessions take place in the hall.', 'The sessions in the hall are not public.'],
    // `May keep` is a leave, as well as what is not given back.
    ['The guest may keep a cat or a small dog in her room.', 'Please remember that pets may not be kept in the rooms.'],
    // Who makes sure of a thing says it.
    ['Ada may eat food containing egg.', 'Please make sure that food containing egg is not eaten.'],
    ['Die Ziegen bekommen Äpfel.', 'Sorgen Sie dafür, dass die Ziegen keine Äpfel bekommen.'],
    ['The van may be driven by anyone.', 'The van must be driven by the warden only.'],
    ['The guest may extend the stay once.', 'The guest has no right to extend the stay.'],
    ['Der Gast kann den Aufenthalt einmal verlängern.', 'Der Gast hat kein Recht zur Verlängerung des Aufenthalts.'],
    ['Le client peut prolonger le séjour une fois.', 'Le client n’a pas le droit de prolonger le séjour.'],
    ['El cliente puede prorrogar la estancia.', 'El cliente no tiene ningún derecho a prorrogar la estancia.'],
  ])('finds %s / %s', (first, second) => {
    expect(findingsOn(rule.id, first, second)).toBe(1);
  });

  it('takes the latest time of a thing for the end behind which there is none', () => {
    const end = 'On Friday no departure signal will be made after 18:30.';
    const latest = 'The latest time for a departure signal on Friday is half past six in the evening.';
    expect(findingsOn(rule.id, end, latest)).toBe(0);
  });

  it('is silent on what a word is said to mean', () => {
    const grades = (head: string): string[] => [
      'Grades for HB-24-117',
      '',
      `Grade | Answer | ${head}`,
      'Grade 1 | 3 hours | no user can use the platform',
      'Grade 2 | 5 hours | one part is slow',
      'Grade 3 | 9 hours | a light is out',
    ];
    const rules = ['Rules of HB-24-117', '', 'Up to ninety named users may use the platform.'];
    const found = (head: string): number =>
      compareDocuments([aDocument('a.pdf', rules), aDocument('b.pdf', grades(head))]).result.findings.filter(
        (finding) => finding.rule === rule.id,
      ).length;
    expect([found('Remark'), found('Meaning')]).toEqual([1, 0]);
  });
});
