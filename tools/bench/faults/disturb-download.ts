import type { ServerResponse } from 'node:http';

/** Answers in the place of a file. Returns what has to be ended when the fault is over. */
export type Disturb = (response: ServerResponse) => () => void;

const nothing = (): void => undefined;
const anyOrigin = { 'access-control-allow-origin': '*' };
const script = { ...anyOrigin, 'content-type': 'text/javascript', 'content-length': '5000' };

const answer =
  (status: number, type: string, body: string): Disturb =>
  (response) => {
    response.writeHead(status, { ...anyOrigin, 'content-type': type }).end(body);
    return nothing;
  };

/** What can happen to the files of a release on their way. */
export const disturbances: Readonly<Record<string, Disturb>> = {
  'answered with 404': answer(404, 'application/json', '{}'),
  'answered with 500': answer(500, 'text/plain', 'sorry'),
  'answered with a page': answer(200, 'text/html', '<!doctype html><title>Welcome</title>'),
  'cut in the middle': (response) => {
    response.writeHead(200, script).write('/*'.padEnd(2_000), () => response.destroy());
    return nothing;
  },
  'never answered': (response) => () => response.destroy(),
  'a byte a second': (response) => {
    response.writeHead(200, script).write('/');
    const timer = setInterval(() => response.write('/'), 1_000);
    return () => {
      clearInterval(timer);
      response.destroy();
    };
  },
};

/** Faults in which a visitor waits for something that may still come. */
export const hanging: ReadonlySet<string> = new Set(['never answered', 'a byte a second']);
