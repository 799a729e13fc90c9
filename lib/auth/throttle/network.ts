/**
 * Returns the /48 network of an IPv6 address, because many /64 networks are cheap to get. clientAddress has already
 * cut the address to its /64. Returns other addresses unchanged.
 */
export function networkOf(address: string): string {
  const groups = address.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : address;
}
