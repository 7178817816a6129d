/** A rule of a style sheet, or a statement, whose body is null. */
export interface Rule {
  /** What stands before the block. */
  readonly head: string;
  readonly body: string | null;
}

export interface Compound {
  /** How it is reached from the one before: nothing for a descendant, `>`, `+` or `~`. */
  readonly combinator: string;
  readonly compound: string;
}

interface Token {
  readonly text: string;
  /** Stands inside parentheses or brackets, or is one of them. */
  readonly isInside: boolean;
}

/** Signs, with strings and escapes as one. Comments are gone. */
function tokensOf(css: string): readonly Token[] {
  let depth = 0;
  const texts = css.match(/\/\*[^]*?\*\/|\\[^]|"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|[^]/g) ?? [];
  return texts
    .filter((text) => !text.startsWith('/*'))
    .map((text) => {
      const isOpening = text === '(' || text === '[';
      const isClosing = text === ')' || text === ']';
      if (isOpening) depth += 1;
      const isInside = depth > 0;
      if (isClosing) depth -= 1;
      return { text, isInside };
    });
}

/** The rules and statements of a style sheet or of a block, without looking into their bodies. */
export function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  let [head, body, braces] = ['', '', 0];
  const end = (rule: Rule): void => {
    if (rule.head !== '') rules.push(rule);
    [head, body] = ['', ''];
  };
  for (const { text, isInside } of tokensOf(css)) {
    if (!isInside && text === '}') braces -= 1;
    if (!isInside && text === '}' && braces === 0) end({ head: head.trim(), body });
    else if (braces > 0) body += text;
    else if (!isInside && text === ';') end({ head: head.trim(), body: null });
    else if (isInside || text !== '{') head += text;
    if (!isInside && text === '{') braces += 1;
  }
  end({ head: head.trim(), body: null });
  return rules;
}

/** The parts between a sign that stands in no parentheses, brackets or strings. */
export function splitOuter(text: string, separator: string): readonly string[] {
  const parts = [''];
  for (const token of tokensOf(text)) {
    if (!token.isInside && token.text === separator) parts.push('');
    else parts[parts.length - 1] += token.text;
  }
  return parts.map((part) => part.trim());
}

/** The text until the parenthesis is closed that was opened before it. */
export function untilClosed(text: string): string {
  const tokens = tokensOf(`(${text}`);
  const end = tokens.findIndex(({ isInside }, index) => index > 0 && !isInside);
  return tokens
    .slice(1, end === -1 ? undefined : end)
    .map((token) => token.text)
    .join('')
    .replace(/\)$/, '');
}

/** What stands in no parentheses and brackets. */
export function outerText(text: string): string {
  return tokensOf(text)
    .filter(({ isInside }) => !isInside)
    .map((token) => token.text)
    .join('');
}

/** The compounds of a complex selector (Selectors 4, 3.1): what lies between its combinators. */
export function compoundsOf(selector: string): readonly Compound[] {
  const parts: Compound[] = [];
  let [combinator, compound] = ['', ''];
  for (const { text, isInside } of tokensOf(selector)) {
    const isCombining = !isInside && /^[\s>+~]$/.test(text);
    if (isCombining && compound !== '') {
      parts.push({ combinator, compound });
      [combinator, compound] = ['', ''];
    }
    if (isCombining) combinator += text.trim();
    else compound += text;
  }
  return compound === '' ? parts : [...parts, { combinator, compound }];
}
