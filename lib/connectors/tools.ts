import { z } from 'zod';
import { refreshMirrorIfStale } from '@/lib/connectors/calendar';
import { describeAvailability, findFreeTime } from '@/lib/connectors/events/availability';
import {
  calendarAct,
  changeCalendar,
  confirmationFor,
  runCalendarAct,
} from '@/lib/connectors/events/change-calendar';
import { showEvents } from '@/lib/connectors/events/show-events';
import { defineTool } from '@/lib/tool';

const words = (length: number) => z.string().trim().max(length).nullish();

const useCalendar = defineTool({
  name: 'use_calendar',
  description: 'The calendar. people: e-mails to invite.',
  input: z.object({
    act: z.enum(['show', 'free', 'find_slot', 'create', 'move', 'cancel']),
    item: words(400),
    when: words(200),
    length: words(50),
    place: words(400),
    people: z.array(z.string().trim().max(254)).max(20).nullish(),
  }),
  fromWords: (when) => ({ act: 'show' as const, when }),
  prepare: refreshMirrorIfStale,
  run: async (ctx, { act, ...input }) => {
    if (act === 'show') return showEvents(ctx, input);
    if (act === 'free') return describeAvailability(ctx, input);
    if (act === 'find_slot') return findFreeTime(ctx, input);
    return changeCalendar(ctx, { act, ...input });
  },
  confirmation: {
    act: calendarAct,
    ask: async (ctx, { act, ...input }) => {
      const isQuestion = act === 'show' || act === 'free' || act === 'find_slot';
      return isQuestion ? null : confirmationFor(ctx, { act, ...input });
    },
    run: runCalendarAct,
  },
});

export const calendarTools = [useCalendar];
