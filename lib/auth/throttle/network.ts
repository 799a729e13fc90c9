/** Returns an IPv6 /48 network, because a client can easily get many /64 networks. */
export function networkOf(address: string): string {
  const groups = address.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : address;
}
