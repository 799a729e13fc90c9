import { withName } from '@/lib/info/phrases/shared';
import { formatFact } from '@/lib/info/wording';
import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { findTimes, type TimeExpression } from '@/lib/time/find-times';
import { formatDate, localDate } from '@/lib/time/format';

const state =
  /^(?:(?:off|away|out|abroad|sick|ill|absent|unavailable|travell?ing|overseas|in hospital)\b|on (?:leave|holidays?|vacation|parental leave|maternity leave|paternity leave|sick leave|a (?:course|training|trip))\b|(?:in|at|with) (?!the )(?:my |our |his |her |their )?\p{L}[\p{L}’'-]*)/iu;

const oneself = /^(?:i|we)(?:['’](?:m|re))?$/i;

export const stayingPhrases: Phrase[] = [
  {
    // "Tiago is off sick until wednesday", "we're in Madrid from the 3rd to the 9th".
    intent: 'facts_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: ['{who} (is|are|am) [still|now|also] {value}'],
    fits: (heard) => stayIn(heard) !== null,
    calls: (heard) => {
      const stay = stayIn(heard);
      return stay && { tool: 'store_info', input: stay };
    },
    examples: ['Tiago is off sick until wednesday', "the kids are at their dad's this weekend"],
    counterExamples: ['rent is due until friday', 'the meeting is in Berlin on friday'],
  },
  {
    // "Is Timo there on friday?" is answered with what was told about Timo.
    intent: 'facts_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      'where (is|are|am) {who:word} [{rest}]',
      'where (is|are) (my|our|the) {who:word} [{rest}]',
      'where will {who} be [{rest}]',
      '(is|are|will) {who} [be] [still|already] (there|here|in|back|off|away|around|working|available|home|out|abroad|sick|on holiday|on leave) [{rest}]',
      'when (is|are|will) {who} [be] (back|away|off) [{rest}]',
    ],
    fits: (heard) => staysOf(heard).length > 0,
    calls: (heard) => staysOf(heard).join('\n'),
    examples: [],
  },
];

function stayIn(heard: Heard): { key: string; value: string } | null {
  const who = withName(heard.text('who'), heard);
  const value = heard.text('value');
  if (heard.hasQuestionMark || !isSomeone(who) || !state.test(value)) return null;
  const [time, another] = findTimes(value, heard.world);
  const days = time && !another ? daysOf(time, heard) : null;
  if (!time || !days) return null;
  const before = value.slice(0, time.start).replace(/\s+(?:from|until|till|til|for)?\s*$/i, '');
  if (!state.test(before) || value.slice(time.end).trim() !== '' || before.split(' ').length > 6) return null;
  const subject = oneself.test(who) ? 'you' : who;
  const link = subject === 'you' ? 'are' : /\b(are|am)\b/i.test(heard.whole) ? 'are' : 'is';
  const key = `${subject} ${link} ${before}`;
  return { key, value: `${key} ${days}` };
}

function isSomeone(who: string): boolean {
  return (
    oneself.test(who) ||
    /^(?:(?:my|our|the|his|her) )?(?:kids?|children|boys?|girls?|son|daughter|wife|husband|partner|boss|mom|mum|dad|mother|father|sister|brother|parents|neighbou?rs?|nurse|teacher|cleaner|doctor|team|grandma|granddad|grandad|nanny|aunt|uncle|cousins?)$/i.test(
      who,
    ) ||
    (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(who) && !/^(?:It|That|This|He|She|They|There|You)$/.test(who))
  );
}

// "On friday" alone is a plan; some days are a stay. The words are kept as dates, because they are read later.
function daysOf(time: TimeExpression, { world, message }: Heard): string | null {
  const day = (date: string) => formatDate(date, localDate(world.now, world.zone));
  if (time.kind === 'range' && time.from.date && time.to.date && time.from.date !== time.to.date)
    return `from ${day(time.from.date)} to ${day(time.to.date)}`;
  const isLimit = time.bound === 'until' || /\b(?:until|till|til)\b/i.test(message);
  return isLimit && time.kind === 'date' ? `until ${day(time.date)}` : null;
}

function staysOf(heard: Heard): string[] {
  const said = withName(heard.text('who'), heard).toLowerCase();
  const subject = `${oneself.test(said) ? 'you' : said.replace(/^(?:the|my|our) /, '')} `;
  return heard.world.things.flatMap(({ kind, title, value = '' }) =>
    kind === 'fact' &&
    value.startsWith(title) &&
    title
      .toLowerCase()
      .replace(/^(?:the|my|our) /, '')
      .startsWith(subject)
      ? formatFact({ key: title, value })
      : [],
  );
}
