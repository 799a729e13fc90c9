import { titleOf } from '@/lib/phrases/input';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { eachAtItsMeal } from '@/lib/reminders/phrases/entries/meals';
import { timesADay } from '@/lib/reminders/times-a-day';
import { readMeals } from '@/lib/time/clock-list';
import { formatWhen, localTime } from '@/lib/time/format';
import { agentVerbs, baseForms } from '@/lib/words/verbs';

export const medicine =
  /\b(?:pills?|tablets?|meds|medication|medicine|vitamins?|insulin|antibiotics?|drops|inhaler|dose|ibuprofen|aspirin|magnesium|paracetamol|warfarin|\p{L}*(?:statin|formin|prazole|sartan|thyroxine|cillin|mycin))s?\b/iu;

/**
 * Returns `moments`. If there are several and `title` is a medicine, each becomes daily: "at 08:00" and "at
 * 20:00" give "every day at 08:00" and "every day at 20:00" for "inhaler". Hours with a last day are daily
 * for any title: "at 08:00 until friday".
 */
export function dosesAt(title: string, moments: string[]): string[] {
  const hours = medicine.test(title) ? clock : clockWithEnd;
  const isDaily = moments.length > 1 && moments.every((when) => hours.test(when));
  // "At 10 and 2": the first is in the morning.
  return moments.map((when) => (isDaily ? `every day ${when}` : when.replace(/^at 1[01]:\d\d$/, '$&am')));
}

const clock = /^at \d\d:\d\d(?: (?:until|till) .+)?$/;
const clockWithEnd = /^at \d\d:\d\d (?:until|till) .+$/;

// "Antibiotics, one after breakfast and one at supper time".
const dose =
  /^(?<what>.{3,40}?)[,:]? (?=(?:(?:one|two|half|a|an) (?:tablets? |pills? |puffs? |spoons? )?)(?:at|with|before|after|for|around) (?:my |the )?(?:breakfast|lunch|dinner|supper|tea|bed))/i;

// "Metformin with breakfast and with dinner".
const mealtimes =
  /^(?<what>(?:(?:take|give \p{L}+) )?(?:(?:my|the|his|her) )?\p{L}{4,}(?: \p{L}+)?)[,:]? (?=(?:at|with|before|after) (?:my |the )?(?:breakfast|lunch|dinner|supper|bed)\b.* (?:and|&) )/iu;

function mealsIn(said: string): PhraseCall[] | null {
  const plain = said.replace(asking, '');
  const single = mealtimes.exec(plain)?.groups?.what ?? '';
  const isTaken = medicine.test(single) || /^take /i.test(single) || !/ /.test(single);
  const isPlain = single !== '' && isTaken && !noTask.test(single.split(' ')[0] ?? '');
  const found = dose.exec(said)?.groups?.what ?? '';
  if (isPlain && found === '') return mealCalls(single, plain.slice(single.length));
  return medicine.test(found) ? mealCalls(found.replace(asking, ''), said.slice(found.length)) : null;
}

function mealCalls(what: string, said: string): PhraseCall[] | null {
  const meals = readMeals(said.replace(/^[,:]? /, ''));
  if (!meals || meals.length < 2) return null;
  return meals.map(({ name, clock }) => ({
    tool: 'set_reminder',
    input: { title: doseTitle(what), description: name, when: `every day at ${clock}` },
  }));
}

// "I have two pills to take".
function doseTitle(what: string): string {
  const [, pills] = /^(?:(?:i|we)(?:['’]ve)? (?:have|got|have got) )?(.+) to take$/i.exec(what) ?? [];
  return pills ? `take ${pills}` : titleOf(what);
}

function atMeals({ whole, world }: Heard): PhraseCall[] {
  const said = whole.replace(/\b(?:is |are |will be )?(?:at |about |around |usually )+(?=\d)/gi, 'at ');
  const meals = /\d/.test(said)
    ? readMeals(said.replace(/^(?:my|our|the) /i, '').replace(/\bbed\b/gi, 'bedtime'))
    : null;
  const isEach = (said.match(/\d{1,2}(?:[:.]\d\d)?/g)?.length ?? 0) === meals?.length;
  return (isEach ? (meals ?? []) : []).flatMap(({ name, clock }) =>
    world.things
      .filter(({ kind, rule, details }) => kind === 'reminder' && rule && details?.toLowerCase() === name)
      .map(({ id }) => ({ tool: 'update_reminder', input: { item: id, when: `at ${clock}` } })),
  );
}

const asking =
  /^(?:please )?(?:remind|nudge|ping) me (?:to|about|of) |^(?:i|we) (?:have|need|got) to (?=take\b)|^i(?:['’]m| am) on /i;

export const medicinePhrases: Phrase[] = [
  {
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{what}'],
    fits: ({ whole, hasQuestionMark }) => !hasQuestionMark && mealsIn(whole) !== null,
    calls: ({ whole }) => mealsIn(whole),
    examples: ['antibiotics one after breakfast and one at supper time'],
    counterExamples: ['did I take the pills after breakfast'],
  },
  {
    // "And the water pill at noon", right after a pill of every day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['[and|also|plus|then] [also|then] [remind me to|remind me about|remind me of|for] {what}'],
    fits: (heard) => alsoDaily(heard) !== null,
    calls: (heard) => alsoDaily(heard),
    examples: [],
  },
  {
    // "Missed my pill this morning" offers another reminder, and changes nothing.
    intent: 'calendar_query',
    strength: 'certain',
    say: [
      '[oh no|oh|oops|damn|sorry] [i|we|he|she] [have|just|totally|completely] (missed|forgot|forgot to take|forgot to give|did not take|skipped) [taking] {item} [again|earlier|already]',
    ],
    fits: (heard) => missed(heard) !== null,
    calls: (heard) => {
      const thing = missed(heard);
      return (
        thing &&
        `That happens. Next: “${thing.title}”, ${thing.at ? formatWhen(thing.at, heard.world.zone, heard.world.now) : ''}. For another reminder before that, say “remind me of ${thing.title.replace(/^(?:take|give|use) /i, '')} in 10 minutes”.`
      );
    },
    examples: [],
  },
  {
    // "White pill at breakfast and the pink one at supper": a reminder for each.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{what}'],
    fits: ({ whole, hasQuestionMark }) =>
      !hasQuestionMark && eachAtItsMeal(whole.replace(asking, ''), medicine) !== null,
    calls: ({ whole }) => eachAtItsMeal(whole.replace(asking, ''), medicine),
    examples: ['white pill at breakfast and the pink one at supper'],
    counterExamples: ['took the white pill at breakfast and the pink one at supper'],
  },
  {
    // "Breakfast is 7:30 and supper about 5" moves what is taken with those meals.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{what}'],
    fits: (heard) => !heard.hasQuestionMark && atMeals(heard).length > 0,
    calls: (heard) => atMeals(heard),
    examples: [],
  },
  {
    // "I take my blood pressure pill at 8" is told of every day.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: ['(i|we) [always|usually|also] take {what}'],
    fits: (heard) =>
      medicine.test(heard.text('what')) &&
      heard.times.length === 1 &&
      heard.times.every((time) => time.kind === 'time' || (time.kind === 'part of day' && !time.date)) &&
      !/ to /i.test(heard.text('what')) &&
      /^(?:at|with|before|after|around)\b/i.test(heard.when) &&
      !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: `take ${heard.text('what')}`, when: `every day ${heard.when}` },
    }),
    examples: ['I take my blood pressure pill at 8'],
    counterExamples: ['I take the bus at 8'],
  },
  {
    // "Milo needs his ear drops morning and night for 7 days".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: ['{who} (needs|need|takes|take|gets|must take|has to take|have to take|is on|am on) {what}'],
    // "Gus takes 1.5 cups of kibble, morning and night" tells how he is fed.
    fits: (heard) =>
      !heard.hasQuestionMark && !portion.test(heard.text('what')) && timesADay(heard.whole) !== null,
    calls: (heard) =>
      timesADay(heard.whole.replace(/^(?:i|we) (?:need|must|have)(?: to)?(?: take)? /i, 'take ')),
    examples: ['milo needs his ear drops morning and night for 7 days'],
  },
  {
    // "Inhaler morning and night" needs no verb.
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    say: ['{what}'],
    fits: (heard) => {
      const { first, hasQuestionMark, startsWithTask, whole } = heard;
      if (hasQuestionMark || noTask.test(first) || baseForms(first) !== null) return false;
      const isTask = startsWithTask && !agentVerbs.has(first);
      // "Metformin twice a day with meals".
      const isName =
        /^(?!i\b|we\b)\p{L}{4,}(?: \p{L}+)? (?:once|twice|(?:two|three|four|\d) times) (?:a|per) day(?: (?:with|before|after) (?:meals|food))?[.!]*$/iu.test(
          whole,
        );
      return (isTask || isName || medicine.test(whole)) && timesADay(whole) !== null;
    },
    calls: ({ whole }) => timesADay(whole.replace(forgetting, '')),
    examples: [
      'eye drops four times a day',
      'inhaler morning and night',
      'rinse with salt water twice a day',
    ],
    counterExamples: ['cancel the pills twice a day', 'took the pills twice a day'],
  },
];

function missed({ text, findWords, last, hasQuestionMark, whole, world }: Heard): Thing | null {
  const words = text('item').replace(/^(?:the|my|his|her|our) /i, '');
  const isPointing = /^(?:it|them|that|(?:.* )?ones?|(?:.* )?dose)$/i.test(words);
  const series = (isPointing ? [] : findWords(words, ['reminder'])).filter(({ rule }) => rule);
  const found = series[0] ?? (isPointing ? last(['reminder']) : null);
  const isMedicine = found?.rule && medicine.test(`${found.title} ${words}`);
  if (!isMedicine || hasQuestionMark || /\b(?:if|when)\b/i.test(whole)) return null;
  const all = world.things.filter(({ title, rule, at }) => title === found.title && rule && at);
  return all.toSorted((a, b) => Number(a.at) - Number(b.at))[0] ?? found;
}

function alsoDaily({ text, times, world, hasQuestionMark, when, message, isAlso }: Heard): PhraseCall | null {
  const { mentions, lastTurn, things } = world;
  const [time, other] = times;
  const set = mentions.find(({ turn, how }) => turn === lastTurn && how === 'made');
  const series = things.find(
    ({ id, rule }) => id === set?.thing.id && /^FREQ=DAILY(?!.*(?:INTERVAL|BYHOUR))/.test(rule ?? ''),
  );
  // "And iron at night, 10".
  const isTonight = time?.kind === 'instant' && !dayNamed.test(time.text);
  // "And ear drops at 3 till saturday".
  const isEnded = time?.kind === 'instant' && /\d.* (?:un)?till? \D/i.test(time.text);
  const isHour =
    time?.kind === 'time' || isTonight || isEnded || (time?.kind === 'part of day' && !time.date);
  if (!isAlso && !/^\W*(?:and|plus|then)\b/i.test(message)) return null;
  if (!series || other || !isHour || hasQuestionMark) return null;
  const isTaken = /^(?:take|give)\b/i.test(series.title) && supplement.test(text('what'));
  if (!isTaken && !medicine.test(text('what'))) return null;
  const clock = isTonight ? `at ${localTime(time.at, world.zone).slice(0, 5)}` : when;
  return { tool: 'set_reminder', input: { title: titleOf(text('what')), when: `every day ${clock}` } };
}

const supplement =
  /^(?:(?:the|my|his|her) )?(?:iron|zinc|calcium|omega(?: 3)?|fish oil|cod liver oil|folic acid|turmeric|probiotics?|collagen|creatine|biotin|b ?12|vit(?:amin)? ?[a-z]?\d*|the other one|one more)$/i;
const dayNamed =
  /\d{4}|\b(?:to(?:day|night|morrow)|this|next|in|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const forgetting =
  /^(?:i|we) (?:keep|always|often)(?: on)? forget(?:ting)? (?:to (?:take|use|do) )?(?:my |our |the )?/i;
const portion = /\b(?:cups?|scoops?|bowls?|cans?|handfuls?|kibble|hay|pouch(?:es)?)\b/i;
const noTask =
  /^(?:cancel|delete|remove|stop|skip|pause|drop|forget|move|change|did|do|does|have|has|is|are|was|were|what|when|how|why|which|if|no|not|never|he|she|they|you|his|her|their)$/;
