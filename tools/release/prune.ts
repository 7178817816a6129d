import { parseArgs } from 'node:util';
import { openSite, runCommand, UsageError } from './command-line.ts';
import { openPageMs } from './live-hosts.ts';
import { pruneReleases } from './prune-releases.ts';

const dayMs = 24 * 60 * 60 * 1000;

function readCount(text: string | undefined, option: string, least: number): number | undefined {
  const count = Number(text);
  if (text !== undefined && !(Number.isInteger(count) && count >= least)) {
    throw new UsageError(`--${option} takes a whole number of at least ${least}, not "${text}".`);
  }
  return text === undefined ? undefined : count;
}

/** `prune [--keep 5] [--days 7] [--site ...]`: removes releases that nothing and nobody needs any more. */
await runCommand(async () => {
  const string = { type: 'string' as const };
  const { values } = parseArgs({ options: { keep: string, days: string, site: string } });
  const keepLast = readCount(values.keep, 'keep', 0);
  const days = readCount(values.days, 'days', openPageMs / dayMs);
  const site = openSite({ site: values.site });
  const removed = await pruneReleases({
    site,
    now: new Date(),
    ...(keepLast === undefined ? {} : { keepLast }),
    ...(days === undefined ? {} : { keepMs: days * dayMs }),
  });
  console.log(removed.length === 0 ? `Nothing to remove in ${site.label}.` : `Removed ${removed.join(', ')}.`);
});
