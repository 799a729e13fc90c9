export function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let left = one.length;
  let right = other.length;
  while (left > start && right > start && one[left - 1] === other[right - 1]) {
    left -= 1;
    right -= 1;
  }
  const [a, b] = [one.slice(start, left), other.slice(start, right)];
  return (
    (a.length <= 1 && b.length <= 1) || (a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0])
  );
}
