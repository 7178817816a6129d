import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/env.ts';
import { AppError } from '../errors/app-error.ts';

/** Characters; RFC 2046, 5.1.1. */
const boundaryLimit = 70;

/** JSON (an empty body counts as none) and multipart. Nothing else is accepted: forms of other sites send other kinds. */
export async function registerBodyParsers(app: FastifyInstance, config: Config): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
  // The plugin answers a boundary that is missing or too long with 500.
  app.addHook('onRequest', async (request) => {
    const type = request.headers['content-type'] ?? '';
    if (!/^multipart\/form-data\s*(;|$)/i.test(type)) return;
    const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? [];
    const length = (quoted ?? plain ?? '').length;
    if (length === 0 || length > boundaryLimit) throw new AppError('malformed_request');
  });
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // A path in a name is refused by who knows what names are for, not cut off in silence.
    preservePath: true,
    limits: {
      fileSize: config.UPLOAD_LIMIT_MB * 1_048_576,
      files: 2,
      fields: 10,
      fieldSize: 1_024,
      fieldNameSize: 100,
      headerPairs: 20,
      parts: 12,
    },
  });
}
