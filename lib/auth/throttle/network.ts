/**
 * Returns the network of a client: for IPv6 the /48 network, because a client can easily get many /64
 * networks; for IPv4 the address itself.
 */
export function networkOf(address: string): string {
  const groups = address.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : address;
}
