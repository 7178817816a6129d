type Version = readonly [number, number, number];

const comparator = /^(\^|~|>=|<=|>|<|=)?v?(\d+)(?:\.(\d+|x|\*))?(?:\.(\d+|x|\*))?(?:[-+][\w.+-]+)?$/;

/**
 * Whether a version lies in a semver range, for the ranges that builds write: `^1.2.3`, `~1.2`, `1.x`, comparators, several
 * of them joined by spaces (all must hold) or `||` (one must hold). A prerelease counts as the version it leads to. A range
 * in any other form holds for nothing. The semver package does more and is six times the size of the caller.
 */
export function satisfiesRange(version: string, range: string): boolean {
  const actual = parseVersion(version);
  return (
    actual !== null &&
    range.split('||').some((alternative) => {
      const parts = alternative
        .trim()
        .replace(/([<>=^~])\s+/g, '$1')
        .split(/\s+/);
      return parts.every((part) => holds(actual, part));
    })
  );
}

function parseVersion(text: string): Version | null {
  const match = /^v?(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(text);
  return match === null ? null : [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function holds(actual: Version, part: string): boolean {
  if (part === '*' || part === 'x') {
    return true;
  }
  const match = comparator.exec(part);
  if (match === null) {
    return false;
  }
  const [, operator = '', major = '', minorText = 'x', patchText = 'x'] = match;
  const minor = /\d/.test(minorText) ? Number(minorText) : null;
  const patch = minor !== null && /\d/.test(patchText) ? Number(patchText) : null;
  const lowest: Version = [Number(major), minor ?? 0, patch ?? 0];
  const beyond = firstBeyond(operator, Number(major), minor, patch);
  switch (operator) {
    case '>=':
      return compare(actual, lowest) >= 0;
    case '<':
      return compare(actual, lowest) < 0;
    case '>':
      return compare(actual, beyond) >= 0;
    case '<=':
      return compare(actual, beyond) < 0;
    default:
      return compare(actual, lowest) >= 0 && compare(actual, beyond) < 0;
  }
}

/** The lowest version above everything that the comparator's version, read as an interval, covers. */
function firstBeyond(operator: string, major: number, minor: number | null, patch: number | null): Version {
  const nextMajor: Version = [major + 1, 0, 0];
  if (minor === null || (operator === '^' && major > 0)) {
    return nextMajor;
  }
  const nextMinor: Version = [major, minor + 1, 0];
  if (patch === null || operator === '~' || (operator === '^' && minor > 0)) {
    return nextMinor;
  }
  return [major, minor, patch + 1];
}
