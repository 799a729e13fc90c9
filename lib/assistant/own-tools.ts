import { z } from 'zod';
import { changeZone } from '@/lib/assistant/change-zone';
import { editedSince } from '@/lib/assistant/conversation/reads';
import { lastUndoable, lastUndone } from '@/lib/assistant/conversation/turn-reads';
import { markRedone, markUndone } from '@/lib/assistant/conversation/turn-writes';
import { listCommands } from '@/lib/commands/reads';
import { AppError } from '@/lib/errors';
import { listInfo } from '@/lib/info/reads';
import { listReminders } from '@/lib/reminders/reads';
import { formatDate, formatTime, formatWhen, localDate } from '@/lib/time/format';
import { usualClock } from '@/lib/time/hour-clock';
import { resolveWhen } from '@/lib/time/phrases';
import { placeZone } from '@/lib/time/places';
import { allTimeZones } from '@/lib/time/zones';
import { listOpenTodos } from '@/lib/todos/reads';
import { dueState } from '@/lib/todos/rules';
import { defineTool, rowChanges } from '@/lib/tool';
import { restoreRows } from '@/lib/undo/restore';
import { undoAll } from '@/lib/undo/undo';
import { counted, joinWords, quoted } from '@/lib/words/wording';

const help = defineTool({
  name: 'help',
  description:
    'Say what you can do. Use it for greetings that ask for help and for questions about yourself.',
  input: z.object({}),
  run: async (ctx) => {
    const commands = (await listCommands(ctx)).filter((command) => command.isActive);
    return {
      text: [
        'I keep your reminders, lists, facts, birthdays, calendar and journal. Just write, for example:',
        '• remind me to call the bank tomorrow at 9',
        '• add milk and eggs to my list … I got the milk',
        '• what do I have tomorrow? … when is mom’s birthday?',
        '• my locker code is 4821 … what is my locker code?',
        `“undo” takes the last change back. Commands: ${commands.map(({ command }) => command).join(' ')}`,
      ].join('\n'),
    };
  },
});

const status = defineTool({
  name: 'status',
  description: 'Say how many todos are open, what is overdue and when the next reminder comes.',
  input: z.object({}),
  run: async (ctx) => {
    const [todos, reminders, facts] = await Promise.all([
      listOpenTodos(ctx),
      listReminders(ctx),
      listInfo(ctx),
    ]);
    const today = localDate(ctx.now(), ctx.user.timezone);
    const overdue = todos.filter((todo) => dueState(todo, today) === 'overdue');
    const next = reminders.find((reminder) => new Date(reminder.reminderTime) > ctx.now());
    const nextWords = next
      ? `${next.title}, ${formatWhen(new Date(next.reminderTime), ctx.user, ctx.now())}`
      : 'none';
    return {
      text: [
        `${counted(todos.length, 'open todo')}${overdue.length ? ` [OVERDUE: ${overdue.length}]` : ''}`,
        `Next reminder: ${nextWords}`,
        `${counted(facts.length, 'stored fact')}`,
        `Your time: ${formatWhen(ctx.now(), ctx.user)} (${ctx.user.timezone})`,
      ].join('\n'),
    };
  },
});

const answerDate = defineTool({
  name: 'answer_date',
  description: 'Tell the time or date, here or in a place, or what day words mean.',
  input: z.object({
    when: z.string().max(200).nullish(),
    place: z.string().max(100).nullish(),
  }),
  run: async (ctx, { when, place }) => {
    const zone = place?.trim() ? placeZone(place) : ctx.user.timezone;
    if (!zone) return { text: `I do not know the time zone of ${quoted(place ?? '')}.` };
    const now = ctx.now();
    const reader = { timezone: zone, clock: ctx.user.clock ?? usualClock(ctx.user.timezone) };
    const where = place?.trim() ? ` in ${place.trim()}` : '';
    if (!when?.trim()) return { text: `It is ${formatWhen(now, reader)}${where} (${zone}).` };
    // A time is asked from here: "what time is 8 pm in Tokyo".
    const asked = resolveWhen(when, { now, zone: ctx.user.timezone });
    const today = localDate(now, zone);
    if (asked?.at && asked.time) {
      const date = formatDate(localDate(asked.at, zone), today);
      const here = where && !asked.zone ? ' here' : '';
      return { text: `${capitalized(when)}${here} is ${date}, ${formatTime(asked.at, reader)}${where}.` };
    }
    if (asked?.date) return { text: `${capitalized(when)} is ${formatDate(asked.date, today)}.` };
    return {
      text: `I do not understand ${quoted(when)} as a day. It is ${formatWhen(now, reader)}${where} now.`,
    };
  },
});

const undo = defineTool({
  name: 'undo',
  description: 'Undo the last request.',
  input: z.object({}),
  run: async (ctx) => {
    const turn = await lastUndoable(ctx);
    if (!turn || !(await markUndone(ctx, turn.id))) {
      throw new AppError('not_found', 'There is nothing to undo from the last 24 hours.');
    }
    await undoAll(
      ctx,
      turn.receipts.map((receipt) => receipt.undo),
    );
    const edited = await editedSince(ctx, turn.at);
    const newer = edited
      ? ` You changed your ${edited} on the dashboard since then; I left that as it is.`
      : '';
    return { text: `Undone: ${joinWords(turn.receipts.map((receipt) => receipt.action))}.${newer}` };
  },
});

/** Language models cannot call this tool. */
const redo = defineTool({
  name: 'redo',
  description: 'Do again what was undone last.',
  input: z.object({}),
  run: async (ctx) => {
    const turn = await lastUndone(ctx);
    const rows = turn?.receipts.map((receipt) => ('rows' in receipt.undo ? receipt.undo.rows : []));
    if (!turn || !rows?.every(({ length }) => length > 0))
      throw new AppError('not_found', 'I can’t bring that back. Say it once more, and I keep it.');
    await restoreRows(
      ctx,
      // What is kept beside a row, such as its old schedule, belongs to the state before.
      rows.flat().map(({ kept: _, ...row }) => ({ ...row, before: row.after, after: row.before })),
    );
    await markRedone(ctx, turn.id);
    return { text: `Done again: ${joinWords(turn.receipts.map((receipt) => receipt.action))}.` };
  },
});

const setTimezone = defineTool({
  name: 'set_timezone',
  description: 'Change the time zone of the user.',
  input: z.object({ zone: z.string().max(100) }),
  run: async (ctx, { zone: words }) => {
    const zone = allTimeZones().find((one) => one.toLowerCase() === words.toLowerCase()) ?? placeZone(words);
    if (!zone) throw new AppError('invalid', `I do not know the time zone of ${quoted(words)}.`);
    const { id, timezone: before } = ctx.user;
    if (zone === before) return { text: `Your time zone is ${zone} already.` };
    await changeZone(ctx, zone);
    return {
      text: `Your time zone is ${zone} now; it is ${formatWhen(ctx.now(), zone)} there.`,
      receipt: {
        feature: 'info',
        action: `time zone ${zone}`,
        undo: { rows: rowChanges('users', [{ id, timezone: before }], [{ id, timezone: zone }]) },
      },
    };
  },
});

export const ownTools = [help, status, answerDate, undo, redo, setTimezone];

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
