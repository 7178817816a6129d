import { openSite, readCommandLine, root, runCommand, UsageError } from './command-line.ts';
import { pruneAfter } from './prune-after.ts';
import { publishRelease } from './publish-release.ts';

function readPercent(text: string | undefined): number | undefined {
  if (text === undefined) {
    return undefined;
  }
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100)) {
    throw new UsageError(`--canary takes a percentage above 0 and up to 100, not "${text}".`);
  }
  return percent;
}

/** `release <remote> [--canary 10] [--site folder] [--base-url https://remotes.example/]` */
await runCommand(async () => {
  const { name, values } = readCommandLine(process.argv.slice(2), ['canary', 'base-url']);
  const canary = readPercent(values['canary']);
  const site = openSite(values);
  const { version } = await publishRelease({ root, site, name, canary, baseUrl: values['base-url'] });
  const reach = canary === undefined ? 'everybody' : `${canary} % of the visitors`;
  console.log(`${name} ${version} is live for ${reach} in ${site.label}.`);
  if (canary === undefined) {
    await pruneAfter(site);
  }
});
