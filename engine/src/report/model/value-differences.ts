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

const isNumber = (text: string): boolean => /\p{N}/u.test(text);

function spansOfReplaced(own: readonly Token[], replacement: readonly string[]): Span[] {
  const isAligned = own.every((token, index) => isNumber(token.text) === isNumber(replacement[index] ?? ''));
  if (own.length === replacement.length && isAligned)
    return own.map((token, index) => narrow(token, replacement[index] ?? ''));
  const numbers = replacement.filter(isNumber);
  let number = 0;
  return own.map((token) => {
    if (!isNumber(token.text)) return { start: token.start, end: token.end };
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
  if (text.length !== token.text.length || !isNumber(text) || !isNumber(other)) return whole;
  if (dateInDigits.test(text) || dateInDigits.test(other)) return narrowDate(token, text, other);
  if (text.replace(/\P{N}/gu, '').length <= shortNumber) return whole;
  const own = telling(text, other);
  const theirs = telling(other, text);
  let head = 0;
  while (head < own.length && head < theirs.length && own[head]?.character === theirs[head]?.character) head += 1;
  let tail = 0;
  const shorter = Math.min(own.length, theirs.length) - head;
  while (tail < shorter && own.at(-1 - tail)?.character === theirs.at(-1 - tail)?.character) tail += 1;
  const [first, last] = [own[head], own[own.length - 1 - tail]];
  // A longer number contains the shorter one: nothing is left to mark on the shorter side, so mark the place.
  if (first === undefined || last === undefined || head + tail >= own.length) return whole;
  return { start: token.start + first.at, end: token.start + last.at + 1 };
}

/** The characters of a number that count: each country separates thousands its own way, and may leave out no cents. */
function telling(text: string, other: string): { character: string; at: number }[] {
  const cents = /[.,]0{1,2}$/u.exec(text)?.index ?? text.length;
  const end = /[.,]\d{1,2}$/u.test(other) ? text.length : cents;
  return Array.from(text.slice(0, end)).flatMap((character, at) =>
    /\p{N}/u.test(character) ? [{ character, at }] : [],
  );
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
