import { has, type Token } from './token.ts';

/** How it is known who has to do or pay it; a guess is the noun before a word of force. */
export type ActorForm = 'by' | 'burden' | 'subject' | 'guess';

export interface Actor {
  /** `=tenant`, `~guest`, `we`, `you`, or the stem of a noun. */
  readonly key: string;
  readonly form: ActorForm;
  /** Position among the tokens of the clause. */
  readonly at: number;
}

/** Words from `by` or a burden to the party. */
const reach = 5;
const beforeBurden = 4;

/** Who acts in a clause: in a burden, behind `by`, else the first party that nothing leads, else a noun that seems to act. */
export const actorOf = (tokens: readonly Token[]): Actor | undefined =>
  inBurden(tokens) ?? behindBy(tokens) ?? asSubject(tokens) ?? asGuess(tokens);

function partyFrom(tokens: readonly Token[], from: number, to: number, form: ActorForm): Actor | undefined {
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at += 1) {
    const key = tokens[at]?.party;
    if (key !== undefined) return { key, form, at };
  }
  return undefined;
}

/** Nothing but articles and one other word stands between `by` and the party. */
function behindBy(tokens: readonly Token[]): Actor | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!has(token, 'by')) continue;
    const found = partyFrom(tokens, at + 1, at + 4, 'by');
    if (found !== undefined) return found;
  }
  return undefined;
}

function inBurden(tokens: readonly Token[]): Actor | undefined {
  for (const [at, token] of tokens.entries()) {
    if (!has(token, 'burden', 'falls')) continue;
    const found =
      partyFrom(tokens, at + 1, at + 1 + reach, 'burden') ?? partyFrom(tokens, at - beforeBurden, at, 'burden');
    if (found !== undefined) return found;
  }
  return undefined;
}

function asSubject(tokens: readonly Token[]): Actor | undefined {
  const at = tokens.findIndex(({ party }, index) => party !== undefined && !isLed(tokens, index));
  const key = tokens[at]?.party;
  return key === undefined ? undefined : { key, form: 'subject', at };
}

/** A preposition, with an article and one other word at most between: `to the tenant`, `for every new member`. */
function isLed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || /[’']s?$/u.test(token.text)) return true;
  let [isArticle, open] = [false, 0];
  for (let index = at - 1; index >= 0 && index >= at - 3; index -= 1) {
    const one = tokens[index];
    if (one === undefined || /[,;:]$/u.test(one.text)) return false;
    if (has(one, 'prep', 'by')) return true;
    if (one.isOpen) open += 1;
    if (isArticle || open > 1 || !(one.isOpen || has(one, 'det', 'all', 'some', 'no', 'we', 'you'))) return false;
    isArticle = !one.isOpen;
  }
  return false;
}

/** The noun before a word of force or payment. */
function asGuess(tokens: readonly Token[]): Actor | undefined {
  const force = tokens.findIndex((token) => has(token, 'shall', 'must', 'may', 'should', 'pay', 'forbid'));
  for (let at = force - 1; at >= 0 && at >= force - 3; at -= 1) {
    const token = tokens[at];
    if (token === undefined || /[,;:]$/u.test(token.text)) return undefined;
    if (token.isOpen && token.stem !== '')
      return isLed(tokens, at) ? undefined : { key: token.stem, form: 'guess', at };
  }
  return undefined;
}
