/** A few currencies are parted in thousands: the dinars of Kuwait, Bahrain and Tunisia, the rial of Oman. */
export function hasThousandths(code: string): boolean {
  let has = known.get(code);
  if (has === undefined) known.set(code, (has = digitsOf(code) === 3));
  return has;
}

const known = new Map<string, boolean>();

const digitsOf = (currency: string): number | undefined =>
  /^[A-Z]{3}$/u.test(currency)
    ? new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
    : undefined;
