import { remoteNames, remoteRoutes, type RemoteName } from './contract.ts';

/** A route without the names of its parameters: the same page, whatever a release calls them. */
const shapeOf = (route: string): string => route.replace(/:[^/]+/g, ':');
const shapesOf = (routes: readonly string[]): readonly string[] => routes.map(shapeOf);

/**
 * Says why a remote may not render these routes; an empty list means that it may. It may know pages that this host does not
 * have yet, and lack some that are new; pages of another remote it may not claim, and without one of its own it shows nothing.
 */
export function checkRoutes(name: RemoteName, routes: readonly string[]): readonly string[] {
  const claimed = shapesOf(routes);
  const foreign = remoteNames
    .filter((other) => other !== name)
    .flatMap((other) =>
      remoteRoutes[other]
        .filter((route) => claimed.includes(shapeOf(route)))
        .map((route) => `routes: ${route} belongs to ${other}`),
    );
  const hasOwn = shapesOf(remoteRoutes[name]).some((route) => claimed.includes(route));
  return hasOwn ? foreign : [...foreign, `routes: none is of ${name}`];
}
