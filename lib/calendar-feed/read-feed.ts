import { createHash } from 'node:crypto';
import { feedOwner, feedReminders, feedTodos } from '@/lib/calendar-feed/reads';
import { renderFeed } from '@/lib/calendar-feed/render';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';

/** A person's reminders and dated todos as iCalendar text, with the tag that stays while nothing changes. Throws not_found. */
export async function readFeed(ctx: Ctx, token: string): Promise<{ body: string; etag: string }> {
  const owner = await feedOwner(ctx, token);
  if (!owner) throw new AppError('not_found', 'There is no calendar at this address.');
  const [reminders, todos] = await Promise.all([feedReminders(ctx, owner.id), feedTodos(ctx, owner.id)]);
  const body = renderFeed({ reminders, todos, zone: owner.timezone });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
