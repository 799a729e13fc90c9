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
