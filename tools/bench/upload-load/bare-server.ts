import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The least that takes an upload and keeps it: the body into a file, flushed. Figures of the real one are beside it. */
const folder = process.argv[2] ?? '.';

async function keep(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await pipeline(request, createWriteStream(path.join(folder, randomUUID()), { flush: true }));
  response.end();
}

const server = createServer((request, response) => void keep(request, response));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`);
});
