const roman = '[IVXLC]{1,6}';

/** What numbers a paragraph in contracts; the longest form first. */
const marker = new RegExp(
  `^(?:(?:ARTICLE|Article|SECTION|Section|CLAUSE|Clause) (?:\\d{1,2}(?:\\.\\d{1,2}){0,3}|${roman})[.:]?(?=\\s|$)` +
    `|\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.?(?=\\s|$)|\\d{1,2}[.)](?=\\s|$|[A-Z])` +
    `|\\((?:[a-z]|[ivx]{1,5}|\\d{1,2}|[A-H])\\)(?=\\s|$)|(?:[A-H]|[a-z]|[ivx]{1,5})[.)](?=\\s|$))`,
  'u',
);

/** Splits a line into the marker it begins with, if any, and the rest. */
export function readMarker(line: string): { marker: string; rest: string } {
  const found = marker.exec(line)?.[0] ?? '';
  return { marker: found, rest: line.slice(found.length).trim() };
}
