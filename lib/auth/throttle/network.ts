/**
 * Returns the /48 network of an IPv6 /64 network, because a client can easily get many /64 networks. Returns
 * other addresses unchanged.
 */
export function networkOf(address: string): string {
  const groups = address.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : address;
}
