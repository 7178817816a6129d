/** Letters that stand side by side as they are: no script that joins them, no marks above or below them. */
const plain = /^[ -~\u00a0-\u017f–—“”‘’…·•€]*$/u;

export const isPlain = (text: string): boolean => plain.test(text);
