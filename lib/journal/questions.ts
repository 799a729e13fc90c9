import { z } from 'zod';
import { firstQuestion } from '@/lib/journal/rules';

export const steps = ['feeling', 'question1', 'question2', 'question3'] as const;
export type Step = (typeof steps)[number];

export type Responses = Record<Step, string>;

const texts: Record<Step, string> = {
  feeling: firstQuestion,
  question1: 'What was the highlight of your day?',
  question2: 'What was the biggest challenge, and how did you meet it?',
  question3: 'What are you grateful for?',
};

export const guidedEntrySchema = z.object({
  /** Local day of the entry (YYYY-MM-DD). Answers shortly after midnight belong to the day before. */
  date: z.iso.date(),
  step: z.enum(steps),
  answers: z.partialRecord(z.enum(steps), z.string()),
  askedAt: z.coerce.date(),
  /** Whether the user has begun to write. False if only the daily prompt has opened the entry. */
  isBegun: z.boolean(),
  /** Whether the user has stopped the entry. While this is true, messages are not taken as answers. */
  isPaused: z.boolean(),
});

export type GuidedEntry = z.infer<typeof guidedEntrySchema>;

const answerWithinMs = 18 * 3_600_000;

/** Until this local time (HH:MM), yesterday's unfinished entry can be continued. */
export const nightEndsAt = '04:00';

export function awaitsAnswer(entry: GuidedEntry | null, now: Date): entry is GuidedEntry {
  return entry !== null && !entry.isPaused && now.getTime() - entry.askedAt.getTime() < answerWithinMs;
}

export function questionText(step: Step): string {
  return texts[step];
}

export function numberedQuestion(step: Step): string {
  return `(${steps.indexOf(step) + 1} of ${steps.length}) ${texts[step]}`;
}

export function stepAfter(step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

export function stepBefore(step: Step): Step {
  return steps[Math.max(0, steps.indexOf(step) - 1)] ?? 'feeling';
}

export function responsesOf({ answers }: Pick<GuidedEntry, 'answers'>, step?: Step, text = ''): Responses {
  const all = step ? { ...answers, [step]: text } : answers;
  return {
    feeling: all.feeling ?? '',
    question1: all.question1 ?? '',
    question2: all.question2 ?? '',
    question3: all.question3 ?? '',
  };
}

export function joinResponses(first: Responses, second: Responses): Responses {
  const joined = (step: Step) => [first[step], second[step]].filter(Boolean).join('\n\n');
  return {
    feeling: joined('feeling'),
    question1: joined('question1'),
    question2: joined('question2'),
    question3: joined('question3'),
  };
}

const owner = /^(?:the|my|our|his|her|their|a|an) /i;

/** Returns the answers with `right` in place of `wrong`. Null if no answer has these words. */
export function amended(responses: Responses, wrong: string, right: string): Responses | null {
  return (
    withWords(responses, wrong, right) ??
    (owner.test(wrong) ? withWords(responses, wrong.replace(owner, ''), right.replace(owner, '')) : null)
  );
}

function withWords(responses: Responses, wrong: string, right: string): Responses | null {
  // In "three seals, not two", the seals are said only once.
  const more = right.split(' ').slice(wrong.split(' ').length).join(' ');
  const tail = more ? `(?: ${escaped(more)}(?![\\p{L}\\d]))?` : '';
  const said = new RegExp(`(?<![\\p{L}\\d])${escaped(wrong)}(?![\\p{L}\\d])${tail}`, 'giu');
  // What was written last is most likely meant.
  const step = steps.findLast((one) => responses[one].match(said));
  const place = step ? [...responses[step].matchAll(said)].at(-1) : undefined;
  if (!step || !place) return null;
  const text = responses[step];
  const changed = `${text.slice(0, place.index)}${right}${text.slice(place.index + place[0].length)}`;
  return { ...responses, [step]: changed };
}

function escaped(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

export function isEmpty(responses: Responses): boolean {
  return steps.every((step) => responses[step].trim() === '');
}

export type Control = 'skip' | 'back' | 'stop';

const controls: [pattern: RegExp, control: Control][] = [
  [/^(?:skip|pass|next)(?: (?:it|this|that|this one|this question|the question|please))*$/, 'skip'],
  [/^(?:back|go back|previous|one back|the question before)(?: please)?$/, 'back'],
  [
    /^(?:stop|cancel|quit|exit|end|enough|abort|(?:stop|end|cancel|quit|exit) (?:the |my |this )?journal(?:ing)?|not now|not today|maybe later|later)(?: please)?$/,
    'stop',
  ],
];

/**
 * Returns the command in a message: "skip it" gives "skip", and "no" to the first question gives "stop". Null
 * if the message is no command.
 */
export function readControl(text: string, step: Step): Control | null {
  const command = text
    .toLowerCase()
    .replace(/^[\s/]+|(?<![\s.!])[\s.!]+$/g, '')
    .replace(/\s+/g, ' ');
  const found = controls.find(([pattern]) => pattern.test(command))?.[1];
  if (found) return found;
  return step === 'feeling' && /^(?:no|nope|no thanks|no thank you)$/.test(command) ? 'stop' : null;
}
