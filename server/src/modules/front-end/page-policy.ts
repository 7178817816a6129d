import type { Config } from '../../config/env.ts';

const google = {
  scripts: ['https://apis.google.com', 'https://accounts.google.com'],
  frames: [
    'https://docs.google.com',
    'https://drive.google.com',
    'https://accounts.google.com',
    'https://content.googleapis.com',
  ],
  connections: ['https://www.googleapis.com', 'https://accounts.google.com', 'https://content.googleapis.com'],
  images: ['https://*.googleusercontent.com', 'https://*.gstatic.com'],
};

const oneDrive = {
  scripts: ['https://js.live.net'],
  frames: [
    'https://onedrive.live.com',
    'https://*.sharepoint.com',
    'https://login.microsoftonline.com',
    'https://login.live.com',
  ],
  connections: [
    'https://graph.microsoft.com',
    'https://login.microsoftonline.com',
    'https://*.sharepoint.com',
    'https://*.1drv.com',
    'https://my.microsoftpersonalcontent.com',
  ],
  forms: ['https://onedrive.live.com', 'https://*.sharepoint.com'],
};

/**
 * The content policy of pages. One document lives through all routes of a single-page application, so a provider's hosts
 * stand in the policy of every page, but only when an administrator has set that provider up.
 */
export function pagePolicy(config: Config, remoteOrigins: readonly string[]): string {
  const hasGoogle = config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_PICKER_API_KEY !== undefined;
  const hasOneDrive = config.ONEDRIVE_CLIENT_ID !== undefined;
  const of = (kind: 'scripts' | 'frames' | 'connections'): string[] => [
    ...(hasGoogle ? google[kind] : []),
    ...(hasOneDrive ? oneDrive[kind] : []),
  ];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, ...of('scripts')],
    // Google's scripts put style elements into the page; everything of ours is in files.
    'style-src': ["'self'", ...remoteOrigins, ...(hasGoogle ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins, ...(hasGoogle ? google.images : [])],
    'font-src': ["'self'", ...remoteOrigins],
    'connect-src': ["'self'", socketOrigin(config), ...remoteOrigins, ...of('connections')],
    'frame-src': of('frames').length > 0 ? of('frames') : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...(hasOneDrive ? oneDrive.forms : [])],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** Some browsers do not take a socket of the own origin for 'self'. */
function socketOrigin({ PUBLIC_URL }: Config): string {
  return PUBLIC_URL.replace(/^http/, 'ws');
}
