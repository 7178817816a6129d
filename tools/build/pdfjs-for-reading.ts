/** Where in `pdf.mjs` the parts begin that edit papers and fill in forms: nothing before refers to anything after it. */
const editingBegins = ';// ./src/display/editor/color_picker.js';

/** What draws pages. An import of anything else fails the build. */
const kept = [
  'getDocument',
  'GlobalWorkerOptions',
  'PDFWorker',
  'RenderingCancelledException',
  'ResponseException',
  'TextLayer',
  'Util',
];

/**
 * A loader for `pdf.mjs` that keeps of it what draws pages. The rest, a third of what a visitor would download, stays in a bundle
 * otherwise: copies of all exports on the page hold it there. Fails when a newer release of the library is written otherwise.
 */
export default function pdfjsForReading(source: string): string {
  const end = source.indexOf(editingBegins);
  if (end < 0) throw new Error('pdf.js is written otherwise than this loader knows.');
  return `${source.slice(0, end)}\nexport { ${kept.join(', ')} };\n`;
}
