const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

const isParameter = (part: string): boolean => part.startsWith(':');

function isAddressOf(route: string, path: string): boolean {
  const wanted = partsOf(route);
  const given = partsOf(path);
  return wanted.length === given.length && wanted.every((part, index) => isParameter(part) || part === given[index]);
}

/**
 * The route that an address belongs to; undefined when none has it. A part of a route that begins with a colon stands for
 * one part of an address, whatever that is. Closing slashes make no difference.
 */
export function routeOf<Route extends string>(routes: readonly Route[], path: string): Route | undefined {
  return routes.find((route) => isAddressOf(route, path));
}

/** What an address of a route has for each of its parameters, as it stands there. */
export function parametersOf(route: string, path: string): ReadonlyMap<string, string> {
  const given = partsOf(path);
  return new Map(
    partsOf(route).flatMap((part, index) => (isParameter(part) ? [[part.slice(1), given[index] ?? '']] : [])),
  );
}

/** What stands for something that does not exist. */
const nobodysId = '00000000-0000-4000-8000-000000000000';

/** An address of a route, for trying it out: what its parameters name does not exist. */
export function exampleOf(route: string): string {
  return `/${partsOf(route)
    .map((part) => (isParameter(part) ? nobodysId : part))
    .join('/')}`;
}

/** The parts of a route that are the same in each of its addresses, joined: what its files are named by. */
export function routeName(route: string): string {
  return partsOf(route)
    .filter((part) => !isParameter(part))
    .join('-');
}
