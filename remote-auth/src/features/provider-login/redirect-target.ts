/** Hosts of the own machine, where a development provider may run without TLS (RFC 8252, section 8.3). */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address the browser may be sent to: https anywhere, http on the own machine only. Everything else, `javascript:`
 * and relative addresses included, is refused. Which provider it is, is the server's choice.
 */
export function redirectTarget(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  const allowed = url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHosts.has(url.hostname));
  return allowed ? url.href : undefined;
}
