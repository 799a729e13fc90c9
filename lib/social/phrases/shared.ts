import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate, monthNames } from '@/lib/time/format';

export const noName = /^(?:when|what|whose|who|i|it|he|she|they|we|remind|buy|get|order|plan|bake)\b/i;

export type Kind = 'birthday' | 'anniversary';

export function kindIn(words: string): Kind {
  return /\banniversar/i.test(words) ? 'anniversary' : 'birthday';
}

const ownedFamily =
  /^(mum|mom|mam|dad|sister|brother|grandma|grandpa|nan|nana|granny|gran|grandad|aunt|uncle|cousin|wife|husband|boss|papa|mama|son|daughter|niece|nephew)s$/i;

export function nameOf(words: string, kind: Kind): string {
  const name = words
    .trim()
    .replace(
      /^(?:that|it is|it['’]s|add|for|of|(?:we|i) celebrate|(?:our|my|the) (?:twins|kids|children|sons|daughters|boys|girls)(?:,|:)?(?= \S+ and ))\s+/i,
      '',
    )
    .replace(/^(?:my|our|the)\s+/i, '')
    .replace(/^little (?=\p{Lu})/u, '')
    .replace(/^(?:his|her|their) \p{Ll}+ (?=\p{Lu})/u, '')
    .replace(/['’]s?$/i, '')
    .replace(ownedFamily, '$1')
    .replace(/,? both(?: of them)?$/i, '')
    .replace(/[,:]$/, '')
    .trim();
  if (kind === 'anniversary' && /^(?:|our|my|we|us|wedding|wedding day)$/i.test(name)) return 'us';
  if (kind === 'birthday' && /^(?:my|mine|me)$/i.test(name)) return 'us';
  return name.replace(/\s+wedding$/i, '');
}

const namesMonth = new RegExp(
  `\\b(?:${monthNames.map((name) => name.slice(0, 3)).join('|')})|\\d[/.-]\\d`,
  'i',
);

export function personIn(heard: Heard, slot = 'name'): string {
  // "Planning Maya's party, she turns 7".
  const name = heard
    .text(slot)
    .replace(
      /^(?:\p{L}+ )*?(\p{Lu}\p{L}+)['’]s (?!.*\b(?:sister|brother|son|daughter|friend|wife|husband|mum|mom|dad)\b)[^,\p{Lu}]{3,30}, (?:she|he|they)$/u,
      '$1',
    );
  if (!/^(?:he|she|they)(?:['’](?:s|re))?$/i.test(name)) return name;
  const owner =
    /(\p{Lu}\p{L}+)['’]s (?!.*\b(?:sister|brother|son|daughter|friend|wife|husband|mum|mom|dad)\b)[^,.!?\p{Lu}]{3,30}, (?:and )?(?:she|he|they)\b/u.exec(
      heard.message,
    )?.[1];
  return owner ?? heard.world.lastPerson ?? '';
}

/** Adds the year of birth to a call. The person becomes `age` years old on `next` (YYYY-MM-DD). */
export function withBirthYear(call: PhraseCall | null, next: string, age: string): PhraseCall | null {
  const said = String(call?.input.date ?? '');
  const year = Number(next.slice(0, 4)) - Number.parseInt(age, 10);
  return (
    call && { ...call, input: { ...call.input, date: /\b\d{4}\b/.test(said) ? said : `${said} ${year}` } }
  );
}

function dateWords(heard: Heard, known: Thing | null): string {
  const said = heard.when.replace(/^(?:(?:on|is|due|the|in)\s+)+/i, '');
  const [time] = heard.times;
  const month = known?.date ? monthNames[Number(known.date.slice(5, 7)) - 1] : null;
  if (month && /^(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?$/i.test(said))
    return `${Number.parseInt(said.replace(/^the\s+/i, ''), 10)} ${month}`;
  return time?.kind === 'date' && !namesMonth.test(said)
    ? time.date
        .slice(5)
        .split('-')
        .reverse()
        .map(Number)
        .join(' ')
        .replace(/ (\d+)$/, (_, number) => ` ${monthNames[Number(number) - 1]}`)
    : said;
}

export function save(heard: Heard, owner: string, kind: Kind): PhraseCall | null {
  const name = nameOf(owner, kind);
  if (name === '' || heard.times.some(({ kind: one }) => one === 'recurrence' || one === 'unclear'))
    return null;
  const [known] = heard.findWords(`${name === 'us' ? 'our' : name} ${kind}`, ['date']);
  return { tool: 'set_social_date', input: { name, kind, date: dateWords(heard, known ?? null) } };
}

export function saveEach(heard: Heard, owners: string, kind: Kind): PhraseCall | PhraseCall[] | null {
  const name = nameOf(owners, kind);
  const [, first, second] = /^(\p{Lu}\S+)(?: and | & |, )(\p{Lu}\S+)$/u.exec(name) ?? [];
  if (!first || !second || kind === 'anniversary') return save(heard, owners, kind);
  return [first, second].flatMap((one) => save(heard, one, kind) ?? []);
}

export function yearIn({ text, times }: Heard): string | null {
  return /\b(?:19|20)\d\d\b/.exec(text('year') || (times.at(-1)?.text ?? ''))?.[0] ?? null;
}

const weekday = /^(?:on )?(?:(?:last|this) )?(?:mon|tues?|wed|thu|fri|sat|sun)/i;

/**
 * Moves a future weekday in a request to the past: "born on friday" means the last Friday. Returns `heard`
 * itself for other times.
 */
export function inPast(heard: Heard): Heard {
  const [time, another] = heard.times;
  const isAhead = time?.kind === 'date' && time.date > localDate(heard.world.now, heard.world.zone);
  // "Dad turned 60 on 14 October" was this October or the one before.
  if (isAhead && !another && /\bturned\b/i.test(heard.whole) && namesMonth.test(time.text))
    return {
      ...heard,
      times: [{ ...time, date: `${Number(time.date.slice(0, 4)) - 1}${time.date.slice(4)}` }],
    };
  if (another || !isAhead || !weekday.test(time.text)) return heard;
  return { ...heard, times: [{ ...time, date: addDays(time.date, -7) }] };
}

/** Returns the years since the wedding, if only its year was told: "we married in 2009". Otherwise null. */
export function yearsMarried({ world: { things, now } }: Heard): string | null {
  const facts = things.filter(({ kind }) => kind === 'fact').map(({ title, value }) => `${title} ${value}`);
  const year = facts
    .map((fact) => /\b(?:we|i) .*\bmarried\b.*\b((?:19|20)\d\d)\b/i.exec(fact)?.[1])
    .find(Boolean);
  return year
    ? `You married in ${year}, so it is ${now.getUTCFullYear() - Number(year)} years this year.`
    : null;
}

const wish =
  / (?:and|so|but) (?:i|we)(?: really| would| am| are)* (?:want|like|love|hope|hoping|planning|excited|thrilled)\b.*$/i;

/**
 * Returns the words for the day without a wish after them: "3 May and we want to throw her a party" gives "3
 * May". If the words ask for something ("remind"), returns all of them.
 */
export const dayOf = ({ text }: Heard) =>
  /\b(?:remind|list|add|note|told|tell|ping|nudge)/i.test(text('date'))
    ? text('date')
    : text('date').replace(wish, '');
