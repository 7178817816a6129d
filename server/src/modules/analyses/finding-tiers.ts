import { json } from 'node:stream/consumers';
import { finding, type Tier } from '@app/shared/contracts';
import * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { openStored } from './get-report.ts';
import type { Analysis } from './analysis-tables.ts';

/** Only what is needed of a result, whatever else it says. */
const tiersOf = z.object({ findings: z.array(z.object({ id: finding.shape.id, tier: finding.shape.tier })) });

export type FindingTiers = ReadonlyMap<string, Tier>;

/** Results of as many comparisons are remembered as people decide at the same time. */
const mostKept = 200;

/** Which findings a comparison has, read once from its stored result, which never changes. */
export class FindingTiersCache {
  readonly #kept = new Map<string, Promise<FindingTiers>>();
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Throws what says why there are none: it runs, has failed or has expired. */
  async of(analysis: Analysis): Promise<FindingTiers> {
    const key = analysis.resultKey ?? '';
    const kept = this.#kept.get(key) ?? this.#read(analysis);
    // The one used last is at the end.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    try {
      return await kept;
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }

  async #read(analysis: Analysis): Promise<FindingTiers> {
    const { bytes } = await openStored(this.#platform, analysis, 'json');
    const { findings } = tiersOf.parse(await json(bytes));
    return new Map(findings.map(({ id, tier }) => [id, tier]));
  }
}
