import type { Position } from '@app/shared/contracts';
import { plainLine } from '../ooxml/xml-text.ts';
import { differingSpans, type Span } from './value-differences.ts';

/** A stretch of a quote; `differs` marks what the other side says otherwise. */
export interface QuotePart {
  readonly text: string;
  readonly differs: boolean;
}

/** A value with more marks than these reads like a riddle. */
const mostSpans = 2;
/** Longer quotes are cut around what differs; the page and the picture show the rest. */
const longestQuote = 280;

/** The quote of a position in parts, with the characters marked that differ from `counterpart`. */
export function markedQuote(
  position: Position,
  counterpart: Position | undefined,
  longest = longestQuote,
): QuotePart[] {
  const quote = plainLine(position.quote);
  return toParts(quote, markedSpans(quote, position, counterpart), longest);
}

function markedSpans(quote: string, position: Position, counterpart: Position | undefined): Span[] {
  const value = plainLine(position.value ?? '');
  const at = value === '' ? -1 : placeOf(value, quote, counterpart);
  if (counterpart === undefined || counterpart.missing) return at < 0 ? [] : [{ start: at, end: at + value.length }];
  if (at >= 0) {
    const other = plainLine(counterpart.value ?? counterpart.quote);
    const differing = withoutUnits(value, differingSpans(value, other), position, counterpart);
    const isScattered = differing.length > mostSpans || tooDifferent(value, differing);
    const spans = isScattered ? [{ start: 0, end: value.length }] : differing;
    return spans.map((span) => ({ start: span.start + at, end: span.end + at }));
  }
  const spans = differingSpans(quote, plainLine(counterpart.quote));
  return tooDifferent(quote, spans) ? [] : spans;
}

/** `EUR` and `Euro` are one currency: where the comparison took the units for the same, only figures differ. */
function withoutUnits(
  value: string,
  spans: readonly Span[],
  position: Position,
  counterpart: Position,
): readonly Span[] {
  const [own, other] = [position.normalized, counterpart.normalized];
  const isSame = (key: string): boolean => own?.[key] === other?.[key];
  if (own === undefined || !['type', 'currency', 'unit'].every(isSame)) return spans;
  const figures = spans.filter((span) => /\p{N}/u.test(value.slice(span.start, span.end)));
  return figures.length === 0 ? spans : figures;
}

/** Where a quote says its value; of several places the one whose surroundings are most like those of the other value. */
function placeOf(value: string, quote: string, counterpart: Position | undefined): number {
  const places = placesOf(value, quote);
  const other = plainLine(counterpart?.quote ?? '');
  const otherValue = plainLine(counterpart?.value ?? '');
  const others = otherValue === '' ? [] : placesOf(otherValue, other);
  if (places.length < 2 || others.length === 0) return places[0] ?? -1;
  const likeness = (at: number): number =>
    Math.max(
      ...others.map(
        (from) =>
          alike(quote, at - 1, other, from - 1, -1) +
          alike(quote, at + value.length, other, from + otherValue.length, 1),
      ),
    );
  return places.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? -1;
}

/** How many characters two texts have alike from these places on, forwards or backwards. */
function alike(a: string, fromA: number, b: string, fromB: number, step: 1 | -1): number {
  let count = 0;
  while (a[fromA + count * step] !== undefined && a[fromA + count * step] === b[fromB + count * step]) count += 1;
  return count;
}

function placesOf(value: string, quote: string): number[] {
  const isExact = quote.includes(value);
  const text = isExact ? quote : quote.toLowerCase();
  if (text.length !== quote.length) return [];
  const wanted = isExact ? value : value.toLowerCase();
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

/** When nearly all of it differs, marking single pieces says less than marking the whole. */
function tooDifferent(text: string, spans: readonly Span[]): boolean {
  const marked = spans.reduce((sum, span) => sum + span.end - span.start, 0);
  return text.length > 0 && (spans.length === 0 || marked > text.length * 0.7 || spans.length > 8);
}

function toParts(quote: string, spans: readonly Span[], longest: number): QuotePart[] {
  const window = windowAround(quote, spans, longest);
  const parts: QuotePart[] = [];
  let at = window.start;
  if (at > 0) parts.push({ text: '… ', differs: false });
  for (const span of spans) {
    const start = Math.max(span.start, at);
    const end = Math.min(span.end, window.end);
    if (start >= end) continue;
    if (start > at) parts.push({ text: quote.slice(at, start), differs: false });
    parts.push({ text: quote.slice(start, end), differs: true });
    at = end;
  }
  if (at < window.end) parts.push({ text: quote.slice(at, window.end), differs: false });
  if (window.end < quote.length) parts.push({ text: ' …', differs: false });
  return parts;
}

/** The part of a long quote that is shown, cut at spaces. */
function windowAround(quote: string, spans: readonly Span[], longest: number): Span {
  if (quote.length <= longest) return { start: 0, end: quote.length };
  const first = spans[0]?.start ?? 0;
  const from = Math.max(0, Math.min(first - longest / 3, quote.length - longest));
  const start = from === 0 ? 0 : quote.indexOf(' ', from) + 1;
  const to = start + longest;
  const end = to >= quote.length ? quote.length : Math.max(quote.lastIndexOf(' ', to), start + longest / 2);
  return { start, end: Math.floor(end) };
}
