import { runtimeSettings, type RuntimeSettings } from '@app/shared/contracts';
import * as z from 'zod/mini';

/** The settings that the server wrote into the page, if it did. */
export function readInlinedSettings(page: Pick<Document, 'getElementById'>): RuntimeSettings | null {
  const text = page.getElementById('runtime-settings')?.textContent;
  return text === undefined || text === '' ? null : z.parse(runtimeSettings, JSON.parse(text));
}

/** The settings of a page that was served as a plain file. */
export async function fetchSettings(): Promise<RuntimeSettings> {
  const answer = await fetch('/config.json');
  if (!answer.ok) throw new Error(`The settings could not be fetched (${answer.status})`);
  return z.parse(runtimeSettings, await answer.json());
}
