import type { Config } from '../../config/env.ts';

/** Where a comparison is shown on the screen. Only where somebody has said under which address people reach the server. */
export function reviewUrlOf(
  { PUBLIC_URL, publicUrlIsExplicit }: Pick<Config, 'PUBLIC_URL' | 'publicUrlIsExplicit'>,
  analysisId: string,
): { readonly reviewUrl?: string } {
  return publicUrlIsExplicit ? { reviewUrl: `${PUBLIC_URL}/review/${analysisId}` } : {};
}
