import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { audit } from '@/db/schema/admin';
import { users } from '@/db/schema/auth';
import { webhookLogs } from '@/db/schema/channels';
import { commands } from '@/db/schema/commands';
import { deliveries } from '@/db/schema/deliveries';
import { describeChanges } from '@/lib/admin/rules';
import type { ActivityEvent } from '@/lib/admin/schema';
import type { Ctx } from '@/lib/context';
import { type KeysetPage, pageOf, rowsAfter } from '@/lib/keyset';

const pageSize = 30;

interface ActivityRow extends Record<string, unknown> {
  id: string;
  /** The event's time as a text, because a Date would lose PostgreSQL's microseconds. */
  atText: string;
  at: Date | string;
  actor: string | null;
  action: string;
  subject: string | null;
  before: unknown;
  after: unknown;
}

/** Returns a page of recent events, newest first: changes by admins, registrations and failed messages. */
export async function listActivity(
  ctx: Ctx,
  { after }: { after?: string },
): Promise<KeysetPage<ActivityEvent>> {
  const rows = await rowsOf<ActivityRow>(ctx.db, statement(after));
  const { rows: shown, next } = pageOf(rows, pageSize, ({ atText, id }) => ({ at: atText, id }));
  return { rows: shown.map(asEvent), next };
}

function statement(after: string | undefined) {
  const limit = sql`limit ${pageSize + 1}`;
  const whereAfter = (at: ReturnType<typeof sql>, id: ReturnType<typeof sql>) =>
    rowsAfter(after, { at, id, order: 'desc' }) ?? sql`true`;
  return sql`
    with admin_actions as (
      (select a.id, a.created_at as at, actor.email as actor, a.action,
          coalesce(person.email, c.command, a.after ->> 'command', a.before ->> 'command', a.subject) as subject,
          a.before, a.after
        from (
          select *, case when subject ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then subject::uuid end as subject_id
          from ${audit} a where ${whereAfter(sql`a.created_at`, sql`a.id`)}
          order by a.created_at desc nulls last, a.id ${limit}
        ) a
        left join ${users} actor on actor.id = a.actor_id
        left join ${users} person on person.id = a.subject_id
        left join ${commands} c on c.id = a.subject_id)
    ), registrations as (
      select u.id, u.created_at as at, u.email as actor, 'user.register' as action, u.email as subject,
          null::jsonb as before, null::jsonb as after
        from ${users} u where ${whereAfter(sql`u.created_at`, sql`u.id`)}
        order by u.created_at desc nulls last, u.id ${limit}
    ), undelivered as (
      select d.id, d.due_at as at, null::text as actor, 'delivery.' || d.state as action,
          (select email from ${users} where id = d.user_id) as subject,
          null::jsonb as before, jsonb_build_object('kind', d.kind) as after
        from ${deliveries} d
        where d.state in ('failed', 'expired', 'unknown') and ${whereAfter(sql`d.due_at`, sql`d.id`)}
        order by d.due_at desc nulls last, d.id ${limit}
    ), unanswered as (
      select w.id, w.created_at as at, null::text as actor, 'message.set_aside' as action, w.phone_number as subject,
          null::jsonb as before, null::jsonb as after
        from ${webhookLogs} w where w.status = 'set_aside' and ${whereAfter(sql`w.created_at`, sql`w.id`)}
        order by w.created_at desc nulls last, w.id ${limit}
    )
    select *, at::text as "atText" from (
      select * from admin_actions union all select * from registrations
      union all select * from undelivered union all select * from unanswered
    ) events order by at desc, id ${limit}`;
}

function asEvent({ id, at, actor, action, subject, before, after }: ActivityRow): ActivityEvent {
  const changes = describeChanges(before, after);
  const sentence =
    sentences[action]?.(subject ?? 'a deleted account', kindIn(after)) ?? `${action} ${subject ?? ''}`;
  const isChange = action.endsWith('.update') || action.startsWith('user.set');
  const text = isChange && changes.length > 0 ? `${sentence}: ${changes.join(', ')}` : sentence;
  return { id, at: new Date(at).toISOString(), actor, action, subject, text };
}

function kindIn(after: unknown): string {
  const kind =
    typeof after === 'object' && after !== null && 'kind' in after ? String(after.kind) : 'message';
  return kind.replaceAll('_', ' ');
}

const sentences: Record<string, (subject: string, kind: string) => string> = {
  'admin.create': (subject) => `Made ${subject} an admin from the command line`,
  'channel.on': (subject) => `Switched ${subject} on`,
  'channel.off': (subject) => `Switched ${subject} off`,
  'command.create': (subject) => `Added the command ${subject}`,
  'command.update': (subject) => `Changed the command ${subject}`,
  'command.delete': (subject) => `Deleted the command ${subject}`,
  'config.update': () => 'Changed the settings',
  'config.test': () => 'Tested the AI connection',
  'delivery.expired': (subject, kind) => `A ${kind} to ${subject} expired before it was sent`,
  'delivery.failed': (subject, kind) => `A ${kind} to ${subject} could not be delivered`,
  'delivery.unknown': (subject, kind) => `It is unknown whether a ${kind} reached ${subject}`,
  'message.retry': () => 'Retried a message that had been set aside',
  'message.set_aside': (subject) => `A message from ${subject} was set aside after several failures`,
  'user.end_sessions': (subject) => `Signed ${subject} out everywhere`,
  'user.grant_admin': (subject) => `Made ${subject} an admin`,
  'user.register': (subject) => `${subject} registered`,
  'user.set_budget': (subject) => `Set the daily budget of ${subject}`,
  'user.withdraw_admin': (subject) => `Withdrew admin from ${subject}`,
};
