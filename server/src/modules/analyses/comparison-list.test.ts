import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  compareSampleEndpoint,
  comparison,
  comparisonPageSize,
  listComparisonsEndpoint,
  type Comparison,
} from '@app/shared/contracts';
import { logInAs, signUpAndVerify } from '../../testing/a-person.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ withWorker: true });
});
afterAll(async () => server.stop());

const list = async (browser: TestBrowser): Promise<Comparison[]> =>
  listComparisonsEndpoint.answer.parse((await browser.get(`/api${listComparisonsEndpoint.path}`)).json()).analyses;

/** Comparisons that have ended, many of them at the very same time. */
async function fillList(email: string, count: number): Promise<void> {
  await server.platform.db.$client.query(
    `insert into analyses (id, user_id, session_id, status, name, document_ids, files, message, locale, turn,
       created_at, finished_at)
     select gen_random_uuid(), users.id, gen_random_uuid(), 'failed', 'Harbour Row', '{}', '[]', '{"status":"failed"}',
       'en-US', number, now() - (number / 50) * interval '1 second', now()
     from users, generate_series(1, $2::int) number where users.email = $1`,
    [email, count],
  );
}

describe('the list of somebody who is logged in', () => {
  it('is never older than what has been answered, although it is kept', async () => {
    const person = await signUpAndVerify(server);
    const [here, there] = [await logInAs(server, person), await logInAs(server, person)];
    const stranger = await logInAs(server, await signUpAndVerify(server));
    expect(await list(here)).toEqual([]);
    const { id } = comparison.parse((await here.post(compareSampleEndpoint.path, {})).json());
    for (const browser of [here, there]) expect((await list(browser)).map((one) => one.id)).toEqual([id]);
    await until(async () => (await list(there))[0]?.status === 'completed', 60_000);
    expect(await list(here)).toEqual(await list(there));
    const query = async (text: string) => server.platform.db.$client.query(text, [id]);
    await query(`update analyses set name = 'Harbour Row' where id = $1`);
    expect((await list(here))[0]?.name).toBe('Harbour Row');
    await here.delete(`/analyses/${id}`);
    for (const browser of [here, there, stranger]) expect(await list(browser)).toEqual([]);
  });

  it('is given some at a time, and each comparison once', async () => {
    const person = await signUpAndVerify(server);
    const browser = await logInAs(server, person);
    const total = 2 * comparisonPageSize + 1;
    await fillList(person.email, total);
    const pages: Comparison[][] = [];
    for (let before = ''; before !== 'none';) {
      const answer = (await browser.get(`/api${listComparisonsEndpoint.path}${before}`)).json();
      const { analyses, more } = listComparisonsEndpoint.answer.parse(answer);
      pages.push(analyses);
      before = more === true ? `?before=${analyses.at(-1)?.id}` : 'none';
    }
    expect(pages.map((page) => page.length)).toEqual([comparisonPageSize, comparisonPageSize, 1]);
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(total);
    const times = pages.flat().map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const stranger = await logInAs(server, await signUpAndVerify(server));
    const foreign = await stranger.get(`/api${listComparisonsEndpoint.path}?before=${ids[0]}`);
    expect(foreign.statusCode).toBe(404);
  });

  it('is made from the database once, until something changes', async () => {
    const browser = await logInAs(server, await signUpAndVerify(server));
    await list(browser);
    const query = jest.spyOn(server.platform.db.$client, 'query');
    await list(browser);
    const queries = query.mock.calls.map(([text]) => JSON.stringify(text));
    query.mockRestore();
    expect(queries.filter((text) => text.includes('analyses'))).toEqual([]);
    expect(queries).toEqual([expect.stringMatching(/sessions.*comparison_revisions/)]);
  });
});
