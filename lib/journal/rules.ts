import { isQuietAfterCrisis } from '@/lib/journal/crisis/quiet';

export const maxJournalMessage = 500;

/** How a journal reminder begins where the person says nothing else. */
export const journalDefaults = {
  time: '17:00',
  isActive: true,
  includeMotivation: true,
  customMessage: 'Time for your daily reflection! 📝',
} as const;

/** The first of the four questions; the others come in the talk. */
export const firstQuestion = 'How are you feeling today?';

/** The longest answer that is taken. */
export const maxAnswer = 20_000;

export const journalMessages = {
  onlyOne: 'You already have a journal reminder. Change it, or delete it to create a new one.',
  none: 'You have no journal reminder yet.',
} as const;

export const worstScore = 1;
export const bestScore = 5;
/** The graph has this many daily points, the last one today. */
export const graphDays = 14;
export const entriesPerPage = 5;
const fewestForInsights = 3;

/** A day's score as the rules below need it. */
interface ScoredDay {
  /** YYYY-MM-DD. */
  entryDate: string;
  sentimentScore: number;
  isCrisis: boolean;
}

interface Mood {
  label: string;
  emoji: string;
}

const lowest: Mood = { label: 'Very Negative', emoji: '😢' };
const moods: readonly (Mood & { from: number })[] = [
  { from: 4.5, label: 'Very Positive', emoji: '😊' },
  { from: 3.5, label: 'Positive', emoji: '🙂' },
  { from: 2.5, label: 'Neutral', emoji: '😐' },
  { from: 1.5, label: 'Negative', emoji: '😔' },
];

/** A score from 1 to 5 in words and as a face. */
export function moodOf(score: number): Mood {
  return moods.find(({ from }) => score >= from) ?? lowest;
}

export interface GraphPoint {
  /** YYYY-MM-DD. */
  date: string;
  /** Null on a day without an entry. */
  score: number | null;
  /** Its entry reads as a crisis: the score stands without a comment. */
  isCrisis: boolean;
}

/** The 14 daily points that end today (YYYY-MM-DD, the person's own), oldest first. */
export function graphPoints(entries: readonly ScoredDay[], today: string): GraphPoint[] {
  const byDate = new Map(entries.map((entry) => [entry.entryDate, entry]));
  return Array.from({ length: graphDays }, (_, place) => {
    const date = daysBefore(today, graphDays - 1 - place);
    const entry = byDate.get(date);
    return { date, score: entry?.sentimentScore ?? null, isCrisis: entry?.isCrisis ?? false };
  });
}

export type TrendDirection = 'up' | 'down' | 'stable';

export interface Trend {
  direction: TrendDirection;
  /** How much better the newer half is than the older, in steps of 0.01. */
  difference: number;
}

export interface ScoreSummary {
  /** Days with a score. */
  scored: number;
  /** Null without any. */
  average: number | null;
  trend: Trend;
  /** Share of the 14 days that have a score, in whole percent. */
  consistency: number;
}

/** What the three cards over the graph tell of its points. */
export function summaryOf(points: readonly GraphPoint[]): ScoreSummary {
  const scores = points.flatMap(({ score }) => score ?? []);
  return {
    scored: scores.length,
    average: scores.length > 0 ? mean(scores) : null,
    trend: trendOf(scores),
    consistency: Math.round((scores.length / graphDays) * 100),
  };
}

/** The mean of the older half of the scores, oldest first, against that of the newer half, which takes the middle one. */
export function trendOf(scores: readonly number[]): Trend {
  const half = Math.floor(scores.length / 2);
  if (half === 0) return { direction: 'stable', difference: 0 };
  const difference = hundredths(mean(scores.slice(half)) - mean(scores.slice(0, half)));
  if (Math.abs(difference) <= 0.1) return { direction: 'stable', difference };
  return { direction: difference > 0 ? 'up' : 'down', difference };
}

/** "+0.4" or "-0.4"; empty where the scores are stable. */
export function differenceWords({ direction, difference }: Trend): string {
  if (direction === 'stable') return '';
  return `${difference > 0 ? '+' : ''}${difference.toFixed(1)}`;
}

/** What the last two weeks say, a sentence each; nothing below three scored days. */
export function insightsOf({ scored, average, trend, consistency }: ScoreSummary): string[] {
  if (average === null || scored < fewestForInsights) return [];
  const regularly =
    consistency < 50
      ? [`You wrote on ${scored} of ${graphDays} days. To see more, journal more regularly.`]
      : [];
  return [
    `Your days were ${moodOf(average).label.toLowerCase()} on average: ${average.toFixed(1)} of ${bestScore}.`,
    trendWords(trend),
    ...regularly,
  ];
}

function trendWords(trend: Trend): string {
  const { direction, difference } = trend;
  if (direction === 'stable') return 'Your mood is stable.';
  const isNoticeable = difference > 0.5;
  const words = `Your mood is going ${direction} (${differenceWords(trend)})`;
  return isNoticeable ? `${words}: a noticeable improvement.` : `${words}.`;
}

/** How many days in a row have an entry, up to today, or up to yesterday while today has none. Dates are YYYY-MM-DD. */
export function streakOf(dates: readonly string[], today: string): number {
  const written = new Set(dates);
  const last = written.has(today) ? 0 : 1;
  let days = 0;
  while (written.has(daysBefore(today, last + days))) days += 1;
  return days;
}

/** Whether an entry of the last three days reads as a crisis: no streaks and no cheering then. */
export function isQuiet(entries: readonly { isCrisis: boolean; createdAt: string }[], now: Date): boolean {
  return entries.some(({ isCrisis, createdAt }) => isCrisis && isQuietAfterCrisis(new Date(createdAt), now));
}

type Unchecked = Partial<Record<'id' | 'entryText' | 'sentimentScore' | 'entryDate' | 'responses', unknown>>;

/** Whether something that came as a journal entry can be shown as one. */
export function isShowable(value: Unchecked | null): boolean {
  const { id, entryText, sentimentScore, entryDate, responses } = value ?? {};
  const areTexts = [id, entryText, entryDate].every((text) => typeof text === 'string');
  const isScore =
    typeof sentimentScore === 'number' && sentimentScore >= worstScore && sentimentScore <= bestScore;
  return areTexts && isScore && typeof responses === 'object' && responses !== null;
}

interface Searched {
  id: string;
  entryText: string;
  entryDate: string;
  responses: { feeling?: string | undefined };
}

/** Whether an entry holds the words of a search in its text, its feeling, its id or its date, in capitals or not. */
export function matchesSearch({ id, entryText, entryDate, responses }: Searched, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [entryText, responses.feeling, id, entryDate].some((text) => text?.toLowerCase().includes(wanted));
}

/** A text split at its line breaks; empty lines make no paragraph. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The pages to offer, 1 first: all up to seven, else the ends, the current one and its neighbours. */
export function pageNumbers(current: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, place) => place + 1);
  if (pages <= 7) return all;
  return all.filter((page) => page === 1 || page === pages || Math.abs(page - current) <= 1);
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

// Else 3.1 would be more than 0.1 over 3.
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
