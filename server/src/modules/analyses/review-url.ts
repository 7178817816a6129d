import type { Config } from '../../config/env.ts';

/** Where a comparison is shown on the screen: without a public address, on the machine that the service runs on. */
export const reviewUrlOf = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, analysisId: string): string =>
  `${PUBLIC_URL}/review/${analysisId}`;
