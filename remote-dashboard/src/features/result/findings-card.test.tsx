import { drawPlacesEndpoint, type AnalysisResult, type Position } from '@app/shared/contracts';
import { anApiError, createTestHost, renderWithHost } from '@app/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createDrawPlaces } from './draw-places.api.ts';
import { FindingsCard } from './findings-card.tsx';
import type { ViewedDocument } from './result-view.ts';

const [lease, estoppel] = ['6f9619ff-8b86-4011-b42d-00c04fc964f1', '6f9619ff-8b86-4011-b42d-00c04fc964f2'] as const;
const names = ['lease.pdf', 'estoppel.pdf'];
const picture = (name: string) => `data:image/png;base64,${name}`;

const documents: readonly ViewedDocument[] = [lease, estoppel].map((id, index) => ({
  id,
  name: names[index] ?? '',
  letter: 'AB'.charAt(index),
  pages: 2,
  ocrPages: 0,
  readByOcr: [],
  unreadPages: [],
  reason: null,
}));

const at = (side: 0 | 1, changes: Partial<Position> = {}): Position => ({
  document: `d${side + 1}`,
  page: side + 1,
  quote: 'Rent is $10,650.00 a month',
  value: side === 0 ? '$10,650.00' : '$10,560.00',
  boxes: [[10, 20 * side, 50, 20 * side + 10]],
  missing: false,
  ...changes,
});

function aResult(...findings: readonly (readonly Position[])[]): AnalysisResult {
  return {
    schemaVersion: 2,
    documents: names.map((name, index) => ({
      id: `d${index + 1}`,
      name,
      pages: 2,
      ocrPages: [],
      unreadPages: [],
      warnings: [],
      turnedPages: index === 0 ? [{ page: 1, turn: 90 }] : [],
    })),
    findings: findings.map((positions, index) => ({
      id: `f${index}`,
      kind: 'value-conflict',
      rule: 'value-mismatch',
      severity: 'high',
      tier: 'sure',
      confidence: 0.97,
      subject: `Rent ${index}`,
      explanation: 'The documents give different values.',
      positions: [...positions],
    })),
    coverage: { comparedPages: 4, agreements: 126 },
  };
}

function shown(result: AnalysisResult, answer?: readonly (string | null)[]) {
  const testHost = createTestHost();
  const answered = Promise.withResolvers<{ pictures: (string | null)[] }>();
  if (answer !== undefined) answered.resolve({ pictures: [...answer] });
  testHost.http.answer(drawPlacesEndpoint, () => answered.promise);
  const draw = createDrawPlaces(testHost.http, '0b6c3c3e-6f0e-4a53-9a55-2f9ad0b0c001');
  const Card = () => (
    <FindingsCard
      result={result}
      documents={documents}
      changes={null}
      found={1}
      decided={null}
      reviewPath={null}
      drawPlaces={draw}
    />
  );
  const rendered = renderWithHost(Card, { testHost, route: '/' });
  const images = () => screen.queryAllByRole('img').filter((image) => image.tagName === 'IMG');
  const asked = () => testHost.http.callsTo(drawPlacesEndpoint).map(({ body }) => body);
  return { ...rendered, http: testHost.http, answered, images, asked, figures: () => screen.queryAllByRole('figure') };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe('the pictures of the gravest findings', () => {
  it('have their boxes from the beginning, and come after the words, all with one request', async () => {
    const card = shown(aResult([at(0), at(1)], [at(0), at(1, { page: 1 })]));
    expect(screen.getByText('Rent 0')).toBeVisible();
    expect([card.figures().length, card.images().length]).toEqual([4, 0]);
    await act(async () => card.answered.resolve({ pictures: ['a', 'b', 'c', 'd'].map(picture) }));
    expect(card.images().map((image) => image.getAttribute('src'))).toEqual(['a', 'b', 'c', 'd'].map(picture));
    expect(card.figures().map(({ textContent }) => textContent)).toEqual(['Ap. 1', 'Bp. 2', 'Ap. 1', 'Bp. 1']);
    expect(card.asked()).toHaveLength(1);
  });

  it('ask for both sides as the report has them, upright', async () => {
    const card = shown(aResult([at(0), at(1)]), ['a', 'b'].map(picture));
    await waitFor(() => expect(card.images()).toHaveLength(2));
    expect(card.asked()).toEqual([
      {
        places: [
          { document: lease, page: 1, boxes: [[10, 0, 50, 10]], tone: 'blue', turn: 90 },
          { document: estoppel, page: 2, boxes: [[10, 20, 50, 30]], tone: 'amber' },
        ],
      },
    ]);
    expect(card.images()[0]).toHaveAccessibleName('Part of page 1 of lease.pdf, framed: $10,650.00');
  });

  it('show the one side of a finding whose other side is missing', async () => {
    const card = shown(aResult([at(0), at(1, { missing: true, boxes: [] })]), [picture('a')]);
    await waitFor(() => expect(card.images()).toHaveLength(1));
    expect(card.figures()).toHaveLength(1);
  });

  it('leave nothing where one cannot be drawn, and the others where they are', async () => {
    const card = shown(aResult([at(0), at(1)], [at(0), at(1)]), [null, null, picture('c'), null]);
    await waitFor(() => expect(card.images()).toHaveLength(1));
    expect(card.figures()).toHaveLength(1);
  });

  it('leave nothing where asking fails, without a trace', async () => {
    const result = aResult([at(0), at(1)]);
    const card = shown(result);
    await act(async () => card.answered.reject(anApiError({ status: 503 })));
    await settled();
    expect(card.figures()).toHaveLength(0);
    expect(screen.getByText('Rent 0')).toBeVisible();
  });

  it('are not asked for where no place has boxes', async () => {
    const card = shown(aResult([at(0, { boxes: [] }), at(1, { boxes: [] })]));
    await settled();
    expect([card.asked().length, card.figures().length]).toEqual([0, 0]);
  });
});
