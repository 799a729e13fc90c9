import { z } from 'zod';
import { findSlot, sayWhetherFree } from '@/lib/connectors/ask-calendar';
import { refreshIfStale } from '@/lib/connectors/calendar';
import { askFirst, calendarAct, changeCalendar, runAct } from '@/lib/connectors/change-calendar';
import { showEvents } from '@/lib/connectors/show-events';
import { defineTool } from '@/lib/tool';

const words = (length: number) => z.string().trim().max(length).nullish();

const useCalendar = defineTool({
  name: 'use_calendar',
  description:
    'The connected calendar: show what is on, say whether the person is free, find a free slot, and create, move or cancel events and meetings. Inviting people is asked about first.',
  input: z.object({
    act: z.enum(['show', 'free', 'find_slot', 'create', 'move', 'cancel']),
    item: words(400).describe('the title of the event; for move and cancel the words of the person for it'),
    when: words(200).describe(
      'all words about time, e.g. "friday 3-4pm" or "next week"; for move the new time',
    ),
    length: words(50).describe('how long, e.g. "45 minutes"'),
    place: words(400),
    people: z
      .array(z.string().trim().max(254))
      .max(20)
      .nullish()
      .describe('e-mail addresses that the person asked to invite'),
  }),
  fromWords: (said) => ({ act: 'show' as const, when: said }),
  prepare: refreshIfStale,
  run: async (ctx, { act, ...asked }) => {
    if (act === 'show') return showEvents(ctx, asked);
    if (act === 'free') return sayWhetherFree(ctx, asked);
    if (act === 'find_slot') return findSlot(ctx, asked);
    return changeCalendar(ctx, { act, ...asked });
  },
  confirmation: {
    act: calendarAct,
    ask: async (ctx, { act, ...asked }) => {
      const isQuestion = act === 'show' || act === 'free' || act === 'find_slot';
      return isQuestion ? null : askFirst(ctx, { act, ...asked });
    },
    run: runAct,
  },
});

export const calendarTools = [useCalendar];
