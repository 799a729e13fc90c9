import { remindsOthers } from '@/lib/phrases/names';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { justSet } from '@/lib/reminders/phrases/continuing';
import { nearestHalf } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

const same = '[same time|same day|same|then|please]';

export const forOtherPhrases: Phrase[] = [
  {
    // "And one for the gardener too, at 10", after "pay the cleaner".
    intent: 'calendar_set',
    strength: 'certain',
    say: [
      `[and|also|plus|oh] [one|another one|another|the same|same] for {who} [too|as well|also|please] ${same}`,
      `[and|also|plus] {who} [too|also|as well] ${same}`,
    ],
    fits: (heard) => added.test(heard.message) && !heard.hasQuestionMark && forOther(heard) !== null,
    calls: (heard) => forOther(heard),
    examples: [],
  },
  {
    // Sidekick writes to nobody else, so the message is offered as a todo.
    intent: 'lists_createoradd',
    strength: 'certain',
    asksFirst: true,
    isContent: true,
    when: 'words',
    say: ['remind {all}'],
    fits: (heard) => remindsOthers.test(heard.whole),
    calls: (heard) => newTodos([{ text: heard.whole }]),
    offer: (heard) => `I can only remind you. Shall I put “${heard.whole}” on your list?`,
    examples: [],
  },
];

const added = /^(?:oh )?(?:and|also|plus)\b|\b(?:too|also|as well|(?:one|same) for)\b/i;
const dealing =
  /^(?<deed>call|ring|phone|text|e-?mail|message|whatsapp|pay|ask|tell|visit|thank|meet|invite|chase|collect|pick up|drop off|write to|talk to|speak to|reply to) (?:my |our |the )?[\p{L}'’-]+(?: (?!(?:to|about|for|on|in|with|at|from|and) )[\p{L}'’-]+)?$/iu;
const person = /^(?:(?:the|my|our) )?[\p{L}'’-]+(?: [\p{L}'’-]+)?$/iu;
const relative =
  /^(?:grand)?(?:mum|mom|dad|mother|father|ma|pa|gran|nan|amma|appa|mama|papa|auntie?|uncle|grandma|grandpa|sis|bro)$/i;
const article = /^(?:the|my|our) /i;
const notPerson =
  /^(?:it|that|this|them|then|these|those|one|me|us|some|no|not|yes|ok|thanks?|please|also|too|so|now|again|later|today|tomorrow|what|when|where|who|how|is|are|do|can|i|we|you|he|she|they)\b|^the (?:day|time|week|other|one|rest|same|first|second|last)\b|\b(?:one|list|reminder)$/i;

function forOther(heard: Heard): PhraseCall | null {
  const { world, times, text, findWords } = heard;
  const [recent] = world.mentions;
  const thing = recent?.turn === world.lastTurn ? justSet(heard) : null;
  const { deed } = dealing.exec(thing?.title ?? '')?.groups ?? {};
  const who = text('who');
  if (!thing || !deed || !person.test(who) || notPerson.test(who) || taskVerbs.has(firstOf(who))) return null;
  // "And milk", after "call Ann", is nobody to call.
  if (!article.test(who) && !/^\p{Lu}/u.test(who) && !relative.test(who)) return null;
  if (findWords(who.replace(article, ''), ['reminder', 'todo']).length > 0) return null;
  const when = momentOf(thing, times, world.zone);
  return when ? { tool: 'set_reminder', input: { title: `${deed} ${who}`, when } } : null;
}

function firstOf(words: string): string {
  return words.split(' ')[0]?.toLowerCase() ?? '';
}

function momentOf({ at }: Thing & { at: Date }, [time, other]: Heard['times'], zone: string): string | null {
  const [day, clock] = [localDate(at, zone), localTime(at, zone)];
  if (other) return null;
  if (!time) return `${day} ${clock}`;
  if (time.kind === 'time') return `${day} ${nearestHalf(time.time, time.text, clock).slice(0, 5)}`;
  if (time.kind === 'date') return `${time.date} ${clock}`;
  return time.kind === 'instant' ? time.text : null;
}
