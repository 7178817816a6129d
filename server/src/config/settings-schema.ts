import * as z from 'zod';

const whole = (min: number, max?: number): z.ZodCoercedNumber => {
  const range = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
  const error = `must be a whole number ${range}`;
  const number = z.coerce.number({ error }).int({ error }).min(min, { error });
  return max === undefined ? number : number.max(max, { error });
};
const address = (...schemes: readonly string[]): z.ZodURL =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: `must be a URL that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });
const port = whole(0, 65_535);
const text = z.string().min(1);
const url = address('http', 'https');
/** IPv6 addresses may be written as in a URL. */
const host = text.overwrite((value) => value.replace(/^\[(.*)\]$/, '$1'));
const flag = z.stringbool({ error: 'must be 1 or 0' });

const hours = 'must be a number of hours above 0, 87600 at most';

const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` });

const describe = <Type extends z.ZodType>(schema: Type, description: string): Type => schema.describe(description);

/**
 * Every setting the server knows. An empty value counts as not set. The description of each row becomes a line of
 * `.env.example`, so it is written for the person who runs the service.
 */
export const settingsSchema = z.object({
  PORT: describe(port.default(3000), 'Port of the web server. 0 picks a free one.'),
  HOST: describe(host.default('127.0.0.1'), 'Address to listen on. 0.0.0.0 opens the service to the network.'),
  PUBLIC_URL: describe(
    url.optional(),
    'Public address of the service; links in emails start with it. Default: http://HOST:PORT.',
  ),
  DATA_DIR: describe(
    text.default('./data'),
    'Folder for the embedded database, uploads, reports and the local mailbox.',
  ),
  SITE_DIR: describe(text.optional(), 'Folder of the built front end. Default: site in the project folder.'),
  DATABASE_URL: describe(
    address('postgresql', 'postgres').optional(),
    'PostgreSQL 15 or newer. Default: an embedded one in DATA_DIR.',
  ),
  DATABASE_POOL_SIZE: describe(whole(2, 200).default(10), 'Connections per process.'),
  ROLE: describe(
    oneOf(['all', 'api', 'worker']).default('all'),
    'all runs everything; api and worker need DATABASE_URL.',
  ),
  S3_BUCKET: describe(text.optional(), 'Bucket for uploads and reports. Default: files in DATA_DIR.'),
  S3_ENDPOINT: describe(url.optional(), 'Address of an S3-compatible store. Default: Amazon S3.'),
  S3_REGION: describe(text.default('us-east-1'), 'Region of the bucket.'),
  S3_ACCESS_KEY_ID: describe(text.optional(), 'Access key id. Default: whatever the AWS SDK finds.'),
  S3_SECRET_ACCESS_KEY: describe(text.optional(), 'Secret key.'),
  S3_FORCE_PATH_STYLE: describe(flag.default(false), 'Set to 1 for stores that expect the bucket in the path.'),
  S3_CHECKSUMS: describe(
    oneOf(['when_supported', 'when_required']).default('when_supported'),
    'Older S3-compatible stores need when_required.',
  ),
  SMTP_URL: describe(
    address('smtp', 'smtps').optional(),
    'Mail server, smtp://user:password@host:587. Default: a local mailbox in DATA_DIR.',
  ),
  MAIL_FROM: describe(text.default('Discrepancy Checker <no-reply@localhost>'), 'Sender of emails.'),
  GOOGLE_CLIENT_ID: describe(text.optional(), 'Sign-in with Google and Google Drive.'),
  GOOGLE_CLIENT_SECRET: describe(text.optional(), 'Sign-in with Google.'),
  GOOGLE_ISSUER: describe(url.default('https://accounts.google.com'), 'OpenID Connect issuer.'),
  MICROSOFT_CLIENT_ID: describe(text.optional(), 'Sign-in with Microsoft.'),
  MICROSOFT_CLIENT_SECRET: describe(text.optional(), 'Sign-in with Microsoft.'),
  MICROSOFT_ISSUER: describe(url.default('https://login.microsoftonline.com/common/v2.0'), 'OpenID Connect issuer.'),
  OIDC_ALLOW_INSECURE: describe(flag.default(false), 'Set to 1 to allow http issuers, on loopback only. For tests.'),
  GOOGLE_PICKER_API_KEY: describe(text.optional(), 'Google Drive picker; public.'),
  GOOGLE_PICKER_APP_ID: describe(text.optional(), 'Google Drive picker: number of the Google Cloud project; public.'),
  ONEDRIVE_CLIENT_ID: describe(text.optional(), 'OneDrive picker: application id; public.'),
  ONEDRIVE_PICKER: describe(oneOf(['v7.2', 'v8']).default('v7.2'), 'Version of the OneDrive picker.'),
  TERMS_URL: describe(url.optional(), 'Terms of use; linked on public pages and in the help.'),
  PRIVACY_URL: describe(url.optional(), 'Privacy policy; linked on public pages and in the help.'),
  IMPRINT_URL: describe(url.optional(), 'Who runs the service; linked on public pages and in the help.'),
  CONTACT_URL: describe(
    z.url({ protocol: /^(https?|mailto)$/u, error: 'must be a URL that starts with https:// or mailto:' }).optional(),
    'Where people can ask, https://... or mailto:...; linked on public pages and in the help.',
  ),
  UPLOAD_LIMIT_MB: describe(whole(1, 2_000).default(100), 'Maximum size of one PDF.'),
  SESSION_DOCUMENT_LIMIT: describe(whole(2, 1_000).default(50), 'Maximum number of PDFs in one comparison.'),
  PERSON_ANALYSIS_LIMIT: describe(
    whole(1, 1_000).default(20),
    'Maximum number of queued and running comparisons per person.',
  ),
  PERSON_STORAGE_LIMIT_MB: describe(
    whole(1, 100_000_000).default(5_000),
    'Maximum megabytes of PDFs stored per person. At least UPLOAD_LIMIT_MB.',
  ),
  RETENTION_HOURS: describe(
    z.coerce.number({ error: hours }).positive({ error: hours }).max(87_600, { error: hours }).default(24),
    'Hours after which uploads and reports are deleted.',
  ),
  WORKER_CONCURRENCY: describe(whole(1, 64).default(1), 'Concurrent analyses per worker.'),
  TRUST_PROXY: describe(
    text.optional(),
    'Trusted proxies whose X-Forwarded-* headers count: addresses (10.0.0.0/8,127.0.0.1) or the number of proxies.',
  ),
  REMOTES_REGISTRY: describe(
    text.optional(),
    'File or URL of the registry of remotes. Default: registry.json in SITE_DIR.',
  ),
  RATE_LIMIT_PER_MINUTE: describe(
    whole(0).default(3_000),
    'API requests per address and minute; 0 disables the limit.',
  ),
  LOG_LEVEL: describe(
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
    'Default: warn for ROLE=all, info otherwise.',
  ),
  METRICS_PORT: describe(whole(1, 65_534).optional(), 'Port of the Prometheus metrics, on loopback. Default: off.'),
  EMBEDDED_DATABASE_URL: z.string().optional(),
  SUPERVISED: flag.default(false),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Set by the supervisor for its child processes, not by people. */
export const internalSettings: readonly (keyof Settings)[] = ['EMBEDDED_DATABASE_URL', 'SUPERVISED'];
