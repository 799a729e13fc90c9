import { z } from 'zod';
import { settingCall, settings } from '@/lib/assistant/models/setting-call';
import { socialKind } from '@/lib/social/schema';

export interface RegistryCall {
  tool: string;
  input: unknown;
}

/**
 * A tool that only models get, in place of the tools in `replaces`. It is easier to choose or takes fewer
 * tokens.
 */
export interface ModelTool {
  name: string;
  description: string;
  input: z.ZodType;
  replaces: string[];
  callFor: (input: unknown) => RegistryCall;
}

const words = z.string().nullish();
const several = z.array(z.string()).nullish();
const toggle = z.boolean().nullish();

const show = modelTool({
  name: 'show',
  description:
    'Show what is kept. agenda: all of `when`, or today. time: or date, now or at `when`, in the place `about`.',
  input: z.object({
    what: z.enum(['agenda', 'reminders', 'birthdays', 'age', 'facts', 'journal', 'mood', 'time']),
    about: words,
    when: words,
  }),
  replaces: ['agenda', 'list_reminders', 'answer_date'],
  callFor: ({ what, about, when }) => {
    switch (what) {
      case 'agenda':
        return { tool: 'agenda', input: { when, about } };
      case 'reminders':
        return { tool: 'list_reminders', input: { when, about } };
      case 'birthdays':
        return { tool: 'set_social_date', input: { name: about, when } };
      case 'age':
        return { tool: 'set_social_date', input: { name: about, age: true } };
      case 'facts':
        return { tool: 'get_info', input: { query: about } };
      case 'time':
        return { tool: 'answer_date', input: { when, place: about } };
      default:
        return { tool: 'journal', input: { do: what === 'mood' ? 'mood' : 'show', time: when } };
    }
  },
});

const deleteOther = modelTool({
  name: 'delete_other',
  description: 'Delete reminders, birthdays, anniversaries or facts.',
  input: z.object({
    kind: z.enum(['reminder', 'birthday', 'fact']),
    items: several,
    all: toggle,
    when: words,
  }),
  replaces: ['delete_reminders', 'delete_social_date', 'forget_info'],
  callFor: ({ kind, items, all, when }) => {
    switch (kind) {
      case 'reminder':
        return { tool: 'delete_reminders', input: { items, all, when } };
      case 'birthday':
        return { tool: 'delete_social_date', input: { names: items } };
      case 'fact':
        return { tool: 'forget_info', input: { keys: items, all } };
    }
  },
});

const updateReminder = modelTool({
  name: 'update_reminder',
  description:
    'Change or answer a reminder; no item: the last sent. quiet: stop asking; ask: go on. Of a series, by `when`: skip, pause, resume, end.',
  input: z.looseObject({
    item: words,
    do: z.enum(['done', 'snooze', 'quiet', 'ask', 'skip', 'pause', 'resume', 'end']).nullish(),
    when: words,
    title: words,
    leads: several,
    nag: toggle,
  }),
  replaces: ['answer_reminder'],
  callFor: ({ do: act, item, when, ...changes }) => {
    switch (act) {
      case 'done':
      case 'snooze':
      case 'quiet':
        return { tool: 'answer_reminder', input: { answer: act, item, when } };
      case 'ask':
        return { tool: 'answer_reminder', input: { answer: 'resume', item } };
      case 'skip':
        return { tool: 'update_reminder', input: { item, skip: when || 'next' } };
      case 'pause':
        return { tool: 'update_reminder', input: { item, pause: when || 'on' } };
      case 'resume':
        return { tool: 'update_reminder', input: { item, resume: true } };
      case 'end':
        return { tool: 'update_reminder', input: { item, until: when } };
      default:
        return { tool: 'update_reminder', input: { item, when, ...changes } };
    }
  },
});

const setSocialDate = modelTool({
  name: 'set_social_date',
  description: 'Keep a birthday or anniversary; name "us": their own.',
  input: z.looseObject({
    name: z.string(),
    kind: socialKind.nullish(),
    date: words,
    leadDays: z.int().nullish(),
  }),
  replaces: [],
  callFor: (input) => ({ tool: 'set_social_date', input }),
});

const journal = modelTool({
  name: 'journal',
  description: 'Write in the journal, beginning with `feeling`; keep: only save it.',
  input: z.object({ feeling: words, keep: toggle }),
  replaces: [],
  callFor: ({ feeling, keep }) => ({ tool: 'journal', input: { do: keep ? 'keep' : 'start', feeling } }),
});

const trackDone = modelTool({
  name: 'track_done',
  description:
    'Record what they did besides todos and reminders, or ask when last. who: whom they called, wrote to or met.',
  input: z.object({ act: z.enum(['record', 'ask']), what: z.string(), when: words, who: words }),
  replaces: ['note_contact'],
  callFor: ({ act, what, when, who }) =>
    act === 'record' && who
      ? { tool: 'note_contact', input: { who, task: what } }
      : { tool: 'track_done', input: { act, what, when } },
});

const changeSetting = modelTool({
  name: 'change_setting',
  description:
    'Change a setting; no value: tell it. on, off, times; clock: 12h, 24h, usual; summary: also now; summary_todos: all, due_today, overdue; summary_reminders: today, next_3_days, all.',
  input: z.object({ setting: z.enum(settings), value: words }),
  replaces: ['set_preferences', 'set_daily_summary'],
  callFor: ({ setting, value }) => settingCall(setting, value),
});

export const modelTools: readonly ModelTool[] = [
  ...[show, deleteOther, updateReminder, setSocialDate, journal, trackDone, changeSetting],
];

function modelTool<S extends z.ZodType>(
  tool: Omit<ModelTool, 'input' | 'callFor'> & {
    input: S;
    callFor: (input: z.output<S>) => RegistryCall;
  },
): ModelTool {
  return { ...tool, callFor: (input) => tool.callFor(tool.input.parse(input)) };
}
