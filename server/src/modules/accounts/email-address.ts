/**
 * The one spelling under which an address is stored and looked up. Domains ignore case by RFC 5321; local parts do so in
 * practice, and two accounts that differ in case only would be a trap. No other folding (dots, `+tag`): that differs by
 * provider, and guessing would give one person's account to another.
 */
export function normalizeEmail(address: string): string {
  return address.trim().normalize('NFC').toLowerCase();
}
