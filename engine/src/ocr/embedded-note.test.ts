import { describe, expect, it } from '@jest/globals';
import { embeddedNote } from './embedded-note.ts';

describe(embeddedNote.name, () => {
  it('names the documents in a file and what to do with them', () => {
    expect(embeddedNote(['lease.pdf', 'rent roll.xlsx'])).toBe(
      'The file contains 2 attached documents that were not compared: lease.pdf, rent roll.xlsx. ' +
        'To compare them, save them as separate files and upload those.',
    );
    expect(embeddedNote(['lease.pdf'])).toBe(
      'The file contains 1 attached document that was not compared: lease.pdf. ' +
        'To compare it, save it as a separate file and upload that.',
    );
  });

  it('names a few of many', () => {
    expect(embeddedNote(Array.from({ length: 8 }, (_, index) => `${index}.pdf`))).toContain('4.pdf and 3 more.');
  });

  it('says nothing of data for programs', () => {
    expect(embeddedNote(['factur-x.xml'])).toBeUndefined();
    expect(embeddedNote([])).toBeUndefined();
  });
});
