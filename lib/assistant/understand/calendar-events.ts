import { takeLength } from './calendar-slots';
import { namesCalendar, namesEntry, namesOccasion } from './subject';
import { rule, setVerb } from './vocabulary';
import { call, type Talk, type Wish } from './wish';

/** What is asked of reminders and alarms stays with them, and a calendar's events are single. */
const ofReminders =
  /\b(?:remind|reminders?|alarms?|alerts?|notif\w*|wake|timers?|todos?|tasks?|lists?|birthdays?|anniversar\w+)\b/i;
const repeats =
  /\b(?:every|each|daily|weekly|monthly|yearly|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b/i;
const duty = /\b(?:need|have|has|got|want|must|should|forget) to\b/i;
const asksFree = /^(?:am i|are we|will i be|do i look|was i)\b.*\b(?:busy|free|available|booked|occupied)\b/i;
const anyEvent = /^(?:meetings?|appointments?|events?|calls?)$/i;
const address = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const books = rule(`^(?:please )?(?:${setVerb})\\b`);
const booksTime = /^(?:please )?(?:schedule|book|block|pencil|reserve)\b/i;

/**
 * Lets a message of somebody with a calendar be read as one about events, where it is: what would be a reminder, or a question or a change
 * of one, without saying so. null: it is not about events.
 */
export function eventsIn(text: string, talk: Talk, read: (text: string) => Wish[] | null): Wish[] | null {
  if (!talk.calendar || ofReminders.test(text) || repeats.test(text)) return null;
  const named = invitesNames.exec(text);
  // A name alone reaches nobody, which the tool says.
  if (named?.[1])
    return [
      call('calendar_set', 'use_calendar', {
        ...{ act: 'create', item: text.slice(named[0].length) },
        people: named[1].split(/,? and |, /),
      }),
    ];
  const guests = takeGuests(text);
  const people = guests.people.length > 0 ? guests.people : undefined;
  const { length, rest } = takeLength(guests.rest);
  // "Push it by an hour": there it is no length.
  return (
    asEvents(read(rest), rest, { length, people }) ?? asEvents(read(guests.rest), guests.rest, { people })
  );
}

function asEvents(wishes: Wish[] | null, text: string, extra: Extra): Wish[] | null {
  const events = wishes?.map((wish) => asEvent(wish, text, extra)) ?? [];
  if (!wishes || events.every((event) => event === null)) return null;
  return wishes.map((wish, place) => events[place] ?? wish);
}

/** "invite anna@example.com to lunch tomorrow at 1": needs a calendar, connected or not. */
export function invitation(text: string, read: (text: string) => Wish[] | null): Wish[] | null {
  if (!invites.test(text)) return null;
  const guests = takeGuests(text);
  const { length, rest } = takeLength(guests.rest);
  const [wish] = read(rest) ?? [];
  const { title, when } = wish?.tool === 'set_reminder' ? wish.input : { title: rest, when: '' };
  return [
    call('calendar_set', 'use_calendar', { act: 'create', item: title, when, length, people: guests.people }),
  ];
}

const addresses = `${address.source}(?:(?:,? and |, ?| )${address.source})*`;
const invites = rule(`^(?:please )?invite ${addresses} (?:to|for)\\b`);
const name = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’-]*";
const invitesNames = new RegExp(
  `^(?:please )?invite (${name}(?:(?:,? and |, )${name})*) (?:to|for) (?:an? |the |my |our )?(?=\\S)`,
  'iu',
);
const opening = rule(`^(?:please )?invite ${addresses} (?:to|for) (?:an? |the |my )?`);
const ending = rule(`(?:,| and|, and)? (?:please )?invite ${addresses}[.!]*$`);

/** A text without the e-mail addresses in it. Who is met is still named, by the part before the @. */
function takeGuests(text: string): { people: string[]; rest: string } {
  const found = text.match(address) ?? [];
  const rest = text
    .replace(opening, 'schedule a ')
    .replace(ending, '')
    .replace(address, (mail) => mail.split('@')[0] ?? '');
  return { people: found, rest };
}

interface Extra {
  length?: string | undefined;
  people: string[] | undefined;
}

function asEvent(
  { intent, tool, input }: Wish,
  text: string,
  { length, people: invited }: Extra,
): Wish | null {
  const given = (act: string, more: Record<string, unknown>) =>
    call(intent, 'use_calendar', { act, ...more, length: act === 'cancel' ? undefined : length });
  const { when } = input;
  if (tool === 'list_reminders' && intent === 'calendar_query') {
    const about = typeof input.about === 'string' && !anyEvent.test(input.about) ? input.about : undefined;
    return given(asksFree.test(text) ? 'free' : 'show', { item: about, when });
  }
  if (tool === 'set_reminder' && intent === 'calendar_set') {
    const isEvent = isNamed(text) || booksTime.test(text) || (books.test(text) && invited !== undefined);
    if (!isEvent || duty.test(text) || input.leads || input.nag) return null;
    const title = typeof input.title === 'string' ? input.title.replace(wholeDay, '') : input.title;
    return given('create', { item: title, when, people: invited });
  }
  if (tool === 'update_reminder' && intent === 'calendar_set' && typeof input.item === 'string')
    return input.title ? null : given('move', { item: withHour(text, input.item), when });
  const items = Array.isArray(input.items) ? input.items : [];
  if (tool === 'delete_reminders' && intent === 'calendar_remove' && !input.all && items.length < 2)
    return given('cancel', { item: itemIn(text, items[0]), when });
  return tool === 'use_calendar' && length ? call(intent, tool, { length, ...input }) : null;
}

function isNamed(text: string): boolean {
  return namesCalendar.test(text) || namesEntry.test(text) || namesOccasion.test(text);
}

const wholeDay = /^all[- ]day (?:event )?(?:(?:for|called) )?(?=\S)/i;

/** "All my meetings" are every event of the time that is named. */
function itemIn(text: string, item: unknown): unknown {
  const isAll = /\b(?:all|every|everything)\b/i.test(text) && typeof item === 'string' && anyEvent.test(item);
  return isAll ? `all ${item}` : item;
}

/** "my 3pm meeting" says which meeting. */
function withHour(text: string, item: string): string {
  const hour =
    /\b(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|\d{1,2}:\d{2}|noon) (?:meeting|call|appointment|event|one)\b/i.exec(
      text,
    )?.[1];
  return hour && !item.includes(hour) ? `${hour} ${item}` : item;
}
