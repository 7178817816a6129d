import autocannon from 'autocannon';
import * as z from 'zod';

/** What `loadUrl` passes on the command line. */
const order = z.object({ url: z.url(), cookies: z.array(z.string()), seconds: z.number() });

const { url, cookies, seconds } = order.parse(JSON.parse(process.argv[2] ?? ''));
const { requests, latency, errors, non2xx } = await autocannon({
  url,
  method: 'POST',
  connections: 20,
  duration: seconds,
  // Each connection walks through all sessions, so that neighbours in time belong to different ones.
  ...(cookies.length === 0 ? {} : { requests: cookies.map((cookie) => ({ headers: { cookie } })) }),
});
process.stdout.write(JSON.stringify({ perSecond: requests.average, p99Ms: latency.p99, failures: errors + non2xx }));
