import { isIPv6 } from 'node:net';

/**
 * The network that one person can be expected to hold: an IPv4 address, or an IPv6 /64, of which everybody gets 2^64
 * addresses.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.split('::');
  const left = groupsOf(head);
  const right = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const network = [...left, ...zeros, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** A trailing dotted quad stands for two groups; which ones does not matter, as it is never among the first four. */
function groupsOf(part: string): string[] {
  return part === '' ? [] : part.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
}
