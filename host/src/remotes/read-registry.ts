import { registrySchema, type Registry } from '@app/shared/federation';

/** The registry that the server wrote into the page. */
export function readInlinedRegistry(page: Pick<Document, 'getElementById'>): Registry {
  const text = page.getElementById('remotes-registry')?.textContent;
  if (text === undefined || text === '') {
    throw new Error('The page carries no registry of its parts.');
  }
  return registrySchema.parse(JSON.parse(text));
}
