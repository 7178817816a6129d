import type { EngineOutput, ReportedFinding } from '../versions/score/engine-output.ts';

/** Marks of a value that tell it again. */
const mostMarks = 60;
/** `release-retyped.pdf` and `release-a.pdf` are printed alike. */
const edition = /-(?:retyped|[a-z])\.pdf$/u;

/** Tells a finding again in the group where nothing was changed. */
export function findingKey({ rule = '', positions }: ReportedFinding, { documents }: EngineOutput): string {
  const names = new Map(documents.map(({ id, name }) => [id, name]));
  const places = positions.map(({ document, page, value, quote }) => {
    const name = names.get(document) ?? document;
    const printed = (value ?? quote ?? '').replace(/\s+/gu, ' ').slice(0, mostMarks);
    return [edition.test(name) ? 'edition' : name, page, printed].join(':');
  });
  return [rule, ...places.toSorted()].join(';');
}
