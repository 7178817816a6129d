import { analyzeSocketEndpoint, comparisonsSocketEndpoint, watchComparisonSocketEndpoint } from '@app/shared/contracts';
import { serveSocket, type Http } from '../../platform/http/index.ts';
import { channels } from '../../platform/notifications/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { AnalysisWatchers } from './analysis-watchers.ts';
import { serveAnalysisSocket } from './analyze-socket.ts';
import { parseDecided, parseDeletion } from './announce-comparison.ts';
import { serveChangesSocket } from './changes-socket.ts';
import { findComparisons } from './comparison-repository.ts';
import { ComparisonWatchers } from './comparison-watchers.ts';
import { findDecisions } from './decision-repository.ts';
import { DecisionWatchers } from './decision-watchers.ts';
import { describeComparison } from './describe-comparison.ts';
import type { DocumentsPort } from './documents-port.ts';
import { OpenSockets } from './open-sockets.ts';
import { serveWatchSocket } from './watch-socket.ts';

/** What tells people how it goes, as it goes. */
export function registerSocketRoutes(api: Http, platform: Platform, port: DocumentsPort): void {
  const { db, logger } = platform;
  const watchers = new AnalysisWatchers(db, logger);
  const lists = new ComparisonWatchers({ logger, find: (ids) => findDescribed(platform, ids) });
  const decisions = new DecisionWatchers({ logger, lists, find: (keys) => findDecisions(db, keys) });
  const liveSessions = (keys: readonly string[]): Promise<ReadonlySet<string>> => api.authenticator.liveSessions(keys);
  // Each kind has its own limit: who watches many runs still sees the list.
  const [runSockets, listSockets] = [
    new OpenSockets({ liveSessions, logger }),
    new OpenSockets({ liveSessions, logger }),
  ];
  keepTold(api, platform, { watchers, lists, decisions, sockets: [runSockets, listSockets] });

  const starts = 'Starts the analysis of an upload session, or joins the running one, and streams its progress';
  serveSocket(api, analyzeSocketEndpoint, { summary: starts }, (socket, request) =>
    serveAnalysisSocket(socket, request, { platform, port, watchers, sockets: runSockets }),
  );
  serveSocket(
    api,
    watchComparisonSocketEndpoint,
    { summary: 'Streams the progress of one comparison' },
    (socket, request) => serveWatchSocket(socket, request, { platform, watchers, sockets: runSockets }),
  );
  const changes = 'Streams changes to the own comparisons';
  serveSocket(api, comparisonsSocketEndpoint, { summary: changes }, (socket, request) =>
    serveChangesSocket(socket, request, { lists, sockets: listSockets }),
  );
}

async function findDescribed({ db, config }: Platform, ids: readonly string[]) {
  const rows = await findComparisons(db, ids, config.RETENTION_HOURS);
  return rows.map((row) => ({ userId: row.userId, comparison: describeComparison(row, config) }));
}

interface Told {
  readonly watchers: AnalysisWatchers;
  readonly lists: ComparisonWatchers;
  readonly decisions: DecisionWatchers;
  readonly sockets: readonly OpenSockets[];
}

/** Hears what happens in whatever process, until the server closes. */
function keepTold(api: Http, { notifications }: Platform, { watchers, lists, decisions, sockets }: Told): void {
  const unsubscribe = [
    notifications.subscribe(channels.analysisChanged, (id) => {
      watchers.changed(id);
      lists.changed(id);
    }),
    notifications.subscribe(channels.analysisDeleted, (payload) => {
      const deletion = parseDeletion(payload);
      if (!deletion) return;
      watchers.deleted(deletion.id);
      lists.deleted(deletion);
    }),
    notifications.subscribe(channels.findingDecided, (payload) => {
      const decided = parseDecided(payload);
      if (decided) decisions.decided(decided);
    }),
    notifications.subscribe(channels.sessionRevoked, (key) => sockets.forEach((open) => open.closeSession(key))),
    notifications.onResync(() => {
      watchers.refreshAll();
      lists.reloadAll();
      sockets.forEach((open) => void open.lookAgain());
    }),
  ];
  api.addHook('preClose', async () => {
    unsubscribe.forEach((stop) => stop());
    watchers.stop();
    lists.stop();
    decisions.stop();
    sockets.forEach((open) => open.stop());
  });
}
