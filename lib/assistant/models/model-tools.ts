import { z } from 'zod';
import { settingCall, settings } from '@/lib/assistant/models/setting-call';
import { socialKind } from '@/lib/social/schema';

/** A call of a tool of the registry. */
export interface RegistryCall {
  tool: string;
  input: unknown;
}

/**
 * A tool as models see it, if that differs from the registry: it is easier to choose, or takes fewer tokens. Its inputs
 * have no limits, because the tools of the registry check them.
 */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  /** The tools of the registry that a model is not offered, because this tool calls them. */
  replaces: string[];
  callsFor: (input: unknown) => RegistryCall[];
}

const words = z.string().nullish();
const several = z.array(z.string()).nullish();
const toggle = z.boolean().nullish();

const show = modelTool({
  name: 'show',
  description: 'Show what is kept. agenda: everything of a day or days; no `when`: today.',
  input: z.object({
    what: z.enum([
      ...(['agenda', 'todos', 'done', 'overdue', 'lists', 'reminders'] as const),
      ...(['birthdays', 'age', 'facts', 'journal', 'mood'] as const),
    ]),
    about: words,
    when: words,
    list: words,
  }),
  replaces: ['agenda', 'list_todos', 'list_reminders'],
  callsFor: ({ what, about, when, list }) => {
    switch (what) {
      case 'agenda':
        return [{ tool: 'agenda', input: { when, about } }];
      case 'reminders':
        return [{ tool: 'list_reminders', input: { when, about } }];
      case 'birthdays':
        return [{ tool: 'set_social_date', input: { name: about, when } }];
      case 'age':
        return [{ tool: 'set_social_date', input: { name: about, age: true } }];
      case 'facts':
        return [{ tool: 'get_info', input: { query: about } }];
      case 'journal':
        return [{ tool: 'journal', input: { do: 'show' } }];
      case 'mood':
        return [{ tool: 'journal', input: { do: 'mood' } }];
      case 'todos':
        return when
          ? [{ tool: 'agenda', input: { when, about, kinds: ['todo'] } }]
          : [{ tool: 'list_todos', input: { about, list } }];
      default:
        return [{ tool: 'list_todos', input: { which: what, about, list } }];
    }
  },
});

const remove = modelTool({
  name: 'delete',
  description: 'Delete or forget. birthday: or anniversary.',
  input: z.object({
    kind: z.enum(['todo', 'completed', 'list', 'reminder', 'birthday', 'fact']),
    items: several,
    all: toggle,
    except: several,
    list: words,
    when: words,
  }),
  replaces: ['delete_todos', 'delete_reminders', 'delete_social_date', 'forget_info'],
  callsFor: ({ kind, items, all, except, list, when }) => {
    switch (kind) {
      case 'todo':
        return [{ tool: 'delete_todos', input: { items, all, except, list } }];
      case 'completed':
        return [{ tool: 'delete_todos', input: { completed: true, list } }];
      case 'list':
        return (items?.length ? items : [list]).map((name) => ({
          tool: 'delete_todos',
          input: { list: name, wholeList: true },
        }));
      case 'reminder':
        return [{ tool: 'delete_reminders', input: { items, all, when } }];
      case 'birthday':
        return [{ tool: 'delete_social_date', input: { names: items } }];
      case 'fact':
        return [{ tool: 'forget_info', input: { keys: items, all } }];
    }
  },
});

const updateReminder = modelTool({
  name: 'update_reminder',
  description:
    'Change a reminder, or answer one; no item: the one that came last. quiet: stop asking; ask: go on asking. Of a series, as of `when`: skip, pause, resume, end.',
  input: z.looseObject({
    item: words,
    do: z.enum(['done', 'snooze', 'quiet', 'ask', 'skip', 'pause', 'resume', 'end']).nullish(),
    when: words,
    title: words,
    leads: several,
    nag: toggle,
  }),
  replaces: ['answer_reminder'],
  callsFor: ({ do: act, item, when, ...changes }) => {
    switch (act) {
      case 'done':
      case 'snooze':
      case 'quiet':
        return [{ tool: 'answer_reminder', input: { answer: act, item, when } }];
      case 'ask':
        return [{ tool: 'answer_reminder', input: { answer: 'resume', item } }];
      case 'skip':
        return [{ tool: 'update_reminder', input: { item, skip: when || 'next' } }];
      case 'pause':
        return [{ tool: 'update_reminder', input: { item, pause: when || 'on' } }];
      case 'resume':
        return [{ tool: 'update_reminder', input: { item, resume: true } }];
      case 'end':
        return [{ tool: 'update_reminder', input: { item, until: when } }];
      default:
        return [{ tool: 'update_reminder', input: { item, when, ...changes } }];
    }
  },
});

const setSocialDate = modelTool({
  name: 'set_social_date',
  description: 'Keep a birthday or an anniversary.',
  input: z.looseObject({
    name: z.string().describe('"us": their own'),
    kind: socialKind.nullish(),
    date: words,
    leadDays: z.int().nullish(),
  }),
  replaces: [],
  callsFor: (input) => [{ tool: 'set_social_date', input }],
});

const journal = modelTool({
  name: 'journal',
  description: 'Write in the journal. start: ask its questions; keep: only save `feeling`.',
  input: z.object({
    do: z.enum(['start', 'keep']),
    feeling: words.describe('what they wrote, word for word'),
  }),
  replaces: [],
  callsFor: (input) => [{ tool: 'journal', input }],
});

const trackDone = modelTool({
  name: 'track_done',
  description:
    'Record what they did that is no todo or reminder, or ask when they last did it. who: whom they called, wrote to or met.',
  input: z.object({ act: z.enum(['record', 'ask']), what: z.string(), when: words, who: words }),
  replaces: ['note_contact'],
  callsFor: ({ act, what, when, who }) =>
    act === 'record' && who
      ? [{ tool: 'note_contact', input: { who, task: what } }]
      : [{ tool: 'track_done', input: { act, what, when } }],
});

const changeSetting = modelTool({
  name: 'change_setting',
  description:
    'Change a setting; no value: tell it. Values: on, off, times; clock: 12h, 24h, usual; summary: also now; summary_todos: all, due_today, overdue; summary_reminders: today, next_3_days, all.',
  input: z.object({ setting: z.enum(settings), value: words }),
  replaces: ['set_preferences', 'set_daily_summary'],
  callsFor: ({ setting, value }) => [settingCall(setting, value)],
});

/** The tools that models see in another form than the registry has them. */
export const modelTools: readonly ModelTool[] = [
  ...[show, remove, updateReminder, setSocialDate, journal, trackDone, changeSetting],
];

function modelTool<S extends z.ZodType>(
  tool: Omit<ModelTool, 'input' | 'callsFor'> & {
    input: S;
    callsFor: (input: z.output<S>) => RegistryCall[];
  },
): ModelTool {
  return { ...tool, callsFor: (input) => tool.callsFor(tool.input.parse(input)) };
}
