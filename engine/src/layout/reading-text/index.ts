export { findContents } from './find-contents.ts';
export { joinCutWords, wholePrint } from './join-cut-words.ts';
export { Lexemes } from './lexemes.ts';
export { splitPrint } from './split-print.ts';
export { doubtMark, pageNumberMark, TextReader, unchosenMark, type ReadingText } from './reading-text.ts';
