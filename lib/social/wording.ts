import {
  daysBetween,
  occasionOf,
  ourselves,
  type SocialKind,
  type YearlyDay,
  yearsOn,
} from '@/lib/social/rules';
import { formatDay } from '@/lib/time/format';
import { clip, counted } from '@/lib/wording';

export interface Announced extends YearlyDay {
  name: string;
  kind: SocialKind;
  note: string | null;
}

/** How much of a note is told: all of the message fits on a phone. */
const noteLength = 200;

/** The message of the day itself; who was in touch today already is not asked to be. */
export function dayText(announced: Announced, date: string, wasInTouch: boolean): string {
  const { name, kind, note } = announced;
  const years = yearsOn(announced, date);
  const isMoved = announced.day !== Number(date.slice(8));
  const opening = `Today is ${occasionOf(announced)}${isMoved ? ' (29 February)' : ''}${years === null ? '' : `: ${counted(years, 'year')}`}.`;
  if (name === ourselves) return lines(opening, note);
  const asks = [`Send a wish: ${wishLink(kind, name)}`, `Say “called ${name}” when you did.`];
  return lines(opening, note, ...(wasInTouch ? [] : asks));
}

/** The message some days before; `today` is the date on which it is read. */
export function leadText(announced: Announced, date: string, today: string): string {
  const years = yearsOn(announced, date);
  const what = `${occasionOf(announced)}${years === null ? '' : `, ${counted(years, 'year')}`}`;
  return lines(`${capital(inDays(date, today))}: ${what}.`, announced.note);
}

/** "in 3 days, on Monday, 3 May"; "tomorrow, Monday, 3 May". */
export function inDays(date: string, today: string): string {
  const days = daysBetween(today, date);
  return days < 2 ? formatDay(date, today) : `in ${days} days, on ${formatDay(date, today)}`;
}

/** Opens WhatsApp with a wish in it; the person chooses to whom it goes. */
function wishLink(kind: SocialKind, name: string): string {
  const wish = encodeURIComponent(`Happy ${kind}, ${name.toWellFormed()}!`);
  // What ends in a mark loses it where a link is recognised in a text.
  return `https://wa.me/?text=${wish.replaceAll('!', '%21')}`;
}

function lines(opening: string, note: string | null, ...more: string[]): string {
  return [opening, ...(note ? [clip(note, noteLength)] : []), ...more].join('\n');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
