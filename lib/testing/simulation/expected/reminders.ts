import type { Person } from '@/lib/testing/simulation/acts';
import { announced, runsOf, type Stretch, stretchesOf } from '@/lib/testing/simulation/expected/occurrences';
import {
  type Answer,
  type Events,
  type Expected,
  isPlanned,
  isWithin,
  wayMs,
} from '@/lib/testing/simulation/expected/segments';
import { morningAfter } from '@/lib/testing/simulation/night';

const minute = 60_000;
const hour = 60 * minute;
const wantedMs = 12 * hour;
/** After a reminder, and after all that was put off: so many minutes later it is asked about. */
const asks = [15, 45, 105, 225];

/** A reminder, what announces it, what asks about it again, and what was put off, until it is answered, changed or deleted. */
export function expectedReminders(person: Person, events: Events): Expected[] {
  return [...stretchesOf(person, events.end)].flatMap(([key, stretches]) => {
    const answers = events.answers.filter(({ keys }) => keys.includes(key));
    return merged(stretches.flatMap((stretch) => ofStretch(person, key, stretch, answers, events)));
  });
}

function ofStretch(person: Person, key: string, stretch: Stretch, all: Answer[], events: Events): Expected[] {
  const answers = all.filter(({ at }) => at > stretch.from && at < stretch.to);
  const runs = runsOf(stretch);
  const here = runs.filter((due) => isWithin(due, stretch));
  const put = (subject: string, due: number, more: Partial<Expected> = {}): Expected => ({
    subject: `${subject} ${key}`,
    slot: new Date(due).toISOString(),
    instants: [due],
    isCertain: isSettled(events, due, stretch),
    expiresAt: due + wantedMs,
    ...more,
  });
  const said = here.map((due) => put('reminder', due, answeredThing(due, stretch, answers, events)));
  const leads = runs.flatMap((due) =>
    announced(due, stretch).flatMap(({ at, lead }) => {
      const one = put('lead', at, { expiresAt: due, ...answeredLead(at, due, stretch, answers) });
      return [
        {
          ...one,
          subject: `lead ${key} ${lead}`,
          isCertain: one.isCertain && isPlanned(events, at, stretch.to - wayMs),
        },
      ];
    }),
  );
  const putOff = answers.flatMap((answer, place) => {
    const { until } = answer;
    if (until === null) return [];
    const next = answers[place + 1]?.at ?? Number.POSITIVE_INFINITY;
    const isOver = next < until || stretch.to < until;
    return [
      put('snooze', until, isOver ? { isOver, isCertain: false } : touchedBy(next, until, events, stretch)),
    ];
  });
  const nags = stretch.nag ? nagsOf(person, here, stretch, answers, events, put) : [];
  return [...said, ...leads, ...putOff, ...nags];
}

type Put = (subject: string, due: number, more?: Partial<Expected>) => Expected;

/** What asks again: after each occurrence, and after what was put off where nothing else comes near that. */
function nagsOf(
  person: Person,
  runs: number[],
  stretch: Stretch,
  answers: Answer[],
  events: Events,
  put: Put,
): Expected[] {
  const occurrences = runs.map((due) => ({ due, from: due }));
  const putOff = answers.flatMap(({ at, until }) => {
    if (until === null) return [];
    const coming = runsOf(stretch).find((due) => due > at);
    const isNear = coming !== undefined && coming <= until + 225 * minute;
    const isAhead = coming !== undefined && stretch.rule === null;
    return isNear || isAhead ? [] : [{ due: until, from: at }];
  });
  return [...occurrences, ...putOff].flatMap(({ due, from }) =>
    asks.flatMap((minutes) => {
      const at = due + minutes * minute;
      if (!isWithin(at, stretch)) return [];
      const answer = answers.find((one) => (from === due ? one.at >= due : one.at > from));
      if ((answer && answer.at < at) || (from === due && isFinished(due, stretch, answers)))
        return [put('nag', at, { isOver: true, isCertain: false })];
      const leavesBy = morningAfter(person, at) + wayMs;
      const isDoubtful = isAnnounced(due, stretch, answers) || (answer && answer.at <= leavesBy);
      const isStill = stretch.endsBy === 'end' || isPlanned(events, at, stretch.to - (leavesBy - at));
      return [
        put('nag', at, { isCertain: isStill && !isDoubtful, ...(answer ? { answeredAt: answer.at } : {}) }),
      ];
    }),
  );
}

/** A single one that was done before its time, and not put off after that. */
function isFinished(before: number, { rule }: Stretch, answers: Answer[]): boolean {
  return rule === null && answers.findLast(({ at }) => at < before)?.until === null;
}

function answeredThing(due: number, stretch: Stretch, answers: Answer[], events: Events): Partial<Expected> {
  if (isFinished(due, stretch, answers)) return { isOver: true, isCertain: false };
  const answer = answers.find(({ at }) => at >= due);
  const isDoubtful = isAnnounced(due, stretch, answers) || (answer !== undefined && answer.at <= due + wayMs);
  const isChanged =
    stretch.rule === null && stretch.endsBy === 'change' && !isPlanned(events, due, stretch.to - wayMs);
  return {
    ...(isDoubtful || isChanged ? { isCertain: false } : {}),
    ...(answer ? { answeredAt: answer.at } : {}),
  };
}

function answeredLead(at: number, due: number, stretch: Stretch, answers: Answer[]): Partial<Expected> {
  if (isFinished(at, stretch, answers)) return { isOver: true, isCertain: false };
  const answer = answers.find((one) => one.at >= at);
  const isDoubtful = isAnnounced(due, stretch, answers) || (answer !== undefined && answer.at <= at + wayMs);
  return { ...(isDoubtful ? { isCertain: false } : {}), ...(answer ? { answeredAt: answer.at } : {}) };
}

/**
 * Done between its first announcement and itself: whether that was meant, or what came before it, the message decided. An announcement
 * from before a change may have named it too.
 */
function isAnnounced(due: number, stretch: Stretch, answers: Answer[]): boolean {
  const whole = { ...stretch, from: Number.NEGATIVE_INFINITY };
  const first = Math.min(...announced(due, whole).map(({ at }) => at), due);
  return answers.some(({ at, until }) => until === null && at >= first && at < due);
}

function touchedBy(next: number, until: number, events: Events, stretch: Stretch): Partial<Expected> {
  const isStill = stretch.endsBy === 'end' || isPlanned(events, until, stretch.to - wayMs);
  return {
    isCertain: isStill && next > until + wayMs,
    ...(Number.isFinite(next) ? { answeredAt: next } : {}),
  };
}

/** Whether no change or deletion comes in between. */
function isSettled(events: Events, due: number, { to, endsBy }: Stretch): boolean {
  if (endsBy === 'end') return true;
  return isPlanned(events, due, endsBy === 'deletion' ? to - wayMs : to);
}

/** Two settings of a reminder may name one instant; it comes once. */
function merged(all: Expected[]): Expected[] {
  const bySlot = Map.groupBy(all, ({ subject, slot }) => `${subject}|${slot}`);
  return [...bySlot.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { isOver, ...rest } = same.find((one) => !one.isOver) ?? first;
    const isCertain = same.some((one) => one.isCertain);
    return [{ ...rest, isCertain, ...(same.every((one) => one.isOver) ? { isOver: true } : {}) }];
  });
}
