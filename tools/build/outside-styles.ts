import { compoundsOf, outerText, rulesOf, splitOuter, untilClosed } from './scan-css.ts';

/** At-rules around other rules that say when those hold, not what for. */
const conditions = new Set(['media', 'supports', 'container', 'layer', 'starting-style']);
/** Statements that touch nothing by themselves. */
const harmless = new Set(['layer', 'charset']);

/** What the names of all classes and animations of a package begin with. */
export const classPrefix = (app: string): string => `${app}__`;

/** Says what was found and what to do. */
export function outsideStylesMessage(outside: readonly string[]): string {
  return (
    `Styles reach what is not of this remote: ${outside.join('; ')}. ` +
    'Every selector must pick an element with a class of a *.module.css file, or one inside such an element.'
  );
}

/**
 * What of a built style sheet reaches beyond the elements of a remote: selectors without a class of its CSS modules, those that
 * go on from one to a neighbour, and at-rules that hold for the whole page. `prefix` begins each of its names: `auth__`.
 */
export function stylesOutside(css: string, prefix: string): readonly string[] {
  return outsideIn(css, prefix, false);
}

function outsideIn(css: string, prefix: string, isNested: boolean): readonly string[] {
  return rulesOf(css).flatMap(({ head, body }) => {
    const [, atRule, name = ''] = /^@([\w-]+)\s*([^\s{;]*)/.exec(head) ?? [];
    if (atRule === undefined) {
      // Inside a rule a statement is a declaration.
      if (body === null) return isNested ? [] : [head];
      const outside = splitOuter(head, ',').filter((selector) => !isOwn(selector, prefix, isNested));
      return outside.concat(outsideIn(body, prefix, true));
    }
    if (body === null) return harmless.has(atRule) ? [] : [head];
    if (atRule === 'keyframes') return name.startsWith(prefix) ? [] : [head];
    return conditions.has(atRule) ? outsideIn(body, prefix, isNested) : [head];
  });
}

/** Whether all that a selector picks has one of the own classes or lies inside an element that has. */
function isOwn(selector: string, prefix: string, isNested: boolean): boolean {
  const isImplied = isNested && !outerText(selector).includes('&');
  const parts = compoundsOf(isImplied ? `& ${selector}` : selector);
  const last = parts.findLastIndex(({ compound }) => hasOwnClass(compound, prefix, isNested));
  return last !== -1 && parts.slice(last + 1).every(({ combinator }) => combinator === '' || combinator === '>');
}

function hasOwnClass(compound: string, prefix: string, isNested: boolean): boolean {
  const outer = outerText(compound);
  if (outer.includes(`.${prefix}`) || (isNested && outer.includes('&'))) {
    return true;
  }
  const [before] = /^[^()]*:(?:is|where)\(/.exec(compound) ?? [];
  return (
    before !== undefined &&
    splitOuter(untilClosed(compound.slice(before.length)), ',').every((one) => isOwn(one, prefix, isNested))
  );
}
