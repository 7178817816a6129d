import { describe, expect, it } from '@jest/globals';
import { dice, seededRandom } from '../engine-load/seeded-random.ts';
import { marks, scannedHtml } from './scanned-html.ts';

const scanned = (body: string): string => scannedHtml(`<main>${body}</main>`, dice(seededRandom(1)));

describe(scannedHtml.name, () => {
  it('leaves the room of words that are painted out', () => {
    expect(scanned(`shall ${marks.hidden}not${marks.end} assign`)).toContain(
      'shall <span style="visibility:hidden">not</span> assign',
    );
  });

  it('sets words above a line without moving it', () => {
    expect(scanned(`pay ${marks.inserted}half of${marks.end} the fee`)).toMatch(
      /pay <span style="position:relative"><span style="position:absolute[^>]*>half of<\/span><\/span> the fee/u,
    );
  });

  it('signs where a name is signed, and stamps the document', () => {
    const strokes = (html: string): number => html.split('<svg').length - 1;
    expect(strokes(scanned('By: /s/ Alice Abbott')) - strokes(scanned('Name: Alice Abbott'))).toBe(1);
    expect(scanned('')).toContain('<circle');
  });
});
