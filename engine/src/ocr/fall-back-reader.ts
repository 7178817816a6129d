import type { PictureReader } from './picture-reader.ts';

/** Reads with one program until it fails, and from then on with another: a broken installation costs time and no page. */
export function openFallBackReader(first: PictureReader, openSecond: () => PictureReader): PictureReader {
  let current = first;
  const ask = async <T>(question: (reader: PictureReader) => Promise<T>): Promise<T> => {
    const asked = current;
    try {
      return await question(asked);
    } catch (error) {
      if (asked !== first) throw error;
      if (current === first) current = openSecond();
      return question(current);
    }
  };
  return {
    get name() {
      return current.name;
    },
    readLines: (picture, language) => ask((reader) => reader.readLines(picture, language)),
    readDigit: (picture) => ask((reader) => reader.readDigit(picture)),
    detectTurn: (picture) => ask((reader) => reader.detectTurn(picture)),
    close: async () => {
      await first.close();
      if (current !== first) await current.close();
    },
  };
}
