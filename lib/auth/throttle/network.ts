/** Returns the /48 of an IPv6 address that clientAddress has shortened, because /64 networks are cheap; other addresses as they are. */
export function networkOf(address: string): string {
  const groups = address.split(':');
  return groups.length === 4 ? groups.slice(0, 3).join(':') : address;
}
