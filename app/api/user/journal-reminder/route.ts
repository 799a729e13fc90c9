import { userRoute } from '@/lib/http/route';
import { journalReminderOf } from '@/lib/journal/reads';
import { journalReminderInput } from '@/lib/journal/schema';
import { createJournalReminder, updateJournalReminder } from '@/lib/journal/writes';

export const GET = userRoute({}, (ctx) => journalReminderOf(ctx));

export const POST = userRoute({ body: journalReminderInput, status: 201 }, (ctx, { body }) =>
  createJournalReminder(ctx, body),
);

export const PUT = userRoute({ body: journalReminderInput }, (ctx, { body }) =>
  updateJournalReminder(ctx, body),
);
