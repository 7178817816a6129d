import { isIP } from 'node:net';
import type { Settings } from './settings-schema.ts';

/** What no single row can see: settings that need each other. One line each. */
export function findProblems(settings: Settings): string[] {
  return [
    ...needsPair(settings, 'GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'),
    ...needsPair(settings, 'MICROSOFT_CLIENT_SECRET', 'MICROSOFT_CLIENT_ID'),
    ...needsPair(settings, 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'),
    ...needsPair(settings, 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'),
    ...needsPair(settings, 'S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'),
    ...needsPair(settings, 'S3_ENDPOINT', 'S3_BUCKET'),
    ...needsDatabase(settings),
    ...wrongPublicUrl(settings),
    ...wrongProxies(settings),
    ...['GOOGLE_ISSUER', 'MICROSOFT_ISSUER'].flatMap((name) => wrongIssuer(settings, name)),
  ];
}

function needsPair(settings: Settings, name: keyof Settings, other: keyof Settings): string[] {
  return settings[name] !== undefined && settings[other] === undefined
    ? [`${other}: must be set when ${name} is set`]
    : [];
}

function needsDatabase({ ROLE, DATABASE_URL, EMBEDDED_DATABASE_URL }: Settings): string[] {
  if (ROLE === 'all' || DATABASE_URL !== undefined || EMBEDDED_DATABASE_URL !== undefined) return [];
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

function wrongIssuer(settings: Settings, name: string): string[] {
  const issuer = new URL(name === 'GOOGLE_ISSUER' ? settings.GOOGLE_ISSUER : settings.MICROSOFT_ISSUER);
  if (issuer.protocol === 'https:') return [];
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(issuer.hostname);
  return settings.OIDC_ALLOW_INSECURE && isLoopback
    ? []
    : [`${name}: must be https (http only on loopback with OIDC_ALLOW_INSECURE=1)`];
}
