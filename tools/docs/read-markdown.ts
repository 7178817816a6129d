import { posix } from 'node:path';

export interface Link {
  readonly line: number;
  readonly target: string;
}

export interface Command {
  readonly line: number;
  /** `bench` of `npm run bench -- page`. */
  readonly name: string;
  /** What follows `--`, without `--` itself. */
  readonly args: readonly string[];
}

const linesOf = (content: string): { text: string; line: number }[] =>
  content.split('\n').map((text, index) => ({ text, line: index + 1 }));

/** Every link and picture; what stands in code is no link. */
export function linksOf(content: string): Link[] {
  return linesOf(withoutBlocks(content)).flatMap(({ text, line }) =>
    [...text.replaceAll(/(?<!\[)`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)].map((match) => ({
      line,
      target: match[1] ?? '',
    })),
  );
}

/** Fenced blocks become empty lines, so that lines keep their numbers. */
function withoutBlocks(content: string): string {
  return content.replaceAll(/^ *```[\s\S]*?^ *```/gm, (block) => '\n'.repeat(block.split('\n').length - 1));
}

/** The anchors of a page: its headings as GitHub names them. */
export function anchorsOf(content: string): string[] {
  return [...withoutBlocks(content).matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Every `npm start`, `npm test` and `npm run`, in blocks and in spans of code. */
export function commandsOf(content: string): Command[] {
  return linesOf(content).flatMap(({ text, line }) =>
    [...text.matchAll(/\bnpm (?:run (?:--silent )?(?=[a-z])|(?=(?:start|test)\b))([\w-]+)(?: -- ([^`#\n]+))?/g)].map(
      (match) => ({
        line,
        name: match[1] ?? '',
        args: (match[2] ?? '')
          .trim()
          .split(/\s+/)
          .filter((word) => word !== ''),
      }),
    ),
  );
}

/** Spans of code, without those of blocks. */
export function codeSpansOf(content: string): Link[] {
  return linesOf(withoutBlocks(content)).flatMap(({ text, line }) =>
    [...text.matchAll(/`([^`]+)`/g)].map((match) => ({ line, target: match[1] ?? '' })),
  );
}

/** Where a relative link of a page leads to, from the root of the project, and to which heading. */
export function resolveLink(page: string, target: string): { path: string; anchor: string | undefined } {
  const [file = '', anchor] = target.split('#');
  return { path: file === '' ? page : posix.normalize(posix.join(posix.dirname(page), file)), anchor };
}
