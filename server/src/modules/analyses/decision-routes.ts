import { decideEndpoint, decisionsEndpoint } from '@app/shared/contracts';
import { currentUser, requireUser, serve, type Http } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { decide } from './decide.ts';
import { listDecisions } from './decision-repository.ts';
import { FoundFindingsCache } from './found-findings.ts';
import { requireComparison } from './own-comparison.ts';

const guarded = { preHandler: requireUser };

/** What the person who asks says of the findings of a comparison. */
export function registerDecisionRoutes(api: Http, platform: Platform): void {
  const found = new FoundFindingsCache(platform);
  const lists = 'All decisions of a comparison';
  serve(api, decisionsEndpoint, { ...guarded, summary: lists }, async (request) => {
    const own = { userId: currentUser(request).userId, id: request.params.id.toLowerCase() };
    const { id } = await requireComparison(platform, platform.db, own);
    return { decisions: await listDecisions(platform.db, id) };
  });

  const decides = 'Decides a finding; 409 if it was decided differently since it was read';
  serve(api, decideEndpoint, { ...guarded, summary: decides }, (request) => {
    const own = { userId: currentUser(request).userId, id: request.params.id.toLowerCase() };
    return decide(platform, found, own, { findingId: request.params.findingId, ...request.body });
  });
}
