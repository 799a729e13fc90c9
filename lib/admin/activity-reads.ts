import { sql } from 'drizzle-orm';
import { rowsOf } from '@/db/client';
import { audit } from '@/db/schema/admin';
import { users } from '@/db/schema/auth';
import { webhookLogs } from '@/db/schema/channels';
import { commands } from '@/db/schema/commands';
import { deliveries } from '@/db/schema/deliveries';
import { differences } from '@/lib/admin/rules';
import type { ActivityEvent } from '@/lib/admin/schema';
import type { Ctx } from '@/lib/context';
import { behind, type Page, pageOf } from '@/lib/keyset';

const pageSize = 30;

interface EventRow extends Record<string, unknown> {
  id: string;
  /** PostgreSQL's own text, with microseconds. */
  mark: string;
  at: Date | string;
  actor: string | null;
  action: string;
  subject: string | null;
  before: unknown;
  after: unknown;
}

/**
 * What happened lately, newest first: what operators did, who registered, what could not be delivered or answered. Each part is
 * read from the end of its own index.
 */
export async function listActivity(ctx: Ctx, { after }: { after?: string }): Promise<Page<ActivityEvent>> {
  const rows = await rowsOf<EventRow>(ctx.db, statement(after));
  const { rows: shown, next } = pageOf(rows, pageSize, ({ mark, id }) => ({ at: mark, id }));
  return { rows: shown.map(asEvent), next };
}

function statement(after: string | undefined) {
  const end = sql`limit ${pageSize + 1}`;
  const whereBehind = (at: ReturnType<typeof sql>, id: ReturnType<typeof sql>) =>
    behind(after, at, id) ?? sql`true`;
  return sql`
    with acts as (
      (select a.id, a.created_at as at, actor.email as actor, a.action,
          coalesce(person.email, c.command, a.after ->> 'command', a.before ->> 'command', a.subject) as subject,
          a.before, a.after
        from (
          select *, case when subject ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then subject::uuid end as subject_id
          from ${audit} a where ${whereBehind(sql`a.created_at`, sql`a.id`)}
          order by a.created_at desc nulls last, a.id ${end}
        ) a
        left join ${users} actor on actor.id = a.actor_id
        left join ${users} person on person.id = a.subject_id
        left join ${commands} c on c.id = a.subject_id)
    ), registrations as (
      select u.id, u.created_at as at, u.email as actor, 'user.register' as action, u.email as subject,
          null::jsonb as before, null::jsonb as after
        from ${users} u where ${whereBehind(sql`u.created_at`, sql`u.id`)}
        order by u.created_at desc nulls last, u.id ${end}
    ), lost as (
      select d.id, d.due_at as at, null::text as actor, 'delivery.' || d.state as action,
          (select email from ${users} where id = d.user_id) as subject,
          null::jsonb as before, jsonb_build_object('kind', d.kind) as after
        from ${deliveries} d
        where d.state in ('failed', 'expired', 'unknown') and ${whereBehind(sql`d.due_at`, sql`d.id`)}
        order by d.due_at desc nulls last, d.id ${end}
    ), dead as (
      select w.id, w.created_at as at, null::text as actor, 'message.set_aside' as action, w.phone_number as subject,
          null::jsonb as before, null::jsonb as after
        from ${webhookLogs} w where w.status = 'set_aside' and ${whereBehind(sql`w.created_at`, sql`w.id`)}
        order by w.created_at desc nulls last, w.id ${end}
    )
    select *, at::text as mark from (
      select * from acts union all select * from registrations union all select * from lost union all select * from dead
    ) events order by at desc, id ${end}`;
}

function asEvent({ id, at, actor, action, subject, before, after }: EventRow): ActivityEvent {
  const changes = differences(before, after);
  const words =
    sentences[action]?.(subject ?? 'somebody who is gone', kindIn(after)) ?? `${action} ${subject ?? ''}`;
  const isChange = action.endsWith('.update') || action.startsWith('user.set');
  const text = isChange && changes.length > 0 ? `${words}: ${changes.join(', ')}` : words;
  return { id, at: new Date(at).toISOString(), actor, action, subject, text };
}

function kindIn(after: unknown): string {
  const kind =
    typeof after === 'object' && after !== null && 'kind' in after ? String(after.kind) : 'message';
  return kind.replaceAll('_', ' ');
}

/** Every action in words; what is not here stands as its name. */
const sentences: Record<string, (subject: string, kind: string) => string> = {
  'admin.create': (subject) => `Made ${subject} an admin from the command line`,
  'channel.on': (subject) => `Switched ${subject} on`,
  'channel.off': (subject) => `Switched ${subject} off`,
  'command.create': (subject) => `Added the command ${subject}`,
  'command.update': (subject) => `Changed the command ${subject}`,
  'command.delete': (subject) => `Deleted the command ${subject}`,
  'config.update': () => 'Changed the settings',
  'config.test': () => 'Tested the AI connection',
  'delivery.expired': (subject, kind) => `A ${kind} to ${subject} was too late to leave`,
  'delivery.failed': (subject, kind) => `A ${kind} to ${subject} could not be delivered`,
  'delivery.unknown': (subject, kind) => `Nobody can say whether a ${kind} reached ${subject}`,
  'message.retry': () => 'Tried a message again that was set aside',
  'message.set_aside': (subject) => `A message from ${subject} was set aside after it kept failing`,
  'user.end_sessions': (subject) => `Signed ${subject} out everywhere`,
  'user.grant_admin': (subject) => `Made ${subject} an admin`,
  'user.register': (subject) => `${subject} registered`,
  'user.set_budget': (subject) => `Set the daily budget of ${subject}`,
  'user.withdraw_admin': (subject) => `Withdrew admin from ${subject}`,
};
