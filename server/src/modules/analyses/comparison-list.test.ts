import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { compareSampleEndpoint, comparison, listComparisonsEndpoint, type Comparison } from '@app/shared/contracts';
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
