import { describe, expect, it } from '@jest/globals';
import { linked } from '../../align/testing/aligned.ts';
import { Compounds } from './compounds.ts';
import { stem } from './stem.ts';
import { factDocument } from '../testing/read-lines.ts';

const german = (...lines: readonly string[]) =>
  factDocument('Die Angaben sind für den Vertrag mit der Gemeinde und für das Protokoll.', '', ...lines);

function knowing(...lines: readonly string[]): Compounds {
  const compounds = new Compounds();
  compounds.learn([german(...lines)]);
  return compounds;
}

describe('Compounds', () => {
  it.each([
    ['Kabelquerschnitt', 'Der Querschnitt des Kabels ist groß.', ['Querschnitt', 'Kabel']],
    ['Elternbeirat', 'Der Beirat der Eltern tagt.', ['Eltern', 'Beirat']],
    ['Arbeitspreis', 'Die Arbeit wird bezahlt.', ['Arbeit']],
  ])('finds the nouns of other documents in %s', (word, line, nouns) => {
    expect(knowing(line).partsOf(word).toSorted()).toEqual(nouns.map(stem).toSorted());
  });

  it.each(['Fundament', 'arbeitspreis', 'Preis'])('finds none in %s', (word) => {
    expect(knowing('Die Arbeit wird zu einem Preis am Amt bezahlt.').partsOf(word)).toEqual([]);
  });

  it('learns nothing from documents of another language', () => {
    const compounds = new Compounds();
    compounds.learn([factDocument('The Arbeit of the man and of the woman is paid for in the usual way.')]);
    expect(compounds.partsOf('Arbeitspreis')).toEqual([]);
  });

  it('lets a compound meet the words it is made of', () => {
    const offer = ['Vertrag Nr. 4711-88', '', 'Der Querschnitt des Kabels ist 6 mm² für die Leitung und das Haus.'];
    const order = ['Vertrag Nr. 4711-88', '', 'Kabelquerschnitt 10 mm² für die Leitung und das Haus der Familie.'];
    expect(linked(offer, order)).toContain('6 mm² ≠ 10 mm²');
  });
});
