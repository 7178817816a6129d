import type { Config } from './env.ts';

export interface UnsetFeature {
  readonly name: string;
  /** Those of its settings that are missing. */
  readonly settings: readonly string[];
}

type FeatureSetting =
  | 'GOOGLE_CLIENT_ID'
  | 'GOOGLE_CLIENT_SECRET'
  | 'MICROSOFT_CLIENT_ID'
  | 'MICROSOFT_CLIENT_SECRET'
  | 'GOOGLE_PICKER_API_KEY'
  | 'GOOGLE_PICKER_APP_ID'
  | 'ONEDRIVE_CLIENT_ID';

const features: readonly (readonly [string, readonly FeatureSetting[]])[] = [
  ['Login with Google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']],
  ['Login with Microsoft', ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET']],
  ['Google Drive', ['GOOGLE_CLIENT_ID', 'GOOGLE_PICKER_API_KEY', 'GOOGLE_PICKER_APP_ID']],
  ['OneDrive', ['ONEDRIVE_CLIENT_ID']],
];

/** What people cannot use until somebody sets it up. Settings are named to who runs the service, and to nobody else. */
export function unsetFeatures(config: Pick<Config, FeatureSetting>): UnsetFeature[] {
  return features.flatMap(([name, settings]) => {
    const missing = settings.filter((setting) => config[setting] === undefined);
    return missing.length === 0 ? [] : [{ name, settings: missing }];
  });
}
