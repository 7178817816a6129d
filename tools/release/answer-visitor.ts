import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RemoteName } from '@app/shared/federation/server';

/** Answers for the API, as to a visitor who may see the pages of a remote: signed in, but for those of accounts. */
export function answerVisitor(name: RemoteName): (request: IncomingMessage, response: ServerResponse) => void {
  const isSignedIn = name !== 'auth';
  const body = isSignedIn
    ? { email: 'dana@northgate.example' }
    : { code: 'not_authenticated', message: 'Please log in.', requestId: 'visitor' };
  return (_request, response) => {
    response.writeHead(isSignedIn ? 200 : 401, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
}
