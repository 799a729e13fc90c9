import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cancelEvent, createEvent, listEvents, moveEvent } from '@/lib/connectors/calendar';
import { describeClashes } from '@/lib/connectors/events/clashes';
import { durationMinutes } from '@/lib/connectors/events/duration';
import { resolveEventTime } from '@/lib/connectors/events/event-time';
import { pickEvents } from '@/lib/connectors/events/pick-events';
import { eventTimeOf, eventWords, timeWords, titleWords } from '@/lib/connectors/events/wording';
import { activeConnector, isDemoAccount } from '@/lib/connectors/reads';
import type { CalendarEvent } from '@/lib/connectors/schema';
import type { UserCtx } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { resolveReminderTime } from '@/lib/reminders/times/when';
import { type Confirmation, MissingInput, mentionsOf, type ToolResult } from '@/lib/tool';
import { clip, counted, joinWords, quoted } from '@/lib/words/wording';

const dayMs = 86_400_000;
const eventId = z.string().max(100);
const instants = { start: z.coerce.date(), end: z.coerce.date() };

export const calendarAct = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('create'),
    ...instants,
    eventId: z.string(),
    title: z.string(),
    isAllDay: z.boolean(),
    location: z.string().nullable(),
    attendees: z.array(z.email()),
  }),
  z.object({ kind: z.literal('move'), id: eventId, ...instants }),
  z.object({ kind: z.literal('cancel'), ids: z.array(eventId).min(1) }),
]);

type Act = z.output<typeof calendarAct>;

export interface CalendarChange {
  act: 'create' | 'move' | 'cancel';
  item?: string | null | undefined;
  when?: string | null | undefined;
  length?: string | null | undefined;
  place?: string | null | undefined;
  people?: string[] | null | undefined;
}

interface PlannedChange {
  act: Act;
  question: string | null;
}

export async function confirmationFor(
  ctx: UserCtx,
  change: CalendarChange,
): Promise<Confirmation<Act> | null> {
  const { act, question } = await plan(ctx, change);
  return question ? { question: `${question} (yes / no)`, act, count: 1, isBroad: true } : null;
}

export async function changeCalendar(ctx: UserCtx, change: CalendarChange): Promise<ToolResult> {
  const { act, question } = await plan(ctx, change);
  if (question) throw new AppError('conflict', 'That needs your yes first. Nothing was changed.');
  return runCalendarAct(ctx, act);
}

export function runCalendarAct(ctx: UserCtx, act: Act): Promise<ToolResult> {
  if (act.kind === 'create') return create(ctx, act);
  return act.kind === 'move' ? move(ctx, act) : cancel(ctx, act.ids);
}

function plan(ctx: UserCtx, change: CalendarChange): Promise<PlannedChange> {
  if (change.act === 'create') return planCreate(ctx, change);
  return change.act === 'move' ? planMove(ctx, change) : planCancel(ctx, change);
}

async function planCreate(
  ctx: UserCtx,
  { item, when, length, place, people }: CalendarChange,
): Promise<PlannedChange> {
  const title = item?.trim();
  if (!title) throw new AppError('invalid', 'What should the event be called? Nothing was saved.');
  const attendees = addressesIn(people ?? []);
  const time = resolveEventTime(ctx, when ?? '', length);
  const clashes = await describeClashes(ctx, time, null);
  const act: Act = {
    kind: 'create',
    ...time,
    eventId: randomUUID().replaceAll('-', ''),
    title: clip(title, 400),
    location: place?.trim() || null,
    attendees,
  };
  const what = `${quoted(title)}, ${timeWords(ctx, time)}`;
  if (attendees.length > 0)
    return {
      act,
      question: [`I would invite ${joinWords(attendees)} to ${what}.`, clashes, 'Shall I?']
        .filter(Boolean)
        .join(' '),
    };
  return { act, question: clashes && `${what}: ${clashes} Shall I book it anyway?` };
}

async function planMove(ctx: UserCtx, { item, when, length }: CalendarChange): Promise<PlannedChange> {
  const [event] = await pickEvents(ctx, item ?? '', null);
  if (!event) throw new AppError('not_found', 'Which event do you mean? Nothing was changed.');
  if (!when?.trim())
    throw new MissingInput('when', `When should ${titleWords(event)} be instead? Nothing was changed yet.`);
  const before = eventTimeOf(event);
  const lengthMs = before.end.getTime() - before.start.getTime();
  const current = { reminderTime: event.startTime, recurrenceRule: null };
  const start = event.isAllDay
    ? resolveEventTime(ctx, when).start
    : resolveReminderTime(ctx, when, current).at;
  const minutes = durationMinutes(length ?? '');
  const end = new Date(start.getTime() + (minutes ? minutes * 60_000 : lengthMs));
  const clashes = await describeClashes(ctx, { start, end, isAllDay: event.isAllDay }, event);
  const what = `${titleWords(event)}, ${timeWords(ctx, { start, end, isAllDay: event.isAllDay })}`;
  return {
    act: { kind: 'move', id: event.id, start, end },
    question: clashes && `${what}: ${clashes} Shall I move it anyway?`,
  };
}

async function planCancel(ctx: UserCtx, { item, when }: CalendarChange): Promise<PlannedChange> {
  const events = await pickEvents(ctx, item ?? '', when?.trim() || null);
  const act: Act = { kind: 'cancel', ids: events.map(({ id }) => id) };
  if (events.length === 1) return { act, question: null };
  const names = events.slice(0, 5).map(titleWords);
  const more = events.length > 5 ? ' …' : '';
  return {
    act,
    question: `That cancels ${counted(events.length, 'event')}: ${names.join(', ')}${more}. Shall I?`,
  };
}

async function invitedWords(ctx: UserCtx, attendees: string[]): Promise<string> {
  const connector = await activeConnector(ctx);
  if (connector && isDemoAccount(connector))
    return ` Attendees: ${joinWords(attendees)}. This calendar is simulated, so no invitation was sent.`;
  return ` Invited: ${joinWords(attendees)}.`;
}

async function create(ctx: UserCtx, act: Extract<Act, { kind: 'create' }>): Promise<ToolResult> {
  const { kind: _, ...input } = act;
  const event = await createEvent(ctx, input);
  const invited = act.attendees.length > 0 ? await invitedWords(ctx, act.attendees) : '';
  const when = timeWords(ctx, act);
  return {
    text: `Added to your calendar: ${quoted(act.title)}, ${when}.${invited}`,
    receipt: {
      feature: 'calendar',
      action: `added ${clip(act.title, 100)}, ${when}`,
      undo: { verb: 'calendar.cancel', args: { id: event.id } },
    },
    mentions: mentionsOf('made', 'event', [event]),
  };
}

async function move(ctx: UserCtx, { id, start, end }: Extract<Act, { kind: 'move' }>): Promise<ToolResult> {
  const old = await findEvent(ctx, id);
  if (!old)
    throw new AppError('not_found', 'This event is not in your calendar any more. Nothing was changed.');
  const event = await moveEvent(ctx, id, { start, end });
  return {
    text: `Moved: ${eventWords(ctx, event)}.`,
    receipt: {
      feature: 'calendar',
      action: `moved ${titleWords(event)}`,
      undo: {
        verb: 'calendar.move',
        args: { id: event.id, start: old.startTime, end: eventTimeOf(old).end },
      },
    },
    mentions: mentionsOf('changed', 'event', [event]),
  };
}

async function cancel(ctx: UserCtx, ids: string[]): Promise<ToolResult> {
  const events: CalendarEvent[] = [];
  for (const id of ids) events.push(await cancelEvent(ctx, id));
  const names = joinWords(events.map(titleWords));
  return {
    text: `Cancelled: ${events.length === 1 ? events.map((event) => eventWords(ctx, event)).join() : names}.`,
    receipt: {
      feature: 'calendar',
      action: `cancelled ${names}`,
      undo: { verb: 'calendar.restore', args: { ids: events.map(({ id }) => id) } },
    },
    mentions: mentionsOf('deleted', 'event', events),
  };
}

function addressesIn(people: string[]): string[] {
  const entries = people.map((one) => one.trim().toLowerCase()).filter(Boolean);
  const names = entries.filter((one) => !z.email().safeParse(one).success);
  if (names.length > 0)
    throw new AppError(
      'invalid',
      `To invite ${joinWords(names.map(quoted))} I need an e-mail address. Nothing was saved.`,
    );
  return [...new Set(entries)];
}

async function findEvent(ctx: UserCtx, id: string): Promise<CalendarEvent | undefined> {
  const now = ctx.now().getTime();
  const range = { from: new Date(now - 2 * dayMs), to: new Date(now + 400 * dayMs) };
  return (await listEvents(ctx, range)).find((event) => event.id === id);
}
