/**
 * Starts to count the characters that regular expressions read. The returned function stops counting and
 * returns the number.
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
