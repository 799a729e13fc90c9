/**
 * Returns the /48 of an IPv6 address that clientAddress has cut to its /64, because many /64 networks are
 * cheap to get. Returns other addresses unchanged.
 */
export function networkOf(address: string): string {
  const groups = address.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : address;
}
