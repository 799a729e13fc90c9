import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { dueOnce, inOrder } from '@/lib/assistant/phrases/questions/thing-words';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { addDays } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';

const kinds: Record<string, RegExp> = {
  call: /\b(?:call|ring|phone|telephone|facetime|skype|zoom)\b/i,
  email: /\b(?:e-?mail|mail)\b/i,
  bill: /\b(?:bills?|pay|rent|invoices?|mortgage|tax)\b/i,
  payment: /\b(?:bills?|pay|rent|invoices?|mortgage|tax)\b/i,
  meeting: /\b(?:meetings?|meet|stand-?up|1:1|sync)\b/i,
  pickup: /\b(?:pick ?up|collect|fetch)\b/i,
};

/** Phrases for questions about all reminders and todos of one kind: "list all my calls this week". */
export const kindPhrases: Phrase[] = [
  {
    intent: 'calendar_query',
    isQuestion: true,
    strength: 'certain',
    say: [
      '(list|show|show me|give me|tell me|read me) [all|all of] [my|the|our] [phone] {kind:word} [for|on|in|of|that are] [left|planned|coming up|due]',
      '(what|which) [phone] {kind:word} (do i have|have i got|are there|are due|are planned|are left|do i need to make|do i have to make|must i make|do i owe|do i have to pay) [for|on|in] [left|planned|coming up]',
    ],
    fits: (heard) => kindIn(heard) !== null && heard.times.length < 2,
    calls: (heard) => {
      const kind = kindIn(heard);
      if (!kind) return null;
      const found = ofKind(kind, heard);
      const day = heard.when ? ` ${heard.when.replace(/^for /i, '')}` : '';
      return found.length > 0
        ? recall(found.map((thing) => `• ${timedLine(thing, heard.world)}`).join('\n'), found)
        : `You have no ${heard.text('kind').toLowerCase()}${day}.`;
    },
    examples: [],
  },
  {
    // "Which tablets is mum on?"
    isContent: true,
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and|ok] (what|which) (medicines|medicine|medication|meds|tablets|pills|drugs) (is|are|does|do|am|must|should) {who:name} [have to|need to|supposed to] (taking|take|on|having|have) [and] [at|on] [(what|which) (time|times)|when] [now|daily|every day|at the moment]',
      '[so|and|ok] (when|at what time|what time) (is|are|does|do|am|must|should) {who:name} [have to|need to|supposed to] (taking|take|have) [all] (his|her|the|my|their|our) (medicines|medicine|medication|meds|tablets|pills)',
    ],
    fits: (heard) => medicines(heard).length > 0,
    calls: (heard) => {
      const found = medicines(heard);
      return recall(found.map((thing) => `• ${timedLine(thing, heard.world)}`).join('\n'), found);
    },
    examples: [],
  },
  {
    // "What are my deadlines?": what has a day of its own, and no series.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'never',
    strength: 'certain',
    say: [
      '[so|and|ok] (what are|when are|list|show|show me|tell me|give me|remind me of|read me) [all|all of] [my|our|the] [next|upcoming|coming|open] (deadlines|due dates)',
      '[so|and|ok] (what|which|do i have any|are there any|any) [other] (deadlines|due dates) [do i have|have i got|are there|are coming up|coming up|are left|are next|next] [coming up|left|now]',
    ],
    fits: ({ world }) => dueOnce(world).length > 0,
    calls: ({ world }) => {
      const due = dueOnce(world);
      return recall(due.map((thing) => `• ${timedLine(thing, world)}`).join('\n'), due);
    },
    examples: [],
  },
];

const medicine =
  /\b(?:tablets?|pills?|meds?|medicines?|medication|capsules?|drops|inhaler|insulin|syrup|antibiotics?|vitamins?|injection)\b/i;

function medicines({ world }: Heard): Thing[] {
  const found = world.things.filter(
    ({ kind, title, at }) => kind === 'reminder' && at && medicine.test(title),
  );
  return inOrder(found, world.zone);
}

function kindIn({ text }: Heard): RegExp | null {
  const word = text('kind').toLowerCase();
  return word.endsWith('s') ? (kinds[word.slice(0, -1)] ?? null) : null;
}

function ofKind(kind: RegExp, { times: [time], world }: Heard): Thing[] {
  const { zone, things } = world;
  const from = time?.kind === 'range' ? time.from.date : time && 'date' in time ? time.date : null;
  const today = localDate(world.now, zone);
  // At its end, "this week" means the days ahead.
  const to = time?.kind === 'range' ? (time.to.date > today ? time.to.date : addDays(today, 7)) : from;
  const found = things.filter((thing) => {
    const day = thing.at ? localDate(thing.at, zone) : thing.date;
    const isPlan = thing.kind === 'reminder' || thing.kind === 'todo' || thing.kind === 'event';
    return isPlan && kind.test(thing.title) && (!from || !to || (day != null && day >= from && day <= to));
  });
  return inOrder(found, zone);
}
