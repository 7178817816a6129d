import { diffArrays } from 'diff';

/** Half-open range of UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Beyond this many changed tokens two texts are treated as wholly different; bounds the time of the comparison. */
const maxEdits = 400;

/**
 * The spans of `text` that differ from `other`. Words are marked whole, since "rch" of "March" helps nobody; in tokens
 * that hold digits only the differing characters are marked, since these are what the eye misses.
 */
export function differingSpans(text: string, other: string): Span[] {
  const tokens = tokenize(text);
  const changes = diffArrays(
    tokens.map((token) => fold(token.text)),
    tokenize(other).map((token) => fold(token.text)),
    { maxEditLength: maxEdits },
  );
  if (changes === undefined) return text === '' ? [] : [{ start: 0, end: text.length }];
  const spans: Span[] = [];
  let at = 0;
  changes.forEach((change, index) => {
    if (change.added) return;
    const own = tokens.slice(at, at + change.value.length);
    at += change.value.length;
    if (!change.removed) return;
    const replacement = changes[index + 1]?.added
      ? changes[index + 1]?.value
      : changes[index - 1]?.added
        ? changes[index - 1]?.value
        : undefined;
    spans.push(...spansOfReplaced(own, replacement ?? []));
  });
  return mergeSpans(text, withoutBareMarks(text, spans));
}

interface Token extends Span {
  readonly text: string;
}

/** Words, numbers with their separators, and single marks of punctuation; white space belongs to none. */
const tokenPattern = /\p{N}(?:[\p{N}.,'’:/]*\p{N})?|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/gu;
const cjk = /[\u2e80-\u9fff\uac00-\ud7af]/;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(tokenPattern)) {
    const start = match.index;
    if (cjk.test(match[0])) {
      for (let offset = 0; offset < match[0].length; offset += 1)
        tokens.push({ text: match[0].charAt(offset), start: start + offset, end: start + offset + 1 });
    } else tokens.push({ text: match[0], start, end: start + match[0].length });
  }
  return tokens;
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function spansOfReplaced(own: readonly Token[], replacement: readonly string[]): Span[] {
  if (own.length === replacement.length) return own.map((token, index) => narrow(token, replacement[index] ?? ''));
  const numbers = replacement.filter((token) => /\p{N}/u.test(token));
  let number = 0;
  return own.map((token) => {
    if (!/\p{N}/u.test(token.text)) return { start: token.start, end: token.end };
    number += 1;
    return narrow(token, numbers[number - 1] ?? '');
  });
}

/** Numbers of fewer digits are taken in at a glance. */
const shortNumber = 3;
const dateInDigits = /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/;

/** Drops what is alike at both ends of a long number; of dates, whole parts. */
function narrow(token: Token, other: string): Span {
  const text = fold(token.text);
  const whole = { start: token.start, end: token.end };
  if (text.length !== token.text.length || !/\p{N}/u.test(text) || !/\p{N}/u.test(other)) return whole;
  if (dateInDigits.test(text) || dateInDigits.test(other)) return narrowDate(token, text, other);
  if (text.replace(/\P{N}/gu, '').length <= shortNumber) return whole;
  let head = 0;
  while (head < text.length && head < other.length && text[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < text.length - head && tail < other.length - head && text.at(-1 - tail) === other.at(-1 - tail))
    tail += 1;
  // A longer number contains the shorter one: nothing is left to mark on the shorter side, so mark the place.
  if (head + tail === text.length) return whole;
  return { start: token.start + head, end: token.end - tail };
}

function narrowDate(token: Token, text: string, other: string): Span {
  const parts = text.split(/([./-])/);
  const others = other.split(/([./-])/);
  const differs = (part: string, index: number): boolean => part !== others[index];
  const [first, last] = [parts.findIndex(differs), parts.findLastIndex(differs)];
  const whole = { start: token.start, end: token.end };
  // Other separators are another way to write a date: nothing in it can be set against the other one.
  if (first < 0 || parts[1] !== others[1] || parts.length !== others.length) return whole;
  const lengthOf = (until: number): number => parts.slice(0, until).join('').length;
  return { start: token.start + lengthOf(first), end: token.start + lengthOf(last + 1) };
}

/** A currency sign or comma that only one side prints is no difference, unless it is all there is. */
function withoutBareMarks(text: string, spans: readonly Span[]): readonly Span[] {
  const telling = spans.filter((span) => /[\p{L}\p{N}]/u.test(text.slice(span.start, span.end)));
  return telling.length === 0 ? spans : telling;
}

/** Joins spans with nothing but white space or punctuation of one character between them. */
function mergeSpans(text: string, spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last !== undefined && /^\s?$/.test(text.slice(last.end, span.start)))
      merged[merged.length - 1] = { start: last.start, end: span.end };
    else merged.push(span);
  }
  return merged;
}
