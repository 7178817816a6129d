import { isIP } from 'node:net';
import type { Settings } from './settings-schema.ts';

/** As in the environment, right or wrong. */
type Given = Readonly<Partial<Record<keyof Settings, string>>>;

/** What no single row can see: settings that need each other. One line each. */
export function findProblems(settings: Settings, given: Given): string[] {
  return [
    ...needsPair(given, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'),
    ...needsPair(given, 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'),
    ...needsPair(given, 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'),
    ...needsPair(given, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    ...needsPair(given, 'S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'),
    ...needsPair(given, 'S3_ENDPOINT', 'S3_BUCKET'),
    ...needsDatabase(settings, given),
    ...wrongPublicUrl(settings),
    ...wrongProxies(settings),
    ...samePorts(settings),
    ...smallStorage(settings),
    ...(['GOOGLE_ISSUER', 'MICROSOFT_ISSUER'] as const).flatMap((name) => wrongIssuer(settings, name)),
  ];
}

function needsPair(given: Given, name: keyof Settings, other: keyof Settings): string[] {
  return given[name] !== undefined && given[other] === undefined ? [`${other}: must be set when ${name} is set`] : [];
}

function needsDatabase({ ROLE }: Settings, given: Given): string[] {
  if (ROLE === 'all') return [];
  if (given.DATABASE_URL !== undefined || given.EMBEDDED_DATABASE_URL !== undefined) return [];
  return [`DATABASE_URL: must be set when ROLE is ${ROLE}`];
}

function wrongPublicUrl({ PUBLIC_URL }: Settings): string[] {
  if (PUBLIC_URL === undefined) return [];
  const { pathname, search, hash } = new URL(PUBLIC_URL);
  return pathname === '/' && search === '' && hash === '' ? [] : ['PUBLIC_URL: must be an origin, without a path'];
}

/** `true` would let every client name its own address, so it is not accepted. */
function wrongProxies({ TRUST_PROXY }: Settings): string[] {
  if (TRUST_PROXY === undefined || /^\d+$/.test(TRUST_PROXY)) return [];
  const wrong = TRUST_PROXY.split(',').filter((entry) => isIP(entry.trim().split('/')[0] ?? '') === 0);
  return wrong.length === 0 ? [] : [`TRUST_PROXY: not an address, network or number: ${wrong.join(', ')}`];
}

/** The worker of a machine on its own has the port after it. */
function samePorts({ PORT, METRICS_PORT, ROLE }: Settings): string[] {
  if (METRICS_PORT === undefined) return [];
  const taken = ROLE === 'all' ? [METRICS_PORT, METRICS_PORT + 1] : [METRICS_PORT];
  return taken.includes(PORT) ? [`METRICS_PORT: ${taken.join(' and ')} must differ from PORT`] : [];
}

/** Else the largest file could never be uploaded, and the error would blame the files that are there. */
function smallStorage({ PERSON_STORAGE_LIMIT_MB: limit, UPLOAD_LIMIT_MB: largest }: Settings): string[] {
  return limit < largest ? [`PERSON_STORAGE_LIMIT_MB: must be at least UPLOAD_LIMIT_MB (${largest})`] : [];
}

function wrongIssuer(settings: Settings, name: 'GOOGLE_ISSUER' | 'MICROSOFT_ISSUER'): string[] {
  const issuer = new URL(settings[name]);
  if (issuer.protocol === 'https:') return [];
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return settings.OIDC_ALLOW_INSECURE && isLoopback
    ? []
    : [`${name}: must be https (http only on loopback with OIDC_ALLOW_INSECURE=1)`];
}
