import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from './testing/start-test-app.ts';

describe('buildApp', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp();
  });
  afterAll(async () => server.stop());

  it('answers an unknown path of the API with the shape of every error', async () => {
    const response = await server.app.inject({ url: '/api/nothing' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: 'not_found',
      message: 'Not found.',
      requestId: response.headers['x-request-id'],
    });
  });
});
