import {
  daysBetween,
  occasionOf,
  ourselves,
  type SocialKind,
  type YearlyDay,
  yearsOn,
} from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { formatDay } from '@/lib/time/format';
import { type Mentions, mentionsOf } from '@/lib/tool';
import { capitalized, clip, counted } from '@/lib/words/wording';

export interface AnnouncedDate extends YearlyDay {
  name: string;
  kind: SocialKind;
  note: string | null;
}

const maxNoteLength = 200;

export function socialText(announced: AnnouncedDate, date: string, wasInTouch: boolean): string {
  const { name, kind, note } = announced;
  const years = yearsOn(announced, date);
  const isMoved = announced.day !== Number(date.slice(8));
  const opening = `Today is ${occasionOf(announced)}${isMoved ? ' (29 February)' : ''}${years === null ? '' : `: ${counted(years, 'year')}`}.`;
  if (name === ourselves) return lines(opening, note);
  const suggestions = [`Send a wish: ${wishLink(kind, name)}`, `Say “called ${name}” when you did.`];
  return lines(opening, note, ...(wasInTouch ? [] : suggestions));
}

export function socialLeadText(announced: AnnouncedDate, date: string, today: string): string {
  const years = yearsOn(announced, date);
  const what = `${occasionOf(announced)}${years === null ? '' : `, ${counted(years, 'year')}`}`;
  return lines(`${capitalized(formatDistance(date, today))}: ${what}.`, announced.note);
}

export function formatSocialDate(date: SocialDate, today: string): string {
  const { next, years, leadDays } = date;
  const details = [
    ...(years === null ? [] : [counted(years, 'year')]),
    ...(leadDays > 0 ? [`announced ${counted(leadDays, 'day')} before`] : []),
  ];
  const more = details.length > 0 ? ` (${details.join(', ')})` : '';
  return `${clip(occasionOf(date), 120)}: ${formatDistance(next, today)}${more}`;
}

export function formatDistance(date: string, today: string): string {
  const days = daysBetween(today, date);
  return days < 2 ? formatDay(date, today) : `in ${days} days, on ${formatDay(date, today)}`;
}

function wishLink(kind: SocialKind, name: string): string {
  const wish = encodeURIComponent(`Happy ${kind}, ${name.toWellFormed()}!`);
  // Apps drop punctuation at the end of a link in a text, so "!" is encoded.
  return `https://wa.me/?text=${wish.replaceAll('!', '%21')}`;
}

function lines(opening: string, note: string | null, ...more: string[]): string {
  return [opening, ...(note ? [clip(note, maxNoteLength)] : []), ...more].join('\n');
}

export function socialMentions(
  act: Mentions['act'],
  dates: { id: string; name: string; kind: SocialKind }[],
): Mentions {
  return mentionsOf(
    act,
    'social',
    dates.map((date) => ({ id: date.id, title: occasionOf(date) })),
  );
}
