import { createHash } from 'node:crypto';
import { feedOwner, feedReminders, feedTodos } from '@/lib/calendar-feed/reads';
import { renderFeed } from '@/lib/calendar-feed/render';
import type { Ctx } from '@/lib/context';
import { AppError } from '@/lib/errors';

export async function serveFeed(ctx: Ctx, token: string): Promise<{ body: string; etag: string }> {
  const owner = await feedOwner(ctx, token);
  if (!owner) throw new AppError('not_found', 'There is no calendar at this address.');
  const [reminders, todos] = await Promise.all([feedReminders(ctx, owner.id), feedTodos(ctx, owner.id)]);
  const body = await renderFeed({ reminders, todos, zone: owner.timezone });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
