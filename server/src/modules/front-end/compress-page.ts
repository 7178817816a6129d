import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages differ by path and by share of a canary, so few are in use at a time. */
const kept = 50;
const cache = new Map<string, Promise<Buffer>>();

export function chooseEncoding(accepted: string | undefined): Encoding {
  const offers = (accepted ?? '').split(',').map((offer) => offer.trim());
  const isAccepted = (name: string): boolean =>
    offers.some((offer) => offer.split(';')[0] === name && !/;\s*q=0(\.0*)?$/.test(offer));
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : 'identity';
}

/** Compressed once per content; `key` must change with it. */
export async function compressPage(html: string, key: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Buffer.from(html);
  const cacheKey = `${encoding} ${key}`;
  const known = cache.get(cacheKey);
  if (known) return known;
  const fresh = encoding === 'br' ? toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : toGzip(html);
  const [oldest] = cache.keys();
  if (cache.size >= kept && oldest !== undefined) cache.delete(oldest);
  cache.set(cacheKey, fresh);
  return fresh;
}
