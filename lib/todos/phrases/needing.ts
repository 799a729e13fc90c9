import { dueOf, taskCall, titleOf } from '@/lib/phrases/input';
import { meantTask, nounOf } from '@/lib/phrases/meant-task';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { isTask, namedTodos } from '@/lib/todos/phrases/shared';

export const needingPhrases: Phrase[] = [
  {
    // "So I need the gift by the 15th", with a gift on the list.
    intent: 'calendar_set',
    strength: 'certain',
    when: 'must',
    say: [
      '[and|so|oh|but] (i|we) [also|really|will] need (the|that|my|our|those) {item} [by|for|until|before]',
    ],
    fits: (heard) => neededBy(heard) !== null,
    calls: (heard) => neededBy(heard),
    examples: [],
  },
  {
    // "There is still butter in the fridge": nothing is needed.
    intent: 'lists_done',
    strength: 'certain',
    when: 'never',
    say: [
      '(there is|there are) [also] (still|already|enough|some|plenty of) [some|enough] {item} (left|in the fridge|in the freezer|in the cupboard|in the pantry|at home)',
    ],
    fits: (heard) => !heard.hasQuestionMark && (namedTodos(heard) !== null || !/ left$/i.test(heard.whole)),
    calls: (heard) => {
      const items = namedTodos(heard);
      return items ? { tool: 'complete_todos', input: { items } } : 'Good, then I add nothing.';
    },
    examples: ['there is still butter in the fridge'],
    counterExamples: ['there is butter in the fridge'],
  },
  {
    intent: 'lists_createoradd',
    say: [
      '(i|we) [also|still|really|probably|just] <need-to> [remember to] {title}',
      '[i|we] [still|almost|totally|completely] (forgot|nearly forgot|almost forgot) to {title}',
      '(do not|never) (forget|let me forget|let me leave without|let me go without|let me leave the house without|let me go out without) [to|about] {title}',
      '(remember|note to self|note to myself) to {title}',
      '(need to|have to|must|should|gotta|got to|want to remember to|must remember to|need to remember to) {title}',
      '(i|we) (am|are) (supposed|meant|going) to {title}',
      '[it is] (my|our) turn to {title}',
    ],
    strength: 'likely',
    fits: (heard) =>
      isTask(titleOf(heard.text('title'))) &&
      !/\b(?:yesterday|ago|last)\b/i.test(heard.when) &&
      !(heard.sense === 'none' && goingSomewhere.test(heard.whole)),
    calls: (heard) => taskCall(titleOf(heard.text('title')), heard),
    examples: [
      'I need to post the letter tomorrow',
      'i should email Clara about the trip',
      "don't forget to buy bread",
    ],
    counterExamples: ['I have to admit that was fun', 'I need to', "I'm going to the gym"],
  },
  {
    // "Winter tyres need booking".
    intent: 'lists_createoradd',
    when: 'never',
    strength: 'likely',
    say: ['[the|my|our] {title} (need|needs|want|wants) [a] [good] {doing:word} [out|up|in|off|again]'],
    fits: (heard) =>
      /..ing$/i.test(heard.text('doing')) &&
      !/^(?:i|we|you|he|she|they|it|this|that|who|what)\b/i.test(heard.text('title')) &&
      !heard.hasQuestionMark,
    calls: (heard) => newTodos([{ text: titleOf(heard.whole) }]),
    examples: ['winter tyres need booking', 'the gutters need clearing out'],
    counterExamples: ['I need loving'],
  },
  {
    // "Show the kids how to tie knots on saturday" and "undo the lock on the cupboard tonight" are tasks.
    intent: 'lists_createoradd',
    say: ['(show|undo) {title}'],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !namesOurs.test(heard.text('title')) &&
      !namesThing(heard) &&
      (heard.first === 'show'
        ? showing.test(heard.text('title'))
        : /^(?:the|an?|my|our|his|her|their|that|this) /i.test(heard.text('title')) &&
          (heard.sense !== 'none' || /\p{L} (?:on|of|from|in|at) \p{L}/iu.test(heard.text('title')))),
    calls: (heard) => taskCall(titleOf(`${heard.first} ${heard.text('title')}`), heard),
    examples: ['show the kids how to tie knots on saturday', 'undo the bike lock on friday'],
    counterExamples: [
      'show me the list',
      'show the plan on saturday',
      'undo the last change',
      'undo my deletion',
    ],
  },
  {
    // "I no longer need to phone the bank", which is on the list or nowhere.
    intent: 'lists_remove',
    strength: 'certain',
    say: ['(i|we) (no longer|do not) (need|have|want) to {title} [any more|anymore|after all|now]'],
    // "I don't need to drive on thursdays" leaves a day out of a series.
    fits: (heard) => heard.sense !== 'series' && isTask(titleOf(heard.text('title'))),
    calls: (heard) => {
      const [thing, another] = heard.find('title', ['todo', 'reminder']);
      if (!thing || another) return 'All right, I have nothing like that. Nothing was changed.';
      return thing.kind === 'todo'
        ? { tool: 'delete_todos', input: { items: [thing.id] } }
        : { tool: 'delete_reminders', input: { items: [thing.id] } };
    },
    examples: ['I no longer need to phone the bank'],
  },
  {
    intent: 'lists_createoradd',
    strength: 'certain',
    isContent: true,
    say: ['(note|notes|memo|message) to (self|myself) [:|to|that] {title}'],
    fits: (heard) => heard.text('title').length > 1,
    calls: (heard) => taskCall(titleOf(heard.text('title')), heard),
    examples: ['note to self: cancel the dentist'],
  },
  {
    // "Can you email my TA?", which is refused, and then "fine, make it a todo for tuesday".
    intent: 'lists_createoradd',
    say: [
      '[fine|ok|okay|well|alright|then|so] [then] (make|put|turn|add|save|note) (it|that|this) [down] [into|in|as|to|on|onto] (a|my|the) (todo|task|todo list|to do|list|reminder|job|chore) [for|on|by|at] [then|please|instead]',
    ],
    fits: (heard) =>
      meantTask(heard.world) !== null &&
      (heard.world.mentions[0]?.thing.kind !== 'todo' ||
        heard.world.mentions[0].turn !== heard.world.lastTurn),
    calls: (heard) => taskCall(meantTask(heard.world) ?? '', heard),
    examples: [],
  },
  {
    // "Buy one before tuesday", after "mouthguard!!".
    intent: 'lists_createoradd',
    strength: 'certain',
    say: ['[please] (buy|get|order|grab|pick up) (one|some|it|them|a new one) [then|too|please]'],
    fits: (heard) => nounOf(heard.world.lastMessage) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const [verb = 'buy'] = /^(?:please )?(?:buy|get|order|grab|pick up)/i.exec(heard.whole) ?? [];
      return taskCall(`${verb.replace(/^please /i, '')} ${nounOf(heard.world.lastMessage)}`, heard);
    },
    examples: [],
  },
  {
    // "Need 24 cupcakes for friday no nuts".
    intent: 'lists_createoradd',
    when: 'must',
    say: ['[i|we] [also|still|will|ll] need {what} [for|by|on]'],
    fits: (heard) =>
      heard.sense === 'day' &&
      heard.times.length === 1 &&
      !heard.hasQuestionMark &&
      !noGoods.test(heard.text('what')) &&
      heard.text('what').split(' ').length <= 8,
    calls: (heard) => newTodos(goodsIn(heard).map((item) => ({ text: item, due: dueOf(heard) }))),
    examples: ['need 24 cupcakes for friday', 'we need two more chairs by saturday, wooden ones'],
    counterExamples: ['need to call Sam on friday', 'I need a break on friday', 'need help tomorrow'],
  },
  {
    // "Call the plumber, put it for saturday".
    intent: 'lists_createoradd',
    say: [
      '[[it is] (my|our) turn to] {title} [so|and|then|please] (put|set|schedule|plan|note) (it|that|this) [down] [for|on|to|in|at]',
    ],
    strength: 'likely',
    when: 'must',
    fits: (heard) => !heard.hasQuestionMark && isTask(titleOf(heard.text('title'))),
    calls: (heard) => taskCall(titleOf(heard.text('title')), heard),
    examples: ['wash the car, put it for saturday'],
    counterExamples: ['put it for saturday'],
  },
  {
    // "I want to … by friday" has a deadline, so it is a task.
    intent: 'lists_createoradd',
    say: ['(i|we) [really|still|also] (want|would like|plan|hope|intend) to {title}'],
    strength: 'likely',
    when: 'must',
    fits: (heard) =>
      (heard.sense === 'hourly series' ||
        heard.times.some(({ kind, text }) => kind === 'instant' && /\d/.test(text)) ||
        heard.times.some(({ bound }) => bound === 'by' || bound === 'before')) &&
      !heard.hasQuestionMark &&
      isTask(titleOf(heard.text('title'))),
    calls: (heard) => taskCall(titleOf(heard.text('title')), heard),
    examples: ['I want to paint the fence by the 28th'],
  },
  {
    // "I promised Håkan I'd ring him at nine tonight".
    intent: 'lists_createoradd',
    say: ['(i|we) [have|had] promised {who} [that] (i|we) (would|will) {title}'],
    strength: 'likely',
    fits: (heard) =>
      heard.text('who').split(' ').length <= 3 &&
      !/^(?:myself|ourselves)$/i.test(heard.text('who')) &&
      !/^(?:never|not)\b/i.test(heard.text('title')) &&
      !heard.hasQuestionMark &&
      isTask(titleOf(heard.text('title'))),
    calls: (heard) =>
      taskCall(titleOf(heard.text('title')).replace(/\b(?:him|her|them)\b/i, heard.text('who')), heard),
    examples: ['I promised Rosa I would call her tomorrow'],
  },
];

const noGoods =
  /^(?:to|you|help|it|that|this|him|her|them|me|us|(?:a|an|some|my|the) (?:break|rest|nap|day|night|week|hug|holiday|vacation|minute|moment|hand|favou?r|lift|ride|reminder|alarm|wake|appointment|meeting|time|sleep|space|drink|list)|sleep|rest|time|space|cheering|advice|someone|somebody|reminding)\b/i;

// "I'm going to the gym" tells where someone goes.
const goingSomewhere = /\bgoing to (?:the|an?|my|our|his|her|their|bed|work|school|church|town|sleep)\b/i;

const namesOurs =
  /^(?:me|us|all|only|just|everything|any|what|how|when|it|that|this|them|both)\b(?! \p{L}+ (?:on|of|from|in|at) )|\b(?:days?|weeks?|months?|lists?|todos?|to-?dos?|tasks?|items?|reminders?|alarms?|agenda|calendar|diary|journal|plans?|schedule|birthdays?|notes?|entry|entries|settings|preferences|appointments?|meetings?|events?|things?|ones?|last|latest|previous|changes?|deletion|delete[ds]?|deleting|action|step|message|move|moves|rename|edit|removal|completed?|tick|done)\b/iu;

// "Show mum the photos" has someone and something to show.
const showing =
  /^(?:(?:the|my|our|his|her|their) )?\p{L}[\p{L}'’]*(?: \p{L}+)? (?:how|what|where|around|the|an?|my|our|his|her|their|some|that|those|these)\b/iu;

function namesThing({ world, text }: Heard): boolean {
  const known = [...world.things, ...world.mentions.map(({ thing }) => thing)];
  const words =
    text('title')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [];
  return known.some(({ title }) => words.some((word) => title.toLowerCase().includes(word)));
}

function neededBy(heard: Heard): PhraseCall | null {
  const [time, other] = heard.times;
  const found = heard.find('item', ['todo']).filter(({ isDone }) => !isDone);
  const isDue =
    time?.kind === 'date' &&
    /^(?:by|before|until|till)$/.test(time.bound ?? '') &&
    !other &&
    !heard.hasQuestionMark;
  return isDue && found.length === 1 && found[0] && !found[0].date
    ? { tool: 'update_todo', input: { item: found[0].id, due: heard.when } }
    : null;
}

// "Batteries and a charger" are two things, "two chairs, wooden ones" are one.
function goodsIn({ text, items }: Heard): string[] {
  const [what, all] = [text('what'), items('what')];
  return /\band\b/i.test(what) && all.every((item) => item.split(' ').length <= 3)
    ? all.map(titleOf)
    : [what];
}
