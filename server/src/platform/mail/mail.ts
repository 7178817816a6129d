import * as z from 'zod';
import { defineJob } from '../queue/index.ts';

/** One mail to one person. `text` is the whole mail without pictures; `html` is the same, laid out. */
export const mail = z.object({
  to: z.email().max(254),
  subject: z.string().min(1).max(200),
  text: z.string(),
  html: z.string(),
});

export type Mail = z.infer<typeof mail>;

/** Mail servers go away for hours: about a day of tries, up to 30 minutes apart. */
export const deliverMailJob = defineJob({
  name: 'deliver-mail',
  schema: mail,
  retries: { limit: 60, delaySeconds: 2, maxDelaySeconds: 1_800 },
  concurrency: 2,
});
