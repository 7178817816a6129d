/** Stands in the PDF for letters that none of its fonts holds: no reader takes it for what the paper says. */
export const unheldLetters = '[letters that only the Word report shows]';

export const unheldNote =
  'Some letters are in none of the fonts of this PDF. Where they stand it says so; the Word report shows them.';
