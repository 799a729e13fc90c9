const smallWords = /^(?:an?|the|of|and|or|nor|in|on|at|to|for|from|with|by|vs\.?|de|la|le|du|&)$/i;
const capital = /^[“"'(]?[\p{Lu}\p{N}]/u;

/**
 * Returns whether all items are written as titles, such as "The Bear" and "Slow Horses". False for single words,
 * because a message may begin with a capital letter.
 */
export function areTitles(items: string[]): boolean {
  return items.some((item) => item.includes(' ')) && items.every(isTitle);
}

function isTitle(item: string): boolean {
  const words = item.split(' ');
  return (
    words.length <= longestTitle &&
    capital.test(item) &&
    words.every((word) => capital.test(word) || smallWords.test(word))
  );
}

const longestTitle = 10;
