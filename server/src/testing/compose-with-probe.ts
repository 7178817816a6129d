import { composeModules } from '../app.ts';
import { currentUser, requireUser, type Http } from '../platform/http/index.ts';
import type { Platform } from '../platform/platform.ts';

/** The product plus `GET /api/probe`: a route that needs a user, as uploads do, and says whom it found. */
export function composeWithProbe(platform: Platform): ReturnType<typeof composeModules> {
  const product = composeModules(platform);
  const probe = {
    routes: (api: Http) => void api.get('/probe', { preHandler: requireUser }, async (request) => currentUser(request)),
  };
  return { ...product, modules: [...product.modules, probe] };
}
