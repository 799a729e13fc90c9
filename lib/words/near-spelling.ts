const targets =
  'tomorrow tonight morning afternoon evening weekend monday tuesday wednesday thursday friday saturday sunday january february september october november december before remind reminder birthday already cancel allergic about'.split(
    ' ',
  );

const own = new Set(
  'mourning sundae sundry remand reminds reminded minder reload octobers yearly cancels cancer decembers abbot abort aboot'.split(
    ' ',
  ),
);

const shortest = 5;
// A shorter capitalized word may be a name, such as "Sundar".
const shortestCapital = 7;
const word = /(?<![\p{L}\p{N}'’@/#.-])\p{L}{5,10}(?![\p{L}\p{N}'’@/#-]|\.\p{L})/gu;

export function correctSlips(text: string): string {
  return text.replace(word, (said) => {
    const lower = said.toLowerCase();
    const least = said === lower ? shortest : shortestCapital;
    if (said.length < least || own.has(lower) || targets.includes(lower.replace(/s$/, ''))) return said;
    const meant = targets.find(
      (target) =>
        target[0] === lower[0] && Math.abs(target.length - lower.length) <= 1 && isOneSlip(target, lower),
    );
    if (!meant) return said;
    return said === lower ? meant : meant.charAt(0).toUpperCase() + meant.slice(1);
  });
}

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
