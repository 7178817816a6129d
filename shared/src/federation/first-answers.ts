import { comparisonEndpoint, comparisonResultEndpoint, decisionsEndpoint, type Endpoint } from '../contracts/index.ts';
import { remoteRoutes, type RemoteRoute } from './contract.ts';
import { parametersOf, routeOf } from './route-pattern.ts';

const ofComparison = (endpoints: readonly Pick<Endpoint, 'path'>[]): readonly string[] =>
  endpoints.map(({ path }) => path.replace(':id', ':analysisId'));

/** What a page asks the service for as soon as it runs, whoever looks at it; parameters as in its route. */
const asked: Readonly<Partial<Record<RemoteRoute, readonly string[]>>> = {
  '/review/:analysisId': ofComparison([comparisonEndpoint, comparisonResultEndpoint, decisionsEndpoint]),
};

/** What an id is made of: stands in an attribute and in an address as it is. */
const plain = /^[\w-]+$/;

/**
 * Link tags that ask for the answers that a page begins with, while its scripts are still on their way. Mode and credentials of
 * each equal those of the call that takes it, else it would be asked for twice.
 */
export function answerTags(apiBase: string, pathname: string): string {
  const route = routeOf<RemoteRoute>(Object.values(remoteRoutes).flat(), pathname);
  const paths = route === undefined ? undefined : asked[route];
  if (route === undefined || paths === undefined) return '';
  const given = parametersOf(route, pathname);
  if (![...given.values()].every((value) => plain.test(value))) return '';
  return paths
    .map((path) => path.replaceAll(/:(\w+)/g, (_, name: string) => given.get(name) ?? ''))
    .map((path) => `<link rel="preload" as="fetch" href="${apiBase}${path}" crossorigin="use-credentials">`)
    .join('');
}
