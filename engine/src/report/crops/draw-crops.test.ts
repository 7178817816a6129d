import { describe, expect, it } from '@jest/globals';
import type { Position } from '@app/shared/contracts';
import { loadGlyphs } from '../glyphs/load-glyphs.ts';
import { buildReportModel } from '../model/report-model.ts';
import type { CropRequest } from '../report-input.ts';
import {
  aDocument,
  aFinding,
  aMissingPosition,
  aPosition,
  aReportInput,
  theOtherPosition,
} from '../testing/report-builders.ts';
import { cropRequest } from './crop-request.ts';
import { CropGallery } from './draw-crops.ts';
import { picturedPlaces } from './pictured-places.ts';

async function drawn(findings: Parameters<typeof aFinding>[0][], empty = false) {
  const picture = (await loadGlyphs()).get('high') ?? new Uint8Array();
  const model = buildReportModel(aReportInput({ findings: findings.map((finding) => aFinding(finding)) }).result);
  const gallery = new CropGallery();
  const batches: CropRequest[][] = [];
  const pictures: string[] = [];
  const renderer = (requests: readonly CropRequest[]) => {
    batches.push([...requests]);
    return Promise.resolve(requests.map(() => (empty ? new Uint8Array() : picture)));
  };
  for await (const { name } of gallery.draw(
    model.findings.flatMap((report) => picturedPlaces(report, model)),
    renderer,
  ))
    pictures.push(name);
  return { model, gallery, batches, pictures };
}

describe('CropGallery', () => {
  it('draws a place once, however many findings show it', async () => {
    const { pictures, batches } = await drawn([{ id: 'f1' }, { id: 'f2' }]);
    expect(pictures).toEqual(['crop1', 'crop2']);
    expect(batches.flat().map(({ document, page, tone }) => [document, page, tone])).toEqual([
      ['d1', 3, 'blue'],
      ['d2', 1, 'amber'],
    ]);
  });

  it('asks for a bounded number of pictures at a time', async () => {
    const findings = Array.from({ length: 150 }, (_, index) => ({
      id: `f${index}`,
      positions: [aPosition({ page: index + 1 }), theOtherPosition({ page: index + 1 })],
    }));
    const { batches } = await drawn(findings);
    expect(batches.map((batch) => batch.length)).toEqual([256, 44]);
  });

  it('shows every picture at the same scale of its page', async () => {
    const { gallery, model } = await drawn([{}]);
    const [place] = model.findings.flatMap((report) => picturedPlaces(report, model));
    const crop = place === undefined ? undefined : gallery.cropOf(place);
    expect(crop?.widthPt).toBeCloseTo(((128 * 72) / 150) * 0.75);
  });

  it('sets pages upright that do not stand so', async () => {
    const documents = [
      aDocument({ turnedPages: [{ page: 3, turn: 90 }] }),
      aDocument({ id: 'd2', turnedPages: [{ page: 7, turn: 180 }] }),
    ];
    const model = buildReportModel(aReportInput({ documents }).result);
    const places = model.findings.flatMap((report) => picturedPlaces(report, model));
    expect(places.map((place) => cropRequest(place).turn)).toEqual([90, undefined]);
  });

  it('draws three places narrow, so that they share a line', async () => {
    const third = theOtherPosition({ document: 'd3', normalized: { type: 'money', amount: '9.00' } });
    const widths = async (...positions: ReturnType<typeof aPosition>[]) => {
      const { batches } = await drawn([{ positions }]);
      return batches.flat().map(({ clip }) => clip[2] - clip[0]);
    };
    expect(await widths(aPosition(), theOtherPosition())).toEqual([310, 310]);
    const narrow = { boxes: [[200, 310, 260, 322]] as Position['boxes'] };
    expect(await widths(aPosition(narrow), theOtherPosition(narrow), { ...third, ...narrow })).toEqual([210, 210, 210]);
  });

  it('counts what could not be drawn', async () => {
    const { gallery, pictures } = await drawn(
      [{ positions: [aPosition(), theOtherPosition(), aMissingPosition({ document: 'd3' })] }],
      true,
    );
    expect([gallery.failed, pictures]).toEqual([2, []]);
  });
});
