import type { UserScript } from '@/testing/simulation/actions';
import {
  leadsOf,
  occurrencesOf,
  type ReminderPeriod,
  reminderPeriods,
} from '@/testing/simulation/expected/occurrences';
import {
  type Answer,
  type Events,
  type Expected,
  firstFrom,
  isPlanned,
  isSentBefore,
  isWithin,
  longestDelayMs,
  spared,
} from '@/testing/simulation/expected/periods';
import { leavesBy } from '@/testing/simulation/quiet-hours';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const expiryMs = 12 * hourMs;
const nagMinutes = [15, 45, 105, 225] as const;
const lastNagMs = 225 * minuteMs;

export function expectedReminders(user: UserScript, events: Events): Expected[] {
  return [...reminderPeriods(user, events.end)].flatMap(([key, periods]) => {
    const answers = events.answers.filter(({ keys }) => keys.includes(key));
    return merge(periods.flatMap((period) => inPeriod(user, key, period, answers, events)));
  });
}

function inPeriod(
  user: UserScript,
  key: string,
  period: ReminderPeriod,
  allAnswers: Answer[],
  events: Events,
): Expected[] {
  const answers = allAnswers.filter(({ at }) => at > period.from && at < period.to);
  const occurrences = occurrencesOf(period);
  const inside = occurrences.filter((due) => isWithin(due, period));
  const isSent = (due: number) =>
    period.endsBy === 'end' || isSentBefore(user, events, due, period.to, spared.timedByUser);
  const expect = (subject: string, due: number, more: Partial<Expected> = {}): Expected => ({
    subject: `${subject} ${key}`,
    slot: new Date(due).toISOString(),
    instants: [due],
    isCertain: period.endsBy === 'change' ? isPlanned(events, due, period.to) : isSent(due),
    expiresAt: due + expiryMs,
    ...more,
  });
  const reminders = inside.map((due) =>
    expect('reminder', due, answeredOccurrence(due, period, answers, isSent)),
  );
  const leads = occurrences.flatMap((due) =>
    leadsOf(due, period).map(({ at, minutes }) => {
      const lead = expect('lead', at, { expiresAt: due, ...answeredLead(at, due, period, answers) });
      const isCertain = lead.isCertain && isSent(at) && isPlanned(events, at, period.to - longestDelayMs);
      return { ...lead, subject: `lead ${key} ${minutes}`, isCertain };
    }),
  );
  const snoozes = answers.flatMap(({ snoozedUntil }, index) => {
    if (snoozedUntil === null) return [];
    const nextAnswer = answers[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const isOver = nextAnswer < snoozedUntil || period.to < snoozedUntil;
    if (isOver) return [expect('snooze', snoozedUntil, { isOver, isCertain: false })];
    return [expect('snooze', snoozedUntil, answeredSnooze(nextAnswer, snoozedUntil, isSent))];
  });
  const nags = period.nag ? nagsOf(user, inside, period, answers, events, expect) : [];
  return [...reminders, ...leads, ...snoozes, ...nags];
}

type Expect = (subject: string, due: number, more?: Partial<Expected>) => Expected;

function nagsOf(
  user: UserScript,
  occurrences: number[],
  period: ReminderPeriod,
  answers: Answer[],
  events: Events,
  expect: Expect,
): Expected[] {
  const afterOccurrences = occurrences.map((due) => ({ due, from: due }));
  const afterSnoozes = answers.flatMap(({ at, snoozedUntil }) => {
    if (snoozedUntil === null) return [];
    const coming = occurrencesOf(period).find((due) => due > at);
    const isNear = coming !== undefined && coming <= snoozedUntil + lastNagMs;
    const isAhead = coming !== undefined && period.rule === null;
    return isNear || isAhead ? [] : [{ due: snoozedUntil, from: at }];
  });
  return [...afterOccurrences, ...afterSnoozes].flatMap(({ due, from }) =>
    nagMinutes.flatMap((minutes) => {
      const at = due + minutes * minuteMs;
      if (!isWithin(at, period)) return [];
      const answer = answers.find((one) => (from === due ? one.at >= due : one.at > from));
      if ((answer && answer.at < at) || (from === due && isDoneBefore(due, period, answers)))
        return [expect('nag', at, { isOver: true, isCertain: false })];
      const sentBy = leavesBy(user, firstFrom(events.wakes, at) ?? at, longestDelayMs);
      const isDoubtful = isDoneEarly(due, period, answers) || (answer && answer.at <= sentBy);
      const isSent =
        period.endsBy === 'end' || isSentBefore(user, events, at, period.to, spared.timedBySidekick);
      const isCertain = isSent && !isDoubtful;
      return [expect('nag', at, { isCertain, ...(answer ? { answeredAt: answer.at } : {}) })];
    }),
  );
}

function isDoneBefore(at: number, { rule }: ReminderPeriod, answers: Answer[]): boolean {
  return rule === null && answers.findLast((answer) => answer.at < at)?.snoozedUntil === null;
}

function answeredOccurrence(
  due: number,
  period: ReminderPeriod,
  answers: Answer[],
  isSent: (due: number) => boolean,
): Partial<Expected> {
  if (isDoneBefore(due, period, answers)) return { isOver: true, isCertain: false };
  const answer = answers.find(({ at }) => at >= due);
  const isDoubtful =
    isDoneEarly(due, period, answers) || (answer !== undefined && answer.at <= due + longestDelayMs);
  const isChanged = period.rule === null && period.endsBy === 'change' && !isSent(due);
  return {
    ...(isDoubtful || isChanged ? { isCertain: false } : {}),
    ...(answer ? { answeredAt: answer.at } : {}),
  };
}

function answeredLead(at: number, due: number, period: ReminderPeriod, answers: Answer[]): Partial<Expected> {
  if (isDoneBefore(at, period, answers)) return { isOver: true, isCertain: false };
  const answer = answers.find((one) => one.at >= at);
  const isDoubtful =
    isDoneEarly(due, period, answers) || (answer !== undefined && answer.at <= at + longestDelayMs);
  return { ...(isDoubtful ? { isCertain: false } : {}), ...(answer ? { answeredAt: answer.at } : {}) };
}

function isDoneEarly(due: number, period: ReminderPeriod, answers: Answer[]): boolean {
  const unbounded = { ...period, from: Number.NEGATIVE_INFINITY };
  const first = Math.min(...leadsOf(due, unbounded).map(({ at }) => at), due);
  return answers.some(({ at, snoozedUntil }) => snoozedUntil === null && at >= first && at < due);
}

function answeredSnooze(
  nextAnswer: number,
  snoozedUntil: number,
  isSent: (due: number) => boolean,
): Partial<Expected> {
  return {
    isCertain: isSent(snoozedUntil) && nextAnswer > snoozedUntil + longestDelayMs,
    ...(Number.isFinite(nextAnswer) ? { answeredAt: nextAnswer } : {}),
  };
}

function merge(all: Expected[]): Expected[] {
  const bySlot = Map.groupBy(all, ({ subject, slot }) => `${subject}|${slot}`);
  return [...bySlot.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { isOver, ...rest } = same.find((one) => !one.isOver) ?? first;
    const isCertain = same.some((one) => one.isCertain);
    return [{ ...rest, isCertain, ...(same.every((one) => one.isOver) ? { isOver: true } : {}) }];
  });
}
