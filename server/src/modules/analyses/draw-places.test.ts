import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { analysisResult, drawPlacesEndpoint, mostPicturedPlaces, type PicturedPlace } from '@app/shared/contracts';
import { aComparison, documentIdOf, storedFiles, type ComparedBySomebody } from '../../testing/a-comparison.ts';
import { comparisonClient } from '../../testing/comparison-client.ts';
import { documentsPort } from '../../testing/documents-port.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { composeWithTestUsers } from '../../testing/test-users.ts';

let server: TestApp;
let compared: ComparedBySomebody;

beforeAll(async () => {
  server = await startTestApp({ compose: composeWithTestUsers, withWorker: true });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  compared = await aComparison(server);
});
afterAll(async () => server.stop());

/** Where the first finding is, in both documents. */
async function placesOf({ client, id, comparison }: ComparedBySomebody): Promise<PicturedPlace[]> {
  const { findings, documents } = analysisResult.parse((await client.send('GET', `/${id}/result`)).json());
  const nameOf = new Map(documents.map((document) => [document.id, document.name]));
  return (findings[0]?.positions ?? []).map(({ document, page, boxes }, index) => ({
    document: documentIdOf(comparison, nameOf.get(document) ?? ''),
    page,
    boxes,
    tone: index === 0 ? 'blue' : 'amber',
  }));
}

const draw = ({ client, id }: Pick<ComparedBySomebody, 'client' | 'id'>, places: readonly unknown[]) =>
  client.send('POST', `/${id}/pictures`, { places });

/** Width and height of a PNG (RFC 2083, 4.1.1) in a data URL. */
function sizeOf(dataUrl: string | null | undefined): readonly number[] {
  const png = Buffer.from((dataUrl ?? '').replace('data:image/png;base64,', ''), 'base64');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('the places of a finding', () => {
  it('are drawn in the order asked for, as the report has them, and kept nowhere', async () => {
    const before = await storedFiles(server);
    const places = await placesOf(compared);
    expect(places).toHaveLength(2);
    const answer = await draw(compared, places);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { pictures } = drawPlacesEndpoint.answer.parse(answer.json());
    // 310 points of page at 150 dots an inch.
    expect(pictures.map((picture) => sizeOf(picture)[0])).toEqual([646, 646]);
    expect(pictures[0]).not.toEqual(pictures[1]);
    const [second, first] = drawPlacesEndpoint.answer.parse(
      (await draw(compared, places.toReversed())).json(),
    ).pictures;
    expect([first, second]).toEqual(pictures);
    expect(await storedFiles(server)).toEqual(before);
  });

  it('are null of a page or a document that is not there, beside those that are', async () => {
    const [place, other] = await placesOf(compared);
    const elsewhere = { ...place, document: randomUUID() };
    const { pictures } = drawPlacesEndpoint.answer.parse((await draw(compared, [elsewhere, other])).json());
    expect([pictures[0], sizeOf(pictures[1])[0]]).toEqual([null, 646]);
    expect((await draw(compared, [{ ...place, page: 99 }])).json()).toEqual({ pictures: [null] });
  });

  it('are those of its owner only', async () => {
    const places = await placesOf(compared);
    const stranger = comparisonClient(server, randomUUID());
    expect((await draw({ client: stranger, id: compared.id }, places)).statusCode).toBe(404);
    // With a comparison of their own they still see no document of somebody else.
    const theirs = await aComparison(server);
    expect((await draw(theirs, places)).json()).toEqual({ pictures: [null, null] });
  });

  it('are refused in other forms, and too many of them', async () => {
    const [place] = await placesOf(compared);
    for (const wrong of [
      { page: 0 },
      { page: 1.5 },
      { boxes: [] },
      { tone: 'red' },
      { turn: 45 },
      { document: 'd1' },
    ]) {
      expect((await draw(compared, [{ ...place, ...wrong }])).statusCode).toBe(400);
    }
    const many = Array.from({ length: mostPicturedPlaces + 1 }, () => place);
    expect((await draw(compared, many)).statusCode).toBe(400);
  });

  it('stay small wherever their boxes are said to be', async () => {
    const [place] = await placesOf(compared);
    const far = { ...place, boxes: [[-1e9, -1e9, 1e9, 1e9]] };
    const { pictures } = drawPlacesEndpoint.answer.parse((await draw(compared, [far])).json());
    expect(sizeOf(pictures[0])[0]).toBeLessThanOrEqual(1_042);
  });

  it('are gone with the documents', async () => {
    const gone = await aComparison(server);
    const places = await placesOf(gone);
    const documents = documentsPort(server.platform);
    for (const { storageKey } of await documents.find(server.platform.db, gone.userId, [
      ...new Set(places.map(({ document }) => document)),
    ])) {
      await server.platform.storage.delete(storageKey);
    }
    expect((await draw(gone, places)).json()).toEqual({ pictures: [null, null] });
    await gone.client.send('DELETE', `/${gone.id}`);
    expect((await draw(gone, places)).statusCode).toBe(404);
  });
});
