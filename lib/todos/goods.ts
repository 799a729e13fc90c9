const goods = new Set(
  `milk bread butter eggs flour sugar salt pepper rice pasta oats cheese yogurt yoghurt cream ham bacon sausages burgers buns chicken beef mince salmon tuna
  onions tomatoes potatoes carrots peppers cucumbers mushrooms courgettes zucchini broccoli spinach lettuce leeks peas beans lentils chickpeas garlic ginger celery
  bananas apples oranges lemons limes grapes strawberries blueberries raspberries pears peaches avocados mangos mangoes melons kiwis pineapples
  coffee tea juice water wine beer lemonade honey jam mustard ketchup mayo vinegar crisps chips nuts almonds walnuts raisins olives pickles chocolate biscuits cookies crackers sweets cereal
  batteries candles balloons napkins plates cups straws matches charcoal toothpaste shampoo conditioner soap detergent sponges tissues nappies diapers wipes lightbulbs envelopes stamps
  socks shirts tshirts shorts jeans underwear sunscreen towels toothbrush`.split(/\s+/),
);

/** Returns whether words name goods to buy, such as "6 eggs" and "oat milk". */
export function areGoods(words: string): boolean {
  return goods.has(words.toLowerCase().split(/\s+/).at(-1) ?? '');
}

const shortestRun = 3;

/**
 * Splits a shopping list without commas: "sausages onions" gives two things, but "milk chocolate" gives one.
 */
export function splitGoods(words: string[]): string[][] {
  if (words.length < 2 || !words.every((word) => goods.has(word.toLowerCase()))) return [words];
  const isRun = words.length >= shortestRun;
  return words.reduce<string[][]>((parts, word, place) => {
    const before = words[place - 1]?.toLowerCase() ?? '';
    if (place === 0 || isRun || /[^s]s$/.test(before)) parts.push([word]);
    else parts.at(-1)?.push(word);
    return parts;
  }, []);
}

const which =
  /^(?:only |not |just )?(?:(?:the|an?|any|some) (?:[\p{L}\d'’%-]+ ){0,3}?(?:ones?|kind|sort|type|brand|version|size)|size \S+|not (?:the|too) \S+)(?: (?:for|with|without|in|from|of|that|which|if)\b.*)?$/iu;
const whichOf =
  /^(?:(?:just|only|maybe|preferably|about) )*(?:(?!(?:another|this|that|next|last|and|more)\b)(?:\p{L}[\p{L}'’-]* ){1,4}ones?\b.*|(?:not|without|for|with|if) (?!me\b|us\b|now\b|today\b|yet\b|you\b)\S+.*|\S.* (?:if|in case) (?:they|there|you)\b.*|(?:\d+|an?|one|two|three|four|five|six|ten|half an?|a few|a couple of) (?:more |big |small |large )?(?:packs?|packets?|bags?|boxes|box|bottles?|cans?|tins?|rolls?|pieces?|jars?|tubs?|cartons?|tubes?|kilos?|kg|g|ml|lit(?:er|re)s?|l|dozen|pairs?|loaves|bunch(?:es)?|pints?)\b.*)$/iu;

// "Max 15 euros" and "Jin recommended it" tell something about the item before them.
const limit =
  /^(?:max(?:imum)?\.?|at most|no more than|not more than|not over|under|up to|budget(?: of| is)?|about|around) ?[£$€]? ?\d+(?:[.,]\d+)? ?(?:[£$€]|euros?|eur|dollars?|bucks|pounds|quid|pesos|francs|chf|usd|gbp)?(?: max| each| tops)?$/i;
const aboutIt =
  /^(?:(?:my|our|the) )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)? (?:recommended|recommends|suggested|suggests|mentioned|lent me|told me about|asked for|raved about|swears by|loved|loves|liked|likes|wants|wanted|needs) (?:it|them|that|this|those)(?: to me)?$/iu;

// "Eggs, free range".
const quality =
  /^(?:(?:free[- ]range|organic|gluten[- ]free|dairy[- ]free|lactose[- ]free|sugar[- ]free|low[- ]fat|full[- ]fat|fat[- ]free|semi[- ]skimmed|skimmed|unsalted|salted|unsweetened|wholemeal|whole ?grain|seedless|boneless|sliced|unsliced|decaf|extra large|extra virgin|own brand)(?: (?:and|or|if possible|please) ?)?)+$/i;

/**
 * Returns whether words only describe the item before them and are no item themselves. True for "the cheap
 * one" after "kitchen roll", false for "the blue one" after "the red shirt".
 */
export function describesItem(words: string, item: string): boolean {
  if (limit.test(words) || aboutIt.test(words) || quality.test(words)) return true;
  return which.test(words) && !/\b(?:ones?|kind|sort)$|^the /i.test(item);
}

/** Returns whether words after a list's name describe the added item, as "two cartons" or "small ones" do. */
export function describesAdded(words: string): boolean {
  return words.split(' ').length <= longestDetail && (which.test(words) || whichOf.test(words));
}

const longestDetail = 8;
