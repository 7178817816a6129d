/** Replaces characters that none of the PDF's fonts contains; no reader can mistake it for text of the document. */
export const unheldLetters = '[characters shown only in the Word report]';

export const unheldNote =
  'The fonts of this PDF lack some characters. They are marked where they occur; the Word report shows them.';
