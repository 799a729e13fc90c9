import { endsInTime, keyOf, participle, passing, place, pronoun, withName } from '@/lib/info/phrases/shared';
import { keepable, namesContact, quantity, tellsState } from '@/lib/phrases/names';
import type { Heard, Phrase, PhraseCall, Strength } from '@/lib/phrases/phrase';
import { isScheduled } from '@/lib/phrases/task-times';
import { formatDate, localDate } from '@/lib/time/format';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

const lasting =
  /^(?:(?:also|always|never|usually|only|really|now|still|just)\s+)?(?:is|are|was|were|has|have|had|lives?|works?|studies|stays?|goes|takes?|wears?|drives?|speaks?|owns?|owes?|pays?|likes?|loves?|hates?|prefers?|needs?|wants?|costs?|uses?|plays?|teaches|eats?|drinks?|can['’]?t|cannot|can|does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t|expires?|belongs?|opens?|closes?|runs?|keeps?|looks? after|takes? care of|holds?|minds?|coaches|rents?|moved|married|graduated|lent|borrowed|got|gave|paid|spent|charge[ds]?|weighs?|measures?|starts?|ends?|means?|closed|leaves|departs|arrives|boards|reads|holds|fits|lasts|hangs)\b/i;

// Matches a code such as "7719" or "MB-42", but not an ordinal such as "4th".
const code =
  /(?<![\p{L}\d])(?!\d{1,2}(?:st|nd|rd|th)(?![\p{L}\d]))(?:\p{L}*\d[\p{L}\d]*[-./ ]?(?:\p{Lu}{1,4}[-./])?)*\d[\p{L}\d]*/u;

const noFact =
  /^(?:what|whats|where|when|who|whom|why|how|which|whose|is|are|am|do|does|did|can|could|will|would|should|shall|has|if|please|add|remind|delete|remove|cancel|move|change|undo|show|list|tell|give|play|turn|skip|pause|make|yes|no|okay|ok|thanks|thank|hello|hi|hey|oh|ah|oops|phew|u+r*gh|argh|gah|lol|haha|wow|good|great|nice|cool|let|stop|start|set|put|nothing|never|maybe|sorry|bye|an?|some|i keep \w+ing|(?:it|that|this)['’]?s \S+$|day \d+ (?:without|with no|no|of)\b|(?:(?:i|we) )?(?:got|came) (?:back|home)\b|got (?:(?:my|the|an?|our|his|her) )?(?:[a-z]+ )?(?:shots?|jabs?|vaccine|vaccination|booster|haircut|oil change)\b|i['’]?m (?:so|very|really|tired|sad|happy|sick|bored|fine|good|ok)|i (?:feel|think|hope|guess|wish|wonder|hate|love you|am (?:so|very|really|tired|sad|happy|sick|bored|fine|good|ok)))\b/i;

const noFactWords = new Set(
  'you your what where when who whom why how which whose any anything anyone someone price cost weather directions timer alarm translate recipe score score news find search look translate call tell text email message book order play check get buy make move push shift change cancel delete remove skip except without only not every each until till before after later earlier double halve swap scrap bin drop wait actually instead again also and or but then snooze leave use try forget see read list add show give ask remind ping put stick pop tick cross kill mark scratch ditch lose rename'.split(
    ' ',
  ),
);

export const passingPhrases: Phrase[] = [
  {
    intent: 'facts_set',
    when: 'words',
    strength: strengthOf,
    strongest: 'likely',
    say: ['[help me remember|remember this|keep this|remember|fyi|note|just so you know] [that] {all}'],
    fits: (heard) => !quantity.test(heard.whole) && isTelling(heard) && factIn(heard) !== null,
    calls: (heard) => factIn(heard),
    offer: (heard) => `Shall I remember that: “${heard.text('all')}”?`,
    examples: ['bike lock combi 7719', 'Auntie Efua and Kwame live in Kumasi'],
    counterExamples: ['what is the code', 'buy 7 eggs'],
  },
  {
    // "Don't let me forget the wifi password, pineapple77".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['(do not|never) (forget|let me forget|let us forget|lose) [that|about] {all}'],
    fits: (heard) => unforgotten(heard) !== null && !isScheduled(heard, heard.text('all')),
    calls: (heard) => unforgotten(heard),
    examples: ["don't let me forget the wifi password, pineapple77", "don't forget my locker code is 4821"],
    counterExamples: ["don't forget the gate code", "don't let me forget to call Tom"],
  },
];

const keyed =
  /^(?<key>[^,.:;!?]{3,50}?)(?:(?:[,:]| [-–])? (?:it['’]?s |its |it is )| is | are |[,:] ?| [-–] )(?<value>\S+(?: \S+){0,2})$|^(?<noun>[^,.:;!?\d]{3,50}) (?<code>\S*\d\S*)$/iu;

function unforgotten(heard: Heard): PhraseCall | null {
  const { key = '', value = '', noun = '', code: said = '' } = keyed.exec(heard.text('all'))?.groups ?? {};
  const [name, told] = [keyOf(key || noun), value || said];
  const isFact = keepable.test(name) && (/\d/.test(told) || !told.includes(' ')) && !/^to\b/i.test(name);
  return isFact && !heard.hasQuestionMark ? store(name, told) : null;
}

const pastDeed =
  /^(?:i |we )?(?:spent|paid|ran|walked|swam|cycled|weighed|measured|slept(?! (?:so |very |really |quite )?(?:\w+ly|well|awful|terrible|bad|good|great|fine|okay|ok|like|poor|horrible))|drank|ate|earned|sold|bought|got|lent|borrowed|gave|received|took|drove|used|read|scored|finished|lost|gained)\b/i;

const askedBefore =
  /^(?:\W*(?:hey|so|and|ok|okay)\W+)*(?:what|whats|what['’]s|where|wheres|when|whens|who|whos|how|which)\b[^.!?]*,\s*$/i;

function isTelling(heard: Heard): boolean {
  const words = heard.text('all').split(/\s+/);
  if (
    noFactWords.has(heard.first) ||
    /(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|Jr))[.!?;]\s|\n/.test(heard.text('all'))
  )
    return false;
  // A remark after a question explains the question and is not stored.
  if (askedBefore.test(heard.message.slice(0, heard.message.indexOf(heard.whole)))) return false;
  return (
    words.length >= 2 &&
    words.length <= 30 &&
    (!heard.startsWithTask || tellsState.test(heard.text('all'))) &&
    !heard.hasQuestionMark &&
    !heard.isAskedOfUs &&
    !judges.test(heard.whole) &&
    !ordersBehind(heard) &&
    !noFact.test(heard.text('all'))
  );
}

// "That's mighty fine" does not say what is fine, and "45 mins is enough" not of what.
const judges =
  /^(?:that|this)(?:['’]s| is| was) (?!.*\d)|\b(?:is|are|was|were|will be|would be) (?:more than |just |not |quite )?(?:enough|plenty|too (?:much|many|long|short|late|early|little|few))\b/i;

const linking = new Set('so please then and just can could you we'.split(' '));

function ordersBehind({ parts }: Heard): boolean {
  return parts.some(({ gap, word }, place) => {
    if (place === 0 || (word !== 'so' && !/[,;–—]/.test(gap))) return false;
    const rest = parts.slice(place).filter((part) => !linking.has(part.word));
    const next = rest[0]?.word ?? '';
    return (noFactWords.has(next) || taskVerbs.has(next)) && !namesContact(rest.map(({ word }) => word));
  });
}

function strengthOf(heard: Heard): Strength {
  const said = withName(heard.text('all'), heard);
  if (
    (endsInTime(heard) || isScheduled(heard, said)) &&
    !/\b(?:code|number|password|pin)\b/i.test(said) &&
    !pastDeed.test(said)
  )
    return 'hint';
  if (/^(?:i|we|it|this|that|you)\b/i.test(said) && !code.test(said)) return 'hint';
  // "She paid 400": who that is must be known.
  if (praise.test(said) || /^(?:he|she|they)\b/i.test(said)) return 'hint';
  if (pastDeed.test(said) && hourBehind.test(said)) return 'hint';
  if ((pastDeed.test(said) && code.test(said)) || coded.test(said)) return 'likely';
  if (
    /^(?:i|we) (?:have |just )?(?:lent|borrowed|gave|left|put|hid|stored|keep|kept|parked|bought|owe)\b/i.test(
      said,
    )
  )
    return 'likely';
  const hasName = /(?<=\p{L}[.,]? )\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+(?:['’]s)? (?!and\b)\p{Ll}/u.test(said);
  const isKept = keepable.test(said) || /^(?:my|our|the|his|her|their)\b/i.test(said);
  const told = tellsOf(said);
  if (told && isOthers(said) && keeping.test(`${told.verb} ${told.rest}`)) return 'likely';
  return (code.test(said) && (isKept || told)) || (told && hasName && isOthers(said)) ? 'likely' : 'hint';
}

// "Gave the dog his tablet at 8" tells when.
const hourBehind = /\bat \d{1,2}(?:[:.][0-5]\d)?(?: ?[ap]m)?$/i;

const coded =
  /^\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*){0,3} (?=\S*\d\S*\d\S*\d)(?=\S*[-/\p{Lu}])(?=\S*\p{Lu})[\p{Lu}\d/-]{5,}$/u;

const praise =
  /\b(?:is|was|are|were)(?: just| really| always| so)? (?:such |so )?(?:the |an? )?(?:\w+ )?(?:boy|girl|angel|star|legend|sweetheart|darling|treasure|hero|lifesaver|gem|dear|delight|nightmare|handful|kid|man|woman|person|guy|idiot|genius|cutie|rascal|monster|mess|joy)$/i;

const keeping =
  /^(?:(?:has|have|had|got|holds?|keeps?|borrowed) (?:my|our|the|his|her|their|all|both|a spare|two)\b|(?:lives?|works?|studies|teaches|speaks?|plays?|drives?|owns?|owes?|belongs?|looks? after|takes? care of|coaches|rents?)\b)/i;

function isOthers(said: string): boolean {
  return !/^(?:i|we|it|this|that|he|she|they|you|there)\b/i.test(said);
}

function tellsOf(said: string): { subject: string; verb: string; rest: string } | null {
  const words = said.split(/\s+/);
  for (let place = 1; place < Math.min(words.length - 1, 7); place += 1) {
    const tail = words.slice(place).join(' ');
    const verb = lasting.exec(tail)?.[0];
    const subject = words.slice(0, place).join(' ');
    // In "Ruth says I ought to have one", nothing is told about Ruth.
    if (verb && !/\b(?:says?|said|thinks?|thought|asked|told|tells)\b/i.test(subject))
      return { subject, verb, rest: tail.slice(verb.length).trim() };
  }
  return null;
}

const ahead = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|next|until|till)\b/i;

function isLink(verb: string): boolean {
  return /^(?:\w+ )?(?:is|are|was|were|has|have|had|got)$/i.test(verb);
}

// "The Okafors, 7.30" is no fact.
const hourAlone = /^\d{1,2}[.:][0-5]\d$/;

const price =
  /(?:^|\s)(?:R|\$|€|£|₹)\s?\d|\d\s?(?:each|apiece|per \p{L}+|euros?|dollars?|pounds?|quid|bucks|rand|rupees)\b/iu;

function factIn(heard: Heard): PhraseCall | null {
  const said = dated(withName(heard.text('all').trim(), heard).replace(/(?<![.!])[.!]+$/, ''), heard);
  if (/\b(?:moved|changed|pushed|postponed|shifted) to\b/i.test(said)) return null;
  const told = tellsOf(said);
  if (told && /^(?:do|make|manage|take) (?:it|that|them|this)\b/i.test(told.rest)) return null;
  // In "watched past lives", nobody lives.
  const [first = ''] = told?.subject.toLowerCase().split(' ') ?? [];
  if (told && baseForms(first) && !isLink(told.verb)) return null;
  // "The frames are R890 each" tells a price and changes no todo.
  const isOfThing = told && heard.findWords(told.subject, ['reminder', 'todo', 'date', 'event']).length > 0;
  if (isOfThing && !price.test(told.rest)) return null;
  const value = code.exec(said);
  const isNumbered = told && value && value.index < told.subject.length;
  // "School is closed on Thursday" may be asked for before that day.
  const isAhead = told !== null && ahead.test(told.rest);
  // "Sam has left" tells of nothing that Sam has.
  if (told && /^(?:has|have|had)$/i.test(told.verb) && participle.test(told.rest))
    return store(keyOf(told.subject), `${told.verb} ${told.rest}`);
  if (told?.rest && (!isLink(told.verb) || !passing.test(told.rest) || isNumbered || isAhead)) {
    const subject = pronoun.test(told.subject) ? told.subject : keyOf(told.subject);
    return store(/^(?:is|are)$/i.test(told.verb) ? subject : `what ${subject} ${told.verb}`, told.rest);
  }
  if (told && !value && passing.test(told.rest) && !place.test(told.rest) && isLink(told.verb)) return null;
  // A code begins where its word begins: "mango-tree-88".
  const from = value ? said.lastIndexOf(' ', value.index) + 1 : 0;
  const words = said.split(/\s+/);
  const name = keyOf(said.slice(0, from).replace(/(?:\bis|#|:|=)\s*$/i, ''));
  // "Sold the bike to Kemal for 150" is a sentence.
  if (from > 2 && pastDeed.test(said))
    return words.length < 3
      ? null
      : store(/\b(?:to|for|at|from|with|by)$/i.test(name) ? words.slice(0, 4).join(' ') : name, said);
  // "Exercises morning and evening for 3 weeks" is no name with a value.
  if (from > 2 && (/\bfor$/i.test(name) || (hourAlone.test(said.slice(from)) && !keepable.test(name))))
    return null;
  if (from > 2) return store(name || 'note', said.slice(from));
  return words.length >= 3
    ? store(
        words
          .slice(0, 5)
          .join(' ')
          .replace(/(?<![,.:;])[,.:;]+$/, ''),
        said,
      )
    : null;
}

function store(key: string, value: string): PhraseCall | null {
  return key && value ? { tool: 'store_info', input: { key: key.slice(0, 100), value } } : null;
}

// Writes dates, because the user will read the fact on another day.
function dated(said: string, { world }: Heard): string {
  const { now, zone } = world;
  const today = localDate(now, zone);
  const day = (shift: number) =>
    formatDate(localDate(new Date(now.getTime() + shift * 86_400_000), zone), today);
  return said
    .replace(/\btoday\b/i, () => `on ${day(0)}`)
    .replace(/\byesterday\b/i, () => `on ${day(-1)}`)
    .replace(/\btomorrow\b/i, () => `on ${day(1)}`);
}
