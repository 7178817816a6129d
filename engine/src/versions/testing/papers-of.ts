import { factDocuments } from '../../testing/fact-documents.ts';
import { Lexemes, TextReader } from '../../layout/reading-text/index.ts';
import type { Paper } from '../sentences.ts';

/** The papers of one comparison, each given as lines: they share their lexemes. */
export function papersOf(...texts: readonly (readonly string[])[]): Paper[] {
  const reader = new TextReader(new Lexemes());
  return factDocuments(...texts).map((facts) => ({ text: reader.read(facts.passages), facts }));
}
