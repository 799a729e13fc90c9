import { z } from 'zod';
import {
  earliestYear,
  maxLeadDays,
  maxSocialName,
  maxSocialNote,
  type SocialKind,
  socialKinds,
} from '@/lib/social/rules';
import { isVisible } from '@/lib/words/visible';

export const socialName = z
  .string('Say whose day it is.')
  .trim()
  .refine(isVisible, 'Say whose day it is.')
  .max(maxSocialName, `A name holds at most ${maxSocialName} characters.`);

export const socialKind = z.enum(socialKinds, `The kind is one of ${socialKinds.join(', ')}.`);

const monthMessage = 'The month is a number from 1 to 12.';
const dayMessage = 'The day is a number from 1 to 31.';
const yearMessage = `The year is a number from ${earliestYear} on, or left empty.`;
const leadMessage = `It can be announced 0 to ${maxLeadDays} days before.`;

const fields = {
  name: socialName,
  kind: socialKind,
  month: z.int(monthMessage).min(1, monthMessage).max(12, monthMessage),
  day: z.int(dayMessage).min(1, dayMessage).max(31, dayMessage),
  year: z.int(yearMessage).min(earliestYear, yearMessage).max(9999, yearMessage).nullable(),
  leadDays: z.int(leadMessage).min(0, leadMessage).max(maxLeadDays, leadMessage),
  note: z
    .string('The note is a text.')
    .trim()
    .max(maxSocialNote, `A note holds at most ${maxSocialNote} characters.`)
    .nullable(),
  lastContactAt: z.iso
    .datetime({ offset: true, error: 'The last contact is an instant like 2027-05-03T17:00:00Z.' })
    .nullable(),
};

export const createSocialDateInput = z.strictObject({
  ...fields,
  kind: fields.kind.default('birthday'),
  year: fields.year.default(null),
  leadDays: fields.leadDays.default(0),
  note: fields.note.default(null),
  lastContactAt: fields.lastContactAt.default(null),
});
export const updateSocialDateInput = z
  .strictObject(fields)
  .partial()
  .refine((input) => Object.keys(input).length > 0, 'Nothing to change.');
export const socialDateParams = z.object({ id: z.uuid() });

export type CreateSocialDateInput = z.input<typeof createSocialDateInput>;
export type SocialDateValues = z.output<typeof createSocialDateInput>;
export type UpdateSocialDateInput = z.infer<typeof updateSocialDateInput>;

export interface SocialDate {
  id: string;
  name: string;
  kind: SocialKind;
  month: number;
  day: number;
  year: number | null;
  /** How many days before the date the early announcement is sent; 0 for no early announcement. */
  leadDays: number;
  note: string | null;
  /** ISO instant of the user's last contact with the person, if known. */
  lastContactAt: string | null;
  /** The next local date (YYYY-MM-DD) of the birthday or anniversary, which can be today. */
  next: string;
  years: number | null;
}
