import { anApiError } from '@app/shared/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { anAnalysis, settle, someFiles } from './testing/analysis-builders.ts';

describe('runAnalysis', () => {
  it('begins when what was taken out of the list is gone from the server', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const prepare = jest.fn(() => gone);
    const analysis = anAnalysis({ prepare });
    void analysis.actions.start(someFiles);
    await settle();
    expect({ asked: prepare.mock.calls, sockets: analysis.sockets.length }).toEqual({
      asked: [['session-1']],
      sockets: 0,
    });
    resolve();
    await settle();
    expect(analysis.sockets).toHaveLength(1);
  });

  it.each([
    ['no answer comes', anApiError({ status: 0, code: 'network' }), /^Failed: Could not connect to the server/],
    ['the login has ended', anApiError({ status: 401 }), /^Failed: Your session has expired/],
  ])('does not begin while the server holds it: %s', async (_, error, said) => {
    const analysis = anAnalysis({ prepare: () => Promise.reject(error) });
    await analysis.actions.start(someFiles);
    expect(analysis.alerts[0]).toMatch(said);
    expect(analysis.sockets).toHaveLength(0);
  });
});
