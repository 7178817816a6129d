/** Formats of documents that people read, in contrast to data that programs exchange (the XML of an e-invoice). */
const documentName = /\.(?:pdf|docx?|xlsx?|pptx?|odt|ods|rtf)$/i;
const mostNamed = 5;

/** What to say of a file with documents inside, which are not read: a portfolio, or a file with attachments. */
export function embeddedNote(files: readonly string[]): string | undefined {
  const documents = files.filter((name) => documentName.test(name));
  if (documents.length === 0) return undefined;
  const names = documents.slice(0, mostNamed).join(', ');
  const others = documents.length > mostNamed ? ` and ${documents.length - mostNamed} more` : '';
  const [what, toDo] =
    documents.length === 1
      ? ['1 attached document that was', 'To compare it, save it as a separate file and upload that.']
      : [
          `${documents.length} attached documents that were`,
          'To compare them, save them as separate files and upload those.',
        ];
  return `The file contains ${what} not compared: ${names}${others}. ${toDo}`;
}
