import { expect, test } from 'vitest';
import { scoreText } from './sentiment';

const score = (text: string) => scoreText(text).score;

test('a good day scores above the middle, a bad one below, and a neutral one in the middle', () => {
  expect(score('I had a wonderful day with my friends')).toBeGreaterThan(3.7);
  expect(score('It was a horrible day and I cried')).toBeLessThan(2.3);
  expect(scoreText('I went to the dentist and bought groceries')).toEqual({
    score: 3,
    reasons: 'No word in it tells a mood.',
    isClear: false,
  });
});

test('a negated word counts against its meaning', () => {
  expect(score('I am not happy')).toBeLessThan(3);
  expect(score('I wasn’t really happy with it')).toBeLessThan(3);
  expect(score('It was not bad')).toBeGreaterThan(3);
  expect(score('It was not bad')).toBeLessThan(score('It was good'));
  expect(score('I had no problems at all')).toBeGreaterThan(3);
  expect(score('There is no doubt that I love it')).toBe(score('I love it, there is no doubt'));
});

test('a negation can make a superlative', () => {
  expect(score('I have never been so happy')).toBeGreaterThanOrEqual(score('I am happy'));
  expect(score('I have never felt better')).toBeGreaterThan(3);
});

test('what follows a but counts more than what precedes it', () => {
  const good = score('The evening was awful, but the food was good');
  const bad = score('The food was good, but the evening was awful');
  expect(bad).toBeLessThan(3);
  expect(good).toBeGreaterThan(bad);
  expect(score('The start was nice. The room was lovely. However, the night was horrible.')).toBeLessThan(
    score('The night was horrible. The start was nice. The room was lovely.'),
  );
});

test('a mixed day scores near the middle, and the reasons name both sides', () => {
  const { score: mixed, reasons } = scoreText('I love my new job. I am tired and sad about the move.');
  expect(mixed).toBeGreaterThan(2.3);
  expect(mixed).toBeLessThan(3.7);
  expect(reasons).toBe('“love” lifts it; “sad” and “tired” lower it.');
});

test('boosters, capitals, exclamation marks and stretched letters strengthen a word', () => {
  const plain = score('The concert was good');
  expect(score('The concert was extremely good')).toBeGreaterThan(plain);
  expect(score('The concert was GOOD')).toBeGreaterThan(plain);
  expect(score('The concert was good!!!')).toBeGreaterThan(plain);
  expect(score('The concert was sooooo goooood')).toBeGreaterThan(plain);
  expect(score('The concert was somewhat good')).toBeLessThan(plain);
});

test('what was only wished for does not count', () => {
  expect(scoreText('It would have been great').isClear).toBe(false);
  expect(score('I wish it had been a good day')).toBeLessThan(3);
});

test('a complaint without any valued word scores below the middle', () => {
  expect(score('The door does not open')).toBeLessThan(3);
  expect(score('The room was too small')).toBeLessThan(3);
  expect(scoreText('He likes it too').reasons).not.toContain('too');
});

test('sayings count as a whole', () => {
  expect(score('I can’t wait for tomorrow')).toBeGreaterThan(3);
  expect(scoreText('My aunt passed away').reasons).toBe('“passed away” lowers it.');
  expect(score('I can’t stop crying')).toBeLessThan(3);
  expect(scoreText('It looks like a house, kind of, and a cellar as well').isClear).toBe(false);
});

test('emoji, emoticons and hashtags are read', () => {
  expect(score('😀🎉')).toBeGreaterThan(3.5);
  expect(score('👍🏽')).toBeGreaterThan(3);
  expect(score('😢')).toBeLessThan(3);
  expect(score('long walk today :)')).toBeGreaterThan(3);
  expect(score('#SoHappy')).toBe(score('so happy'));
  expect(score('What a day. :(')).toBeLessThan(3);
});

test.each([
  '',
  '   \n\n ',
  '?!',
  '今日は早く起きました',
  'Сегодня был день',
  '\ud800\udfff\ud800',
  'https://good.example/love @happy',
])('%j has no mood', (text) => {
  expect(scoreText(text)).toMatchObject({ score: 3, isClear: false });
});

test('reasons contain no lone surrogates', () => {
  const { reasons } = scoreText('not a\ud800b good, I love\udfff it');
  expect(reasons.isWellFormed()).toBe(true);
  expect(reasons).toContain('love');
});

test('a long text scores like its parts, not more extreme', () => {
  const line = 'The walk was nice and the soup was good. ';
  const long = line.repeat(480);
  expect(long.length).toBeGreaterThan(19_000);
  expect(Math.abs(score(long) - score(line))).toBeLessThanOrEqual(0.5);
  expect(score('It was a nice day. It was a bad day. '.repeat(400))).toBeGreaterThan(2.5);
});

test.each(['a', '!', '好', 'good,', 'not ', "n't", '🙂', 'so good! ', 'too ', ')('])(
  '20,000 characters of %j are read to the end',
  (piece) => {
    const text = piece.repeat(Math.ceil(20_000 / piece.length)).slice(0, 20_000);
    const { score: got, reasons } = scoreText(text);
    expect(got).toBeGreaterThanOrEqual(1);
    expect(got).toBeLessThanOrEqual(5);
    expect(reasons.length).toBeLessThan(500);
  },
);

// Written for this test in the style of diaries and reviews.
const good = [
  'Finally had a full day off. Made pancakes with the kids, and I feel so rested.',
  'My manager praised my presentation in front of the whole team and I’m still smiling.',
  'The appointment took forever, but the doctor said everything looks normal. What a relief.',
  'Hard workout this morning, my legs hurt, but I’m proud that I did it.',
  'Dinner with old friends, we laughed until our stomachs ached.',
  'I’m thankful for my sister. She called just to hear how I’m doing.',
  'Not a bad day. The exam wasn’t as scary as I thought.',
  'Our daughter’s recital went beautifully, she played without a single mistake.',
  'I was nervous about the talk, however everyone was kind and the questions were easy.',
  'Ran five kilometers without stopping for the first time. Feeling strong!',
  'This is the best camera I have ever owned, the pictures are stunning.',
  'I’ve had it for a year now and have had no problems whatsoever.',
  'Works like a charm, I couldn’t be happier with it.',
  'Not the cheapest one, but it is worth every penny.',
  'Simple menus, solid build and a bright display.',
  'Smart, funny and surprisingly tender.',
  'One of the year’s most original and rewarding films.',
  'The story is familiar, yet the actors make it feel fresh.',
  'It’s silly, but it knows it, and that makes it enjoyable.',
  'The performances are so good that you forgive the thin script.',
];
const bad = [
  'I barely slept and the baby screamed all night. By noon I was crying in the bathroom.',
  'The meeting went nowhere and I ended up redoing the slides until nine. I’m drained.',
  'Had a fight with Tom about money again. We haven’t spoken since dinner.',
  'Nobody remembered my birthday. I didn’t say anything but it hurt.',
  'I don’t feel like myself lately. Everything is too much and I have no energy for anyone.',
  'I’m worried about the results next week and can’t think about anything else.',
  'He told me he wants a divorce. I feel empty and I don’t know what to do.',
  'I burned dinner, the dog threw up on the carpet and I yelled at the kids for nothing.',
  'My back has been hurting for days and the pills don’t help.',
  'I had no patience today and snapped at everyone, then felt guilty.',
  'It stopped working after two weeks and the company refuses to give me my money back.',
  'The buttons are too small and you can’t see them in the dark.',
  'Despite the good reviews the picture quality is disappointing.',
  'I regret buying this, it overheats and shuts down constantly.',
  'The battery life is nowhere near what they promise.',
  'A lifeless, predictable mess that wastes a talented cast.',
  'Never as clever as it thinks it is.',
  'The jokes fall flat and the plot makes no sense.',
  'I have rarely been so bored.',
  'Pretty to look at, but the story is dull and there is no heart in it.',
];

test('at most two of forty answers and reviews are scored on the wrong side', () => {
  const wrong = [...good.filter((text) => score(text) <= 3), ...bad.filter((text) => score(text) >= 3)];
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2);
});

test('scores have one decimal, and reasons quote the text', () => {
  for (const text of [...good, ...bad]) {
    const { score: got, reasons } = scoreText(text);
    expect(Math.round(got * 10) / 10).toBe(got);
    expect(got).toBeGreaterThanOrEqual(1);
    expect(got).toBeLessThanOrEqual(5);
    const quotes = [...reasons.matchAll(/“(.+?)”/g)].map(([, quote = '']) => quote);
    expect(quotes.length).toBeGreaterThan(0);
    for (const word of quotes.flatMap((quote) => quote.split(' '))) expect(text).toContain(word);
  }
});
