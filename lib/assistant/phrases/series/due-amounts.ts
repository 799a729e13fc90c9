import type { Heard, Phrase, PhraseCall } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { addDays } from '@/lib/time/clock';
import { readTime } from '@/lib/time/find-times';
import { localDate, localTime } from '@/lib/time/format';
import { ordinalOf } from '@/lib/words/wording';

/** Phrases that tell the new amount of what is paid again and again. */
export const dueAmountPhrases: Phrase[] = [
  {
    // "Rent due 1st every month 850, council tax 15th 142": each comes on its day of every month.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: ['{all}'],
    fits: (heard) => !heard.hasQuestionMark && billsIn(heard.message).length > 1 && bills.test(heard.message),
    calls: ({ message }) =>
      billsIn(message).map(({ name, day, amount }) => ({
        tool: 'set_reminder',
        input: {
          ...{ title: name, when: `every month on the ${ordinalOf(day)}` },
          ...(amount ? { description: amount } : {}),
        },
      })),
    examples: ['rent 1st, council tax 15th, broadband 20th every month'],
    counterExamples: ['dentist on the 4th, vet on the 9th'],
  },
  {
    // "Rent is now 1200" and "the fees went up to 450 from january" name no hour.
    intent: 'calendar_set',
    strength: 'certain',
    isContent: true,
    say: [
      '{all}',
      '{name} (went|has gone|have gone|goes|is going|is|has been|was) (up|down|raised|increased) to {rest}',
    ],
    fits: (heard) => !heard.hasQuestionMark && otherAmount(heard) !== null,
    calls: (heard) => otherAmount(heard),
    examples: [],
  },
  {
    // "It's 43.60", right after "pay Jules for the electric".
    intent: 'calendar_set',
    when: 'words',
    strength: 'certain',
    isContent: true,
    say: [
      '[oh|and|btw|so] (it is|its|that is|that was|it was|it comes to|comes to|the amount is|the total is) {amount}',
    ],
    fits: (heard) => paymentNote(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => paymentNote(heard),
    examples: [],
  },
];

const paying = /^(?:pay|repay|transfer|send|wire|venmo|settle|reimburse|give)\b/i;
const sum =
  /^[£$€₹]?\d+(?:[.,]\d{1,2})?(?: ?(?:£|€|\$|euros?|pounds|quid|dollars|bucks|rupees|dirhams))?(?: exactly| total| in total| all in)?$/i;
// "12.30" may be an hour.
const clock = /^(?:[01]?\d|2[0-3])(?:[.:][0-5]\d)?$/;

function paymentNote({ text, message, world }: Heard): PhraseCall | null {
  const { mentions, things, lastTurn } = world;
  const said = text('amount').trim();
  const sign = /[£$€₹](?= ?\d)/.exec(message)?.[0] ?? '';
  const amount = said.startsWith(sign) ? said : `${sign}${said}`;
  if (!sum.test(amount) || clock.test(amount)) return null;
  const set = mentions.filter(({ turn, how }) => turn === lastTurn && how === 'made');
  const [thing, other] = things.filter(({ id }) => set.some((one) => one.thing.id === id));
  if (!thing || other || !paying.test(thing.title)) return null;
  return thing.kind === 'todo'
    ? { tool: 'update_todo', input: { item: thing.id, text: `${thing.title} (${amount})` } }
    : { tool: 'update_reminder', input: { item: thing.id, note: amount } };
}

const bill =
  /^(?<name>(?!(?:on|by|due|and|the|is|are|was|were|i|we|he|she|they|it|cancel|delete|remove|stop|move|change|add|note|remind|skip|pause|pay|birthday|wedding)\b)\p{L}+(?: (?!is\b|due\b|on\b|the\b|pays?\b|paid\b|gets?\b|was\b|were\b|went\b|me\b|for\b)\p{L}+){0,2})(?: is)?(?: due)?(?: on)?(?: the)? (?<day>\d{1,2})(?:st|nd|rd|th)(?:,? (?<amount>[£$€₹]? ?\d+(?:[.,]\d+)?(?: ?(?:€|euros?|quid|pounds|dollars))?))?$/iu;
const bills =
  /\b(?:bills?|rent|mortgage|tax|insurance|broadband|internet|wifi|phone|mobile|gas|electric\w*|water|power|energy|subscription|netflix|gym|loan|card|membership|nursery|creche|maid|cleaner|salary|wages|emi|premium|fees?|tv licen[cs]e|direct debits?)\b/i;
const monthly = /,?\s*\b(?:(?:every|each|of (?:every|each)|a|per) month|monthly)\b/i;
const opening =
  /^(?:(?:ok|so|right|hi|my|our|the|monthly)[,:]? )*(?:(?:bills|payments|direct debits|outgoings):? )?/i;

function billsIn(message: string): { name: string; day: string; amount: string | undefined }[] {
  if (!monthly.test(message) || message.length > 300) return [];
  const bills = message
    .replace(/(?<![.!\s])[.!\s]+$/, '')
    .replace(opening, '')
    .split(/[,;\n]\s*(?:and )?|\s+and\s+/i)
    .map(
      (clause) =>
        bill.exec(
          clause
            .replace(monthly, '')
            .replace(/^(?:my|our|the) /i, '')
            .trim(),
        )?.groups,
    );
  return bills.every((one) => one && Number(one.day) > 0 && Number(one.day) < 32)
    ? bills.flatMap((one) => (one ? [{ name: one.name ?? '', day: one.day ?? '', amount: one.amount }] : []))
    : [];
}

const told =
  /^(?:the |my |our |her |his )?(?<name>(?:\p{L}+ ){0,3}(?:rent|fees?|bills?|salary|wages?|subscription|mortgage|loan|emi|premium|allowance|pocket money|maintenance|insurance))(?:['’]s| is| are| has| have| will be| went| goes)(?: now| just| been| being)*(?: gone| going| went| goes| raised| increased| put| changed| dropped| reduced)?(?: up| down)?(?: to)? (?<amount>(?:[£$€₹]|rs\.? ?)?(?<n>\d{2,6}(?:,\d{3})*(?:\.\d\d)?)(?: (?:euros?|pounds|dollars|rupees|quid))?)(?: (?:a|per) (?:month|week))?(?: now)?(?: (?:from|starting|as of) (?<start>.{3,20}))?[.! ]*$/iu;
const lastHour = 24;

function otherAmount(heard: Heard): PhraseCall[] | null {
  const { name, amount, n, start } = told.exec(heard.message.trim())?.groups ?? {};
  if (!name || !amount || !(Number(n?.replace(/,/g, '')) > lastHour)) return null;
  const found = heard.findWords(name, ['reminder', 'fact']);
  const [series, other] = found;
  if (!series?.rule || !series.at || other) return null;
  const { world } = heard;
  const old = /[£$€₹]?\d[\d,.]*/;
  const title = old.test(series.title) ? series.title.replace(old, amount) : `${series.title} ${amount}`;
  const time = start ? (readTime(`in ${start}`, world) ?? readTime(start, world)) : null;
  const from = time?.kind === 'range' ? time.from.date : time?.kind === 'date' ? time.date : null;
  if (start && !from) return null;
  if (!from || from <= localDate(series.at, world.zone))
    return [{ tool: 'update_reminder', input: { item: series.id, title } }];
  const rule = formatRule(series.rule.replace(/;UNTIL=\w+/, ''));
  const when = `${rule} at ${localTime(series.at, world.zone)} starting ${from}`;
  return [
    { tool: 'set_reminder', input: { title, when } },
    { tool: 'update_reminder', input: { item: series.id, until: addDays(from, -1) } },
  ];
}
