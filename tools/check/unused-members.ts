/** Paths of what an object of plain objects holds, from its name down: `texts.login.title`. */
export function memberPaths(name: string, value: unknown): string[] {
  if (!isPlainObject(value)) return [name];
  return Object.entries(value).flatMap(([member, inner]) => memberPaths(`${name}.${member}`, inner));
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const chain = String.raw`(?<![\w.$])NAME((?:\s*\??\.\s*[A-Za-z_$][\w$]*)*)`;
const chainOf = (name: string): RegExp => new RegExp(chain.replace('NAME', name.replaceAll('$', '\\$')), 'g');
/** `const texts = `, `const { title, lead: text } = ` before a chain, without `export`. */
const naming = /(?<!export )const (?:([\w$]+)|\{([^{}]*)\}) =\s*$/;

/** Adds the paths that one source reads, at the name itself and at names given to parts of it. */
function addUses(source: string, name: string, path: string, uses: Set<string>): void {
  for (const match of source.matchAll(chainOf(name))) {
    const before = source.slice(0, match.index);
    const reached = `${path}${(match[1] ?? '').replaceAll(/[\s?]/g, '')}`;
    if (/\bconst $/.test(before) || isListed(before, source.slice(match.index))) continue;
    const [, alias, pattern] = source[match.index + match[0].length] === ';' ? (naming.exec(before) ?? []) : [];
    if (alias !== undefined) addUses(source, alias, reached, uses);
    else if (pattern !== undefined) addPattern(source, pattern, reached, uses);
    else uses.add(reached);
  }
}

/** In the list of an `import` or `export`, or the name of another property: nothing is read there. */
function isListed(before: string, after: string): boolean {
  return /\b(?:import|export)(?: type)? \{[^}]*$/.test(before) || /^[\w$]+: /.test(after);
}

function addPattern(source: string, pattern: string, path: string, uses: Set<string>): void {
  for (const part of pattern.split(',').map((text) => text.trim())) {
    const [, member = '', alias = member] = /^([\w$]+)(?:: ([\w$]+))?$/.exec(part) ?? [];
    if (member === '') uses.add(path);
    else addUses(source.replace(`{${pattern}}`, ''), alias, `${path}.${member}`, uses);
  }
}

/**
 * Members that no source reads. Whoever takes an object as a whole (passes it on, looks into it by a computed name) reads
 * everything in it.
 *
 * @param objects exported name to value
 */
export function findUnusedMembers(objects: Readonly<Record<string, unknown>>, sources: readonly string[]): string[] {
  return Object.entries(objects).flatMap(([name, value]) => {
    if (!isPlainObject(value)) return [];
    const uses = new Set<string>();
    for (const source of sources) if (source.includes(name)) addUses(source, name, name, uses);
    const isRead = (path: string): boolean =>
      [...uses].some((use) => path === use || path.startsWith(`${use}.`) || use.startsWith(`${path}.`));
    return memberPaths(name, value).filter((path) => !isRead(path));
  });
}
