/** The languages that the engine reads. */
const languages = ['en', 'de', 'fr', 'es', 'it'];
/** Of one and of several: `Danish krone`, `Danish kroner`. */
const counts = [1, 2];

/**
 * What each currency (ISO 4217) is called in Unicode's CLDR, as it stands behind an amount, in small letters, told apart by
 * `|`, and the sign it has alone. Names of one word are left out: several countries have crowns.
 */
export function renderCurrencyNames(): string {
  const names = Intl.supportedValuesOf('currency').map((currency) => [currency, namesOf(currency)] as const);
  return JSON.stringify({ generated: 'npm run fix', signs: signsOfOne(), names: Object.fromEntries(names) });
}

/** The signs that no two currencies share: `₡`, but not `$`. */
function signsOfOne(): Record<string, string> {
  const bySign = Map.groupBy(Intl.supportedValuesOf('currency'), (currency) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return format.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? '';
  });
  return Object.fromEntries(
    [...bySign].flatMap(([sign, [first, ...others]]) =>
      first !== undefined && others.length === 0 && /^\p{Sc}$/u.test(sign) ? [[sign, first] as const] : [],
    ),
  );
}

function namesOf(currency: string): string {
  const names = languages.flatMap((language) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' });
    return counts.map((count) => {
      const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? '';
      return name.toLowerCase().normalize('NFC');
    });
  });
  return [...new Set(names)]
    .filter((name) => /[ -]/u.test(name))
    .toSorted()
    .join('|');
}
