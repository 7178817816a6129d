import type { AgreedFact } from '@app/engine';
import type { AnalysisResult } from '@app/shared/contracts';
import * as z from 'zod';

/** What agrees, with its places, as a report tells it. */
export const agreements = z.array(
  z.object({
    subject: z.string(),
    value: z.string(),
    positions: z.array(z.object({ document: z.string(), page: z.number() })),
  }),
);

export type Agreements = z.infer<typeof agreements>;

/** Without quotes and boxes, which the report does not show. */
export function storedAgreements(agreed: readonly AgreedFact[]): Agreements {
  return agreed.map(({ subject, value, positions }) => ({
    subject,
    value,
    positions: positions.map(({ document, page }) => ({ document, page })),
  }));
}

/** What a result itself tells of it: of one that was stored alone. */
export function examplesOf({ agreed = [] }: AnalysisResult): Agreements {
  return agreed
    .flatMap(({ examples }) => examples)
    .map(({ subject, value, at }) => ({ subject, value, positions: at }));
}
