import { completed } from '@/lib/assistant/phrases/changes/finished';
import { isCareTold } from '@/lib/assistant/phrases/changes/reported';
import { numberOf } from '@/lib/assistant/phrases/edits/words';
import { choreIn, deedAsked } from '@/lib/assistant/phrases/questions/past';
import type { Heard, Part, Phrase, World } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate, monthNames } from '@/lib/time/format';
import { baseForms } from '@/lib/words/verbs';

const letKnow = '(remind me|let me know|ping me|nudge me|tell me)';

const unsure = '(i think|i guess|i believe|maybe|probably|must have been|or so|roughly|perhaps)';

export const deedsToldPhrases: Phrase[] = [
  {
    // "April, I think" after "when did I last sweep the chimney?", and "I did it yesterday" after "did I …?"
    intent: 'done_set',
    strength: 'certain',
    say: [
      `[yes|yeah|yep|oh|ah] [${unsure}] [it|that] [was|is] [${unsure}] [i [already|just] (did|had|{past:word}) (it|that|this|them|him|her)] [in|on|around|about|sometime in] [{month:word}] [${unsure}] [and|so|please] [(jot|note|write|put|save|keep|remember|log) [(that|it|this)] [down|please|for me]]`,
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      !deciding.test(heard.whole) &&
      deedSought(heard) !== null &&
      timeToldIn(heard) !== null,
    calls: (heard) => {
      const open = stillOpen.test(heard.world.lastReply ?? '') ? heard.last(['todo', 'reminder']) : null;
      return open
        ? completed([open], heard)
        : { tool: 'track_done', input: { act: 'record', what: deedSought(heard), when: timeToldIn(heard) } };
    },
    examples: [],
  },
  {
    // "Dog got her shots on 3 october" tells what is over.
    intent: 'done_set',
    when: 'must',
    strength: 'certain',
    say: ['{deed}'],
    fits: isDeedOfOthers,
    calls: (heard) => ({
      tool: 'track_done',
      input: { act: 'record', what: heard.text('deed'), when: heard.when },
    }),
    examples: ['the cat got her shots on 3 october'],
    counterExamples: ['Tom has got a match on 3 october'],
  },
  {
    // "Theo had his medicine at 9" and "he slept from 1 to 2:30" are over, if that hour is.
    intent: 'done_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{deed}'],
    fits: isCareTold,
    calls: (heard) => ({
      tool: 'track_done',
      input:
        heard.times[0]?.kind === 'range'
          ? { act: 'record', what: heard.whole }
          : { act: 'record', what: heard.text('deed'), when: heard.when },
    }),
    examples: [],
  },
  {
    // "Yes I did, around 7", after "I have no note of that. Tell me when it was".
    intent: 'done_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: ['{all}', '[yes|yeah|yep|yup|oh|well|ok|i|think] [it|that] [was|i did|did] [about|around|at|on]'],
    fits: (heard) => answeredDeed(heard) !== null,
    calls: (heard) => ({
      tool: 'track_done',
      input: { act: 'record', what: answeredDeed(heard), when: heard.when },
    }),
    examples: [],
  },
  {
    // "How long since the boiler was serviced?"
    intent: 'done_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and] how long [is it|has it been|is it now] [ago] (since|was it that) {passive}',
      '[so|and] (when|how long ago) (was|were) {passive}',
    ],
    fits: (heard) => passiveDeed(heard) !== null,
    calls: (heard) => ({ tool: 'track_done', input: { act: 'ask', what: passiveDeed(heard) } }),
    examples: ['how long since the boiler was serviced'],
    counterExamples: ['how long since the party'],
  },
  {
    // "Bought a new kettle on 3 october", long ago.
    intent: 'done_set',
    when: 'must',
    strength: 'likely',
    say: ['[i|we] [have|just] {deed}'],
    fits: (heard) =>
      own.test(heard.text('deed')) &&
      isOver(heard) &&
      heard.text('deed').split(' ').length <= 8 &&
      heard.findWords(heard.text('deed'), ['todo']).length === 0,
    calls: (heard) => ({
      tool: 'track_done',
      input: { act: 'record', what: heard.text('deed'), when: heard.when },
    }),
    examples: ['bought a new kettle on 3 october'],
    counterExamples: ['buy a new kettle on 3 october'],
  },
  {
    // "Do it again in 3 months, let me know", after a deed was told or asked about.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[ok|okay|and|so|please] [i|we] [should|must|need to|have to|want to|will] (do|repeat) (it|that|this) [again] [and|so|please] [${letKnow}] [then]`,
      `[ok|okay|and|so|please] ${letKnow} [to] (do|repeat) (it|that|this) again`,
      `[ok|okay|and|so|please] ${letKnow} again`,
    ],
    fits: (heard) => !heard.hasQuestionMark && choreAgain(heard.world) !== null,
    calls: ({ world, when }) => ({ tool: 'set_reminder', input: { title: choreAgain(world), when } }),
    examples: [],
  },
  {
    // "Every 2 years they say so remind me", after a deed was told.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    isContent: true,
    say: [
      `[ok|okay|and|so] [it is|its|that is|it should be|it has to be|it needs to be|it must be|should be|needs to be|has to be|must be|supposed to be] [done|due|changed|serviced|checked|repeated|good] [they say|they said|he said|she said|apparently|i think|supposedly|it says] [so|and|please|can you|could you] ${letKnow} [of it|about it|of that|then|again|please|next time]`,
    ],
    fits: (heard) => heard.sense === 'series' && !heard.hasQuestionMark && nextRound(heard) !== null,
    calls: (heard) => ({
      tool: 'set_reminder',
      input: { title: choreAgain(heard.world), when: nextRound(heard) },
    }),
    examples: [],
  },
];

const deciding = /\b(?:then|tomorrow|tonight|next|will)\b|\bit is\W*$/i;
const telling = /\b(?:did|was|had|yesterday|ago|last|(?!wed\b|need\b)\p{L}+ed)\b/iu;
const monthName = new RegExp(`^(?:${monthNames.join('|')})$`, 'i');
const invited = /^(?:I have no note of|Not that I know:) “(.+)”(?:\. Tell me when| is still open)/;
const stillOpen = /^Not that I know: .* is still open\.$/;

// The deed whose day we asked for, or that the user asked about.
function deedSought({ text, has, world, message }: Heard): string | null {
  const deed = invited.exec(world.lastReply ?? '')?.[1] ?? deedAsked(world.lastMessage);
  const isOther = has('past') && !baseForms(text('past').toLowerCase())?.includes(deed?.split(' ')[0] ?? '');
  // A day alone may be the day to do it.
  const isPlan = stillOpen.test(world.lastReply ?? '') && !has('past') && !telling.test(message);
  return isOther || isPlan ? null : deed;
}

function timeToldIn({ times, text, has, when }: Heard): string | null {
  const [time, another] = times;
  if (has('month')) return !time && monthName.test(text('month')) ? `in ${text('month')}` : null;
  return time && !another && time.kind !== 'recurrence' ? when : null;
}

// The series from the day of the deed on: "every 2 years starting 2028-03-01" for what was done in March 2026.
function nextRound({ when, world }: Heard): string | null {
  const [, said = '1', unit = ''] =
    /\bevery (?:(\d+|other|second|two|three|four|five|six|ten) )?(week|month|year)s?\b/i.exec(when) ?? [];
  if (!unit || choreAgain(world) === null) return null;
  const count = /^(?:other|second)$/i.test(said) ? 2 : (numberOf(said.toLowerCase()) ?? 1);
  const [, name, year] = /\((\p{Lu}\p{Ll}+) (\d{4})\)/u.exec(world.lastReply ?? '') ?? [];
  const month = name ? new Date(`${name} 1, ${year} 00:00Z`) : null;
  const start =
    month && !Number.isNaN(month.getTime()) ? month : new Date(`${localDate(world.now, world.zone)}T00:00Z`);
  if (unit === 'week') start.setUTCDate(start.getUTCDate() + 7 * count);
  else start.setUTCMonth(start.getUTCMonth() + count * (unit === 'year' ? 12 : 1));
  const day = start.toISOString().slice(0, 10);
  return day > localDate(world.now, world.zone) ? `${when} starting ${day}` : when;
}

const ofOthers =
  /^(?!(?:i|we|you|it|he|she|they|who|what|that|this|there|if|when)\b)(?:(?:the|my|our) )?\p{L}+ (?:(?:got|had|paid|lost|bought|sold|took|gave|passed) (?:the|his|her|its|their|a|an)\b|(?:was|were) \p{L}{2,}ed\b)|^(?!(?:i|we|you|it|he|she|they|who|what|that|this|there|if|when|is|was|are|did)\b)(?:\p{L}+ ){1,4}(?:was |were |got )?(?:booked|serviced|paid|cleaned|replaced|changed|repaired|fixed|delivered|renewed|refilled|filled|installed|checked|tested|vaccinated|dewormed|painted|done|started|bought)$/iu;

const own =
  /^(?:bought|ordered|started|joined|moved (?:in|out|house|to)|signed|planted|adopted|opened|registered|renewed|replaced|had (?:the|my|our|a|an)) (?!.*\b(?:until|till|for (?:\d|a|the)))/i;

function isDeedOfOthers(heard: Heard): boolean {
  return isOver(heard) && ofOthers.test(heard.text('deed')) && heard.text('deed').split(' ').length <= 12;
}

// "Dog had a walk on 3 december" may be meant for next week, so the next such day must be far away.
function isOver({ times, sense, hasQuestionMark, world, message }: Heard): boolean {
  const [time] = times;
  if (sense !== 'day' || time?.kind !== 'date' || times.length > 1 || hasQuestionMark) return false;
  if (/\b(?:booked|ordered|arranged) (?:in )?for\b/i.test(message)) return false;
  const today = localDate(world.now, world.zone);
  const isDayOnly = /^(?:on )?the \d{1,2}(?:st|nd|rd|th)$/i.test(time.text);
  return time.date <= today || time.date > addDays(today, isDayOnly ? 7 : 60);
}

const unknownDeed = /^I have no note of “(?<what>[^”]+)”\. Tell me when it was/;
const answerWords =
  /^(?:yes|yeah|yep|yup|no|oh|well|ok|okay|so|i|we|did|have|had|it|that|this|them|was|were|one|think|guess|about|around|on|at|sometime|maybe|probably|definitely|already|actually|the|my|mine|done|just|'s|back|in)$/;

// The deed that was asked about, if the message says nothing but when it was.
function answeredDeed({ world, parts, times, hasQuestionMark }: Heard): string | null {
  const what = unknownDeed.exec(world.lastReply ?? '')?.groups?.what;
  if (!what || hasQuestionMark || times.length !== 1 || times[0]?.kind === 'recurrence') return null;
  const asked = what.toLowerCase().split(' ');
  const isPast = ({ word }: Part) => asked.includes(choreIn(word) ?? baseForms(word)?.[0] ?? '');
  const isAnswer = parts.every(
    (part) => part.time || answerWords.test(part.word) || asked.includes(part.word) || isPast(part),
  );
  const past = parts.find(isPast)?.word;
  return isAnswer ? (past ? what.replace(/^\S+/, past) : what) : null;
}

// Returns the chore that was just told or asked about: "change the filter".
function choreAgain({ lastMessage, lastReply }: World): string | null {
  const told = /^Noted: “(.+?)”/.exec(lastReply ?? '')?.[1];
  const asked = deedAsked(lastMessage);
  const [verb = '', ...rest] = (asked ?? told ?? '').split(' ');
  const chore = choreIn(verb.toLowerCase()) ?? (asked && verb);
  return chore && rest.length > 0 ? [chore, ...rest].join(' ').replace(/ \([^)]*\d{4}\)$/, '') : null;
}

// "The boiler serviced", for "since the boiler was last serviced" and "was the boiler last serviced".
function passiveDeed({ text, whole }: Heard): string | null {
  const words = text('passive')
    .split(' ')
    .filter((word) => !/^(?:was|were|got|last|ever)$/i.test(word));
  const verb = words.at(-1)?.toLowerCase() ?? '';
  const isDeed = verb === 'done' || choreIn(verb) !== null;
  return isDeed && words.length > 1 && words.length <= 6 && /\b(?:was|were|got)\b/i.test(whole)
    ? words.slice(0, verb === 'done' ? -1 : undefined).join(' ')
    : null;
}
