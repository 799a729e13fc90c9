import { facts, isKnown, keyOf } from '@/lib/info/phrases/shared';
import { keepable } from '@/lib/phrases/names';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

export const unknownPhrases: Phrase[] = [
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: [
      '[so] (where) (is|are|did i|did we|have i|do i) [put|leave|park|keep|store|hide|left|placed|place] (my|our|the) {key}',
      '[so] (where) (did i|did we|have i) (put|leave|park|keep|store|hide|left|placed|place) {key}',
      '[so] (where) (did i|did we|have i|am i|are we) (park|parked) [again]',
    ],
    strength: 'likely',
    fits: (heard) =>
      heard.text('key').split(' ').length <= 5 &&
      !isKnown(heard, heard.text('key') || 'car') &&
      !/\b(?:nearest|closest|station|airport|meeting|event|restaurant|store|flight)\b/i.test(
        heard.text('key'),
      ),
    calls: (heard) => {
      const key = keyOf(heard.text('key')) || 'car';
      const owner = /\b(?:my|our)\b/i.test(heard.whole) || !heard.has('key') ? 'your' : 'the';
      const verb = /s$/i.test(key) && !/ss$/i.test(key) ? 'are' : 'is';
      return unknown(`where ${owner} ${key} ${verb}`, key);
    },
    examples: ['where did i put my passport', 'where did i park'],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    say: [
      '[so] (what is|what are|what was) (my|our|the) {key} [again]',
      '[so] what {noun:word} {key:word} do (i|we) (wear|take|have|need)',
    ],
    strength: 'likely',
    fits: (heard) => isOwn(heard) && !isKnown(heard, askedKey(heard)),
    calls: (heard) =>
      unknown(`${/\bthe\b/i.test(heard.whole) ? 'the' : 'your'} ${askedKey(heard)}`, askedKey(heard)),
    examples: ['what is my locker code', 'what size shoes do i wear'],
    counterExamples: ['what is the phone number of the police', 'what is the capital of France'],
  },
  {
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    say: [
      '[so|and] (who is|who was) (my|our) {key} [again|now|these days]',
      '[so|and] (what is|what was) the name of (my|our|the) {key} [again|now]',
      '[so|and] (what is|what was) (my|our) {key} called [again]',
      "[so|and] (what is|what was) (my|our) {key} 's name [again]",
    ],
    strength: 'likely',
    fits: (heard) => trade.test(heard.text('key')) && heard.find('key').length === 0,
    calls: (heard) => {
      const key = keyOf(heard.text('key'));
      return unknown(`who ${/\b(?:my|our)\b/i.test(heard.whole) ? 'your' : 'the'} ${key} is`, key);
    },
    examples: ['who is my dentist', 'what is the name of our plumber'],
    counterExamples: ['who is my favourite', 'what is the name of the president'],
  },
  {
    // "When does my licence expire", of what has no date yet: the answer is kept.
    intent: 'facts_query',
    isQuestion: true,
    when: 'never',
    say: [
      '[so|and] when (does|do|will) (my|our) {key} (expire|run out|lapse|end|need renewing)',
      '[so|and] when (is|are) (my|our) {key} (due for renewal|up for renewal)',
    ],
    strength: 'likely',
    fits: (heard) =>
      heard.text('key').split(' ').length <= 4 &&
      heard.findWords(heard.text('key')).length === 0 &&
      !isKnown(heard, heard.text('key')),
    calls: (heard) => {
      const key = keyOf(heard.text('key'));
      const isSeveral = /\bwhen (?:do|are)\b/i.test(heard.whole);
      const end = /\brenew/i.test(heard.whole)
        ? `${isSeveral ? 'are' : 'is'} due for renewal`
        : (/(?:expire|run out|lapse|end)(?=\W*$)/i
            .exec(heard.whole)?.[0]
            .replace(/^\w+/, (verb) => `${verb}${isSeveral ? '' : 's'}`) ?? '');
      return unknown(`when your ${key} ${end}`, `when ${key} ${end}`);
    },
    examples: ['when does my visa expire', 'when is our boiler cover up for renewal'],
    counterExamples: ['when does my shift end today', 'when does the film end'],
  },
];

// People whom one pays for a service.
const trade =
  /^(?:(?:new|old|usual|local|kids['’]?|dog|cat|family|eye|maths|piano|driving|swimming) ){0,2}(?:dentist|doctor|gp|optician|vet|plumber|electrician|builder|gardener|cleaner|mechanic|landlord|landlady|solicitor|lawyer|accountant|hairdresser|barber|physio|therapist|teacher|tutor|instructor|coach|trainer|groomer|dog walker|sitter|babysitter|childminder|nanny|walker|window cleaner|painter|roofer|handyman|locksmith|midwife|chiropodist|dermatologist|orthodontist|estate agent|agent|super|boss|manager)$/i;

function unknown(what: string, key: string) {
  return {
    ask: `I don’t know ${what}. Tell me and I’ll remember.`,
    tool: 'store_info',
    input: { key, value: '' },
    field: 'value',
  };
}

function askedKey(heard: Heard): string {
  const key = keyOf(heard.text('key'));
  return heard.has('noun') ? `${key.replace(/(?<=[^s])s$/, '')} ${heard.text('noun').toLowerCase()}` : key;
}

// Codes, sizes and the like, which nobody else can answer.
const secret =
  /\b(?:code|pin|password|passcode|passphrase|combination|combo|wi-?fi|size|plate|locker|blood type|licen[cs]e|serial number|iban|shelf|parking spot)\b/i;

function isOwn(heard: Heard): boolean {
  const key = askedKey(heard);
  const isMine = !/^(?:so )?what (?:is|are|was|['’]s) the\b/i.test(heard.whole.replace(/['’]s/, ' is'));
  return (
    key.split(' ').length <= 4 &&
    !/\b(?:of|in|on|for|birthday|age|name)\b/i.test(key) &&
    (heard.has('noun')
      ? /^(?:size|colou?r|number|brand)$/i.test(heard.text('noun'))
      : secret.test(key) || (isMine && keepable.test(key))) &&
    facts(heard).every(({ key: name }) => name.toLowerCase() !== key.toLowerCase())
  );
}
