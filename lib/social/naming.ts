import { type Naming, pickItems } from '@/lib/match';
import { occasionOf, ourselves } from '@/lib/social/rules';
import type { SocialDate } from '@/lib/social/schema';
import { inDays } from '@/lib/social/wording';
import { clip, counted } from '@/lib/wording';

/** "mom's birthday: in 54 days, on Monday, 3 May (60 years)". */
export function sentenceOf(date: SocialDate, today: string): string {
  const { next, years, leadDays } = date;
  const told = [
    ...(years === null ? [] : [counted(years, 'year')]),
    ...(leadDays > 0 ? [`announced ${counted(leadDays, 'day')} before`] : []),
  ];
  const more = told.length > 0 ? ` (${told.join(', ')})` : '';
  return `${clip(occasionOf(date), 120)}: ${inDays(next, today)}${more}`;
}

/** The dates that words mean: by the name, or as "mom's birthday". Throws where nothing was found. */
export function pickDates(dates: SocialDate[], asked: string[]): { found: SocialDate[]; missed: string[] } {
  return pickItems(dates, asked.map(asStored), naming);
}

function asStored(words: string): string {
  const ours = isOurs.exec(words);
  return ours ? `your ${ours[1] ?? 'anniversary'}` : words.replace(/^(?:my|our)\s+/i, '');
}

const isOurs = /^(?:my|our|us)(?:\s+(?:wedding )?(anniversary|birthday))?$/i;

const naming: Naming<SocialDate> = {
  textOf: occasionOf,
  show: (date) => (date.name === ourselves ? occasionOf(date) : clip(occasionOf(date), 120)),
  none: 'no birthday or anniversary',
};
