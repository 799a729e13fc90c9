export function expandNames(pattern: string): string[] {
  const [whole, before = '', open, options = '', after = ''] =
    /^(.*?)([({])([^)}]*)[)}](.*)$/.exec(pattern) ?? [];
  if (!whole) return [pattern.trim().replace(/ +/g, ' ')];
  const choices = open === '(' ? ['', ...options.split('|')] : options.split('|');
  return choices.flatMap((choice) => expandNames(`${before}${choice}${after}`));
}

export function nameKey(words: string[]): string {
  return words.map(wordKey).join(' ');
}

export function wordKey(word: string): string {
  const bare = word.replaceAll("'", '');
  if (bare === 'saint') return 'st';
  if (bare === 'labour') return 'labor';
  return bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') ? bare.slice(0, -1) : bare;
}
