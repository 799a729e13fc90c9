import { isEnumeration } from '@/lib/info/phrases/askable';
import {
  addTo,
  endsInTime,
  isKnown,
  isTaste,
  keyOf,
  mayReplace,
  namesHour,
  place,
  pronoun,
  store,
  withName,
  withNewCode,
} from '@/lib/info/phrases/shared';
import { keepable } from '@/lib/phrases/names';
import type { Phrase } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

export const likePhrases: Phrase[] = [
  {
    // "Gus takes 1.5 cups of kibble, morning and night".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{who} (takes|gets|eats|has|needs) {what}'],
    fits: (heard) =>
      /^(?:about |around |half |\d|an? |one |two |three )/i.test(heard.text('what')) &&
      /\b(?:cups?|scoops?|bowls?|handfuls?|kibble|pouch(?:es)?)\b/i.test(heard.text('what')) &&
      /^(?:(?:the|my|our) )?\p{L}+$/iu.test(heard.text('who')) &&
      !/^(?:i|we|it|that|this|who|what|he|she|they|recipe|dough)$/i.test(heard.text('who')) &&
      !heard.hasQuestionMark,
    calls: (heard) => ({
      tool: 'store_info',
      input: { key: `what ${heard.text('who')} gets`, value: heard.text('what') },
    }),
    examples: ['Gus takes 1.5 cups of the red bag kibble, morning and night'],
    counterExamples: ['Gus takes his pill morning and night'],
  },
  {
    // "It's 850" gives a value to the fact that was mentioned last.
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: ['(it is|its|that is) [exactly|about|around|only|just] {value}'],
    fits: (heard) => {
      const [recent] = heard.world.mentions;
      const isOther = recent && !/^(?:fact|list)$/.test(recent.thing.kind) && recent.how !== 'deleted';
      const value = heard.text('value');
      const isHour = recent?.thing.at && /^(?:\d{1,2}[:.]\d\d|[1-9][0-5][05])(?![\d:.])/.test(value);
      return Boolean(isOther) && !isHour && /^[$€£₦₹]?\d[\d\s.,-]*[km]?(?: \p{L}+)?$/iu.test(value);
    },
    calls: (heard) => {
      const title = heard.world.mentions[0]?.thing.title ?? '';
      const [verb = '', ...rest] = title.split(' ');
      return store(
        rest.length > 0 && taskVerbs.has(verb.toLowerCase()) ? rest.join(' ') : title,
        heard.text('value'),
      );
    },
    examples: [],
  },
  {
    // "Save that as surgery" stores the previous message as a fact named "surgery".
    intent: 'facts_set',
    when: 'words',
    say: ['(save|store|keep|note|remember|put) (that|it|this) [down] (as|under) {key}'],
    fits: (heard) =>
      Boolean(heard.world.lastMessage) &&
      heard.text('key').split(' ').length <= 5 &&
      !/^(?:an? |my )?(?:notes?|memo|reminder|todo|task|draft|job|chore)\b/i.test(heard.text('key')),
    calls: (heard) =>
      store(
        heard.text('key'),
        (heard.world.lastMessage ?? '').replace(/^(?:it['’]?s|its|that['’]?s|it is|that is)\s+/i, ''),
      ),
    examples: [],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strength: 'likely',
    say: [
      '[<note>] {who} (likes|loves|hates|dislikes|prefers|adores|detests) {value}',
      '[<note>] {who} (can not stand|does not like|does not eat|does not drink|is afraid of|is scared of|is into|is a fan of) {value}',
    ],
    fits: (heard) =>
      heard.text('who').split(' ').length <= 3 &&
      !pronoun.test(withName(heard.text('who'), heard)) &&
      !/^(?:who|what|everyone|everybody|nobody|everything)\b/i.test(heard.text('who')) &&
      !/^(?:me|us|you|it|that|this|him|her|them|when|how|being|to)\b/i.test(heard.text('value')),
    calls: (heard) => {
      const verb =
        /\b(likes|loves|hates|dislikes|prefers|adores|detests|can['’]?t stand|cannot stand|can not stand|does(?:n['’]?t| not) (?:like|eat|drink)|is (?:afraid|scared) of|is into|is a fan of)\b/i.exec(
          heard.whole,
        )?.[1] ?? 'likes';
      return addTo(`what ${keyOf(withName(heard.text('who'), heard))} ${verb}`, heard.text('value'), heard);
    },
    examples: ["Ravi can't stand coriander", 'Mia loves tulips'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    strongest: 'certain',
    strength: (heard) => (isTaste(heard) ? 'certain' : 'likely'),
    say: [
      '(i|we) [always|really] (like|love|hate|prefer|can not stand|do not like|adore|do not drink) {value}',
      'my favorite {thing} is {value}',
    ],
    fits: (heard) =>
      heard.text('value').split(' ').length <= 6 &&
      !/^(?:ugh|argh|omg|god|gosh|damn|lol|haha|seriously|honestly|phew|man|urgh)\b/i.test(heard.message) &&
      !/^(?:reminders?|alarms?|todos?|lists?|notifications?|bots?|apps?|waiting|you|it|that|this|him|her|them|to know|my life|when|how|u|what)\b/i.test(
        heard.text('value'),
      ) &&
      !heard.hasQuestionMark,
    calls: (heard) => {
      if (heard.has('thing')) return store(`favorite ${heard.text('thing')}`, heard.text('value'));
      const verb =
        /\b(like|love|hate|prefer|can['’]?t stand|cannot stand|can not stand|do(?:n['’]?t| not) (?:like|drink)|adore)\b/i.exec(
          heard.whole,
        )?.[1] ?? 'like';
      return addTo(`what you ${verb}`, heard.text('value'), heard);
    },
    examples: ['I love dark chocolate'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '[remember|note|remember that] (i|we) [just|have] (put|left|parked|hid|hidden|placed|stored|kept|keep|stashed|tucked|buried|locked) [my|the|our] {key} (in|on|under|underneath|at|behind|with|inside|next to|near|beside|by|between) {value}',
      '(hid|stashed|tucked|buried) [my|the|our] {key} (in|on|under|underneath|at|behind|with|inside|next to|near|beside|by|between) {value}',
      '[remember|note|remember that] (i|we|car) [just|have|is|am] parked (in|on|at|near|by|next to|level) {value}',
      'parked (in|on|at|near|by|next to|level) {value}',
      '{key} (lives|live|hangs|hang|sits|sit|belongs|belong|goes|is kept|are kept|is stored|are stored|is hidden|are hidden) (in|on|under|at|behind|with|inside|next to|near|above|below|beside|by) {value}',
    ],
    calls: (heard) => {
      const link =
        /\b(in|on|under|underneath|at|behind|with|inside|next to|near|above|below|beside|by|between|level)\s/i;
      const after = heard.whole.slice(
        heard.has('key')
          ? heard.whole.toLowerCase().indexOf(heard.text('key').toLowerCase()) + heard.text('key').length
          : 0,
      );
      return store(
        heard.has('key') ? heard.text('key') : 'car',
        `${link.exec(after)?.[1] ?? 'in'} ${heard.text('value')}`,
      );
    },
    // "I keep forgetting my keys on fridays" tells no place.
    fits: (heard) =>
      !/^(?:it|that)\b| and$/i.test(heard.text('key')) &&
      (!/^\w+ing\b/i.test(heard.text('key')) || heard.whole.startsWith(heard.text('key'))),
    examples: ['I put the spare key under the blue pot'],
  },
  {
    // Only what is known to be somewhere: "I moved the meeting to the big room" is about something else.
    intent: 'facts_set',
    when: 'words',
    say: [
      '(i|we) [just|have] (moved|shifted|put back|took|carried) (my|the|our) {key} (to|into|onto) {value}',
    ],
    fits: (heard) =>
      (isKnown(heard, heard.text('key')) || keepable.test(heard.text('key'))) &&
      heard.findWords(heard.text('key'), ['reminder', 'todo', 'event']).length === 0,
    calls: (heard) =>
      store(
        heard.text('key'),
        `${/\b(?:shelf|table|desk|wall|hook|rack|counter|worktop|fridge door|balcony)$/i.test(heard.text('value')) ? 'on' : 'in'} ${heard.text('value')}`,
      ),
    examples: ['I moved the spare key to the garage shelf'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['{key} : {value}'],
    strongest: 'likely',
    strength: (heard) =>
      isEnumeration(heard.text('value')) && !keepable.test(heard.text('key')) ? 'guess' : 'likely',
    fits: (heard) =>
      heard.text('key').split(' ').length <= (keepable.test(heard.text('key')) ? 8 : 5) &&
      heard.text('value').split(' ').length <= 25 &&
      !/^(?:(?:write|jot|put|keep|save|tell|say|send|take|move|push|shift|swap|skip|pause|delete|cancel|snooze|make)\b|.* for me$)|^(?:for|add|remind|todo|task|note|journal|dear|fwd|fw|re|buy|list|reminder|today|diary|shopping|event|meeting|set|remember|http)\b/i.test(
        heard.text('key'),
      ) &&
      !/^\d/.test(heard.text('key')) &&
      // "New order: Lupita, cake for 30, saturday 4pm pickup" is a plan.
      !(ofPlan.test(heard.text('key')) && namesHour(heard.message, heard.world)) &&
      !namesHour(heard.text('key'), heard.world),
    calls: (heard) => store(heard.text('key'), heard.text('value')),
    examples: ['wifi: blue-horse-42', 'directions to grandma: second left after the church'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: ['(change|update|set|correct|edit) [<my>] {key} (to|into|as) {value}'],
    fits: (heard) =>
      keepable.test(heard.text('key')) &&
      !/\b(?:reminder|alarm (?!code)|timer|time ?zone|email address|password for (?:this|sidekick)|language)\b/i.test(
        heard.text('key'),
      ) &&
      !endsInTime(heard),
    calls: (heard) => store(heard.text('key'), heard.text('value')),
    examples: ['change the alarm code to 1177'],
  },
  {
    intent: 'facts_set',
    when: 'words',
    say: [
      '[no|wait|sorry|oops|correction|i meant|i mean] (it|that) is [actually|really|now] {value} [actually|now|instead]',
      '(no|wait|sorry|oops|correction|i meant|i mean|actually) its [actually|really|now] {value} [actually|now|instead]',
      '[no] (it|that) (changed|has changed|was changed|got changed) to {value}',
      '(i|we|they|he|she) [just|have] (moved|changed|switched|put) (it|that|them) (to|in|on|into|at) {value}',
      '(moved|changed|switched) (it|that|them) (to|in|on|into) {value}',
      '(no|wait|sorry|i meant|i mean|make it|make that) [it is] {value}',
    ],
    fits: (heard) => {
      const [recent] = heard.world.mentions;
      const value = withoutNow(heard.text('value'));
      return (
        recent?.thing.kind === 'fact' &&
        recent.how !== 'deleted' &&
        value.split(' ').length <= (place.test(value) ? 12 : 6) &&
        mayReplace(recent.thing, value, heard) &&
        (/\d/.test(value) || place.test(value) || heard.whole.split(' ').length <= 7) &&
        !/^(?:that|thanks|way|problem|need|idea|wait|not)\b|\b(?:is|are|was)\b/i.test(value)
      );
    },
    calls: (heard) => {
      const thing = heard.world.mentions[0]?.thing;
      return store(thing?.title ?? '', withNewCode(thing?.value ?? '', withoutNow(heard.text('value'))));
    },
    examples: [],
  },
];

function withoutNow(value: string): string {
  return value.replace(/\s+now(?=,)/i, '');
}

const ofPlan =
  /^(?:(?:a|another|next|new) )*(?:order|booking|job|appointment|client|customer|delivery|collection|pick ?up|reservation|commission|repair|call ?out)$/i;
