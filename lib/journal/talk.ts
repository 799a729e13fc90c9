import { z } from 'zod';
import { firstQuestion } from '@/lib/journal/rules';

/** The four questions in their order, by the names their answers are kept under. */
export const steps = ['feeling', 'question1', 'question2', 'question3'] as const;
export type Step = (typeof steps)[number];

/** What somebody answered; a question that was passed is an empty text. */
export type Responses = Record<Step, string>;

const words: Record<Step, string> = {
  feeling: firstQuestion,
  question1: 'What was the highlight of your day?',
  question2: 'What was the biggest challenge, and how did you meet it?',
  question3: 'What are you grateful for?',
};

/** Where a guided talk stands; kept as a row, so that it goes on on any channel, hours later and after a restart. */
export const talkState = z.object({
  /** The local day it asks about, YYYY-MM-DD: a late answer after midnight belongs to it. */
  date: z.iso.date(),
  step: z.enum(steps),
  answers: z.partialRecord(z.enum(steps), z.string()),
  /** When it last asked. */
  askedAt: z.coerce.date(),
  /** The person asked for it or has answered; else only the day's prompt asked. */
  isBegun: z.boolean(),
  /** Stopped by the person: nothing they write is taken as an answer until they go on. */
  isPaused: z.boolean(),
});

export type Talk = z.infer<typeof talkState>;

/** Until then what somebody writes may be the answer; later they say “journal” and it goes on. */
const listeningMs = 18 * 3_600_000;

/** Before this hour an evening is not over: a talk of yesterday goes on. */
export const nightEnds = '04:00';

export function isListening(talk: Talk | null, now: Date): talk is Talk {
  return talk !== null && !talk.isPaused && now.getTime() - talk.askedAt.getTime() < listeningMs;
}

export function questionWords(step: Step): string {
  return words[step];
}

/** A question as it is asked: which one of how many, and its words. */
export function questionOf(step: Step): string {
  return `(${steps.indexOf(step) + 1} of ${steps.length}) ${words[step]}`;
}

/** The question after this one; null after the last. */
export function stepAfter(step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** The question before this one; the first stays the first. */
export function stepBefore(step: Step): Step {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'feeling';
}

/** All four, with an answer to one of them put in. */
export function responsesOf({ answers }: Pick<Talk, 'answers'>, step?: Step, text = ''): Responses {
  const given = step ? { ...answers, [step]: text } : answers;
  return {
    feeling: given.feeling ?? '',
    question1: given.question1 ?? '',
    question2: given.question2 ?? '',
    question3: given.question3 ?? '',
  };
}

/** A second talk of the same day is put behind the first. */
export function joinResponses(before: Responses, further: Responses): Responses {
  const joined = (step: Step) => [before[step], further[step]].filter(Boolean).join('\n\n');
  return {
    feeling: joined('feeling'),
    question1: joined('question1'),
    question2: joined('question2'),
    question3: joined('question3'),
  };
}

export function isEmpty(responses: Responses): boolean {
  return steps.every((step) => responses[step].trim() === '');
}

export type Control = 'skip' | 'back' | 'stop';

const controls: [said: RegExp, control: Control][] = [
  [/^(?:skip|pass|next)(?: (?:it|this|that|this one|this question|the question|please))*$/, 'skip'],
  [/^(?:back|go back|previous|one back|the question before)(?: please)?$/, 'back'],
  [
    /^(?:stop|cancel|quit|exit|end|enough|abort|(?:stop|end|cancel|quit|exit) (?:the |my |this )?journal(?:ing)?|not now|not today|maybe later|later)(?: please)?$/,
    'stop',
  ],
];

/** Whether words steer the talk instead of answering. To “How are you?” a plain no means: not now. */
export function controlIn(text: string, step: Step): Control | null {
  const said = text
    .toLowerCase()
    .replace(/^[\s/]+|[\s.!]+$/g, '')
    .replace(/\s+/g, ' ');
  const found = controls.find(([sign]) => sign.test(said))?.[1];
  if (found) return found;
  return step === 'feeling' && /^(?:no|nope|no thanks|no thank you)$/.test(said) ? 'stop' : null;
}
