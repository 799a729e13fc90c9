/**
 * Starts to count the work of regular expressions: a sticky one tries one place, any other reads from where it begins to the end of
 * its match, or to the end of the text. Returns what ends the counting and gives the count.
 */
export function countCharactersRead(): () => number {
  const { exec } = RegExp.prototype;
  let count = 0;
  RegExp.prototype.exec = function counted(this: RegExp, text: string) {
    const begin = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : text.length;
    count += this.sticky ? 1 : Math.max(1, end - begin);
    return match;
  };
  return () => {
    RegExp.prototype.exec = exec;
    return count;
  };
}
