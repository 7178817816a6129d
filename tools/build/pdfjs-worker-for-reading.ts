/** A part of `pdf.worker.mjs` that reading does without: from where it begins to the file after it, and what is left in its place. */
interface LeftOut {
  readonly from: string;
  readonly until: string;
  readonly instead: string;
}

const leftOut: readonly LeftOut[] = [
  {
    // Widths of fonts for XFA forms, which the review does not turn on.
    from: './src/core/calibri_factors.js',
    until: './src/core/postscript/lexer.js',
    instead: 'const getXfaFontName = () => undefined;\nconst getXfaFontDict = () => null;',
  },
  {
    // XFA forms themselves. Comments of a page may hold text of that kind; they have it as plain text as well.
    from: './src/core/xfa/symbol_utils.js',
    until: './src/core/annotation.js',
    instead: 'class XFAFactory {\n  static getRichTextAsHtml() {\n    return null;\n  }\n}',
  },
  {
    // A filter of no edition of ISO 32000, with a dictionary as large as all fonts. Browsers that decode it themselves still do.
    from: './external/brotli/decode.js',
    until: './src/core/brotli_stream.js',
    instead: "const BrotliDecode = () => {\n  throw new Error('Brotli is not read');\n};",
  },
  {
    // Compiles functions to WebAssembly, which the content policy forbids; they are interpreted.
    from: './src/core/postscript/wasm_compiler.js',
    until: './src/core/image_utils.js',
    instead: 'const buildPostScriptWasmFunction = () => null;',
  },
  {
    // Writes papers that are put together from others.
    from: './src/core/editor/pdf_editor.js',
    until: './src/shared/base_pdf_stream.js',
    instead: 'class PDFEditor {}',
  },
];

/**
 * A loader for `pdf.worker.mjs` that leaves out what only forms and editing need: a fifth of what a visitor would download,
 * and of what the browser reads before the first page. Fails when a newer release of the library is written otherwise.
 */
export default function pdfjsWorkerForReading(source: string): string {
  return leftOut.reduce((rest, { from, until, instead }) => {
    const [start, end] = [from, until].map((file) => rest.indexOf(`;// ${file}\n`));
    if (start === undefined || end === undefined || start < 0 || end < start) {
      throw new Error('The worker of pdf.js is written otherwise than this loader knows.');
    }
    return `${rest.slice(0, start)}${instead}\n${rest.slice(end)}`;
  }, source);
}
