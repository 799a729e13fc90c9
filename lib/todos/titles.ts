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

const works =
  /^(?:(?:my|the|our|good|new) )?(?:films?|movies?|books?|novels?|songs?|albums?|shows?|series|tv (?:shows?|series)|podcasts?|documentaries|comics?|games?|video ?games?|board ?games?|plays|musicals?|reading|watch(?:list)?|restaurants?|cafes|bars)\b(?! (?:club|store|shop|return|night|budget|bills?)\b)/i;

/**
 * Returns whether a list is of works such as films: true for "films to watch". On such a list, "Friday the
 * 13th" is a title and no day.
 */
export function namesWorks(list: string): boolean {
  return works.test(list) || /\bto[ -](?:watch|read|listen to)$/i.test(list);
}

/**
 * Returns whether the items of a list are titles: true for "films" and "books to read". False for "book",
 * because "book: …" may ask to book something.
 */
export function namesTitles(list: string): boolean {
  return namesWorks(list) && /s(?: to \p{L}+)?$/iu.test(list);
}
