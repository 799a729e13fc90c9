import { channelNames } from '@/lib/channels/rules';
import { isQuietAfterCrisis } from '@/lib/journal/crisis/quiet';

export const maxJournalMessage = 500;

export const journalDefaults = {
  time: '17:00',
  isActive: true,
  includeMotivation: true,
  customMessage: 'Time for your daily reflection! 📝',
} as const;

export const firstQuestion = 'How are you feeling today?';

export const maxAnswer = 20_000;

export const quotedLead = 'You wrote: ';
export const reasonLead = 'By its words, ';

export const journalMessages = {
  onlyOne: 'You already have a journal reminder. Change it, or delete it to create a new one.',
  none: 'You have no journal reminder yet.',
} as const;

export function triggeredText(channel: 'whatsapp' | 'telegram'): string {
  return `Check your ${channelNames[channel]} for the reflection questions.`;
}

export const worstScore = 1;
export const bestScore = 5;
export const graphDays = 14;
export const entriesPerPage = 5;
const minScoresForInsights = 3;
const minTrend = 0.1;

interface ScoredDay {
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

export function moodOf(score: number): Mood {
  return moods.find(({ from }) => score >= from) ?? lowest;
}

export interface GraphPoint {
  date: string;
  score: number | null;
  isCrisis: boolean;
}

/**
 * Returns one point for each of the last `graphDays` days, oldest first. `score` is null for days without an
 * entry.
 */
export function graphPoints(entries: readonly ScoredDay[], today: string): GraphPoint[] {
  const byDate = new Map(entries.map((entry) => [entry.entryDate, entry]));
  return Array.from({ length: graphDays }, (_, index) => {
    const date = daysBefore(today, graphDays - 1 - index);
    const entry = byDate.get(date);
    return { date, score: entry?.sentimentScore ?? null, isCrisis: entry?.isCrisis ?? false };
  });
}

export type TrendDirection = 'up' | 'down' | 'stable';

export interface Trend {
  direction: TrendDirection;
  difference: number;
}

export interface ScoreSummary {
  scored: number;
  average: number | null;
  trend: Trend;
  consistency: number;
}

export function summaryOf(points: readonly GraphPoint[]): ScoreSummary {
  const scores = points.flatMap(({ score }) => score ?? []);
  return {
    scored: scores.length,
    average: scores.length > 0 ? mean(scores) : null,
    trend: trendOf(scores),
    consistency: Math.round((scores.length / graphDays) * 100),
  };
}

/**
 * Returns the direction of the mood, and by how much the second half of `scores` differs from the first.
 * `scores` must be sorted, oldest first.
 */
export function trendOf(scores: readonly number[]): Trend {
  const half = Math.floor(scores.length / 2);
  if (half === 0) return { direction: 'stable', difference: 0 };
  const difference = hundredths(mean(scores.slice(half)) - mean(scores.slice(0, half)));
  if (Math.abs(difference) <= minTrend) return { direction: 'stable', difference };
  return { direction: difference > 0 ? 'up' : 'down', difference };
}

export function differenceWords({ direction, difference }: Trend): string {
  if (direction === 'stable') return '';
  return `${difference > 0 ? '+' : ''}${difference.toFixed(1)}`;
}

export function insightsOf({ scored, trend, consistency }: ScoreSummary): string[] {
  if (scored < minScoresForInsights) return [];
  const regularly = consistency < 50 ? ['To see more, journal more regularly.'] : [];
  return [trendWords(trend), ...regularly];
}

function trendWords({ direction, difference }: Trend): string {
  if (direction === 'stable') return 'Your mood is stable.';
  const isNoticeable = difference > 0.5;
  return `Your mood is going ${direction}${isNoticeable ? ': a noticeable improvement' : ''}.`;
}

/**
 * Returns the number of consecutive days with an entry, up to today. If today has no entry yet, counts up to
 * yesterday.
 */
export function streakOf(dates: readonly string[], today: string): number {
  const written = new Set(dates);
  const daysSinceLast = written.has(today) ? 0 : 1;
  let days = 0;
  while (written.has(daysBefore(today, daysSinceLast + days))) days += 1;
  return days;
}

export function hasRecentCrisis(
  entries: readonly { isCrisis: boolean; createdAt: string }[],
  now: Date,
): boolean {
  return entries.some(({ isCrisis, createdAt }) => isCrisis && isQuietAfterCrisis(new Date(createdAt), now));
}

type UncheckedEntry = Partial<
  Record<'id' | 'entryText' | 'sentimentScore' | 'entryDate' | 'responses', unknown>
>;

export function isShowable(value: UncheckedEntry | null): boolean {
  const { id, entryText, sentimentScore, entryDate, responses } = value ?? {};
  const areTexts = [id, entryText, entryDate].every((text) => typeof text === 'string');
  const isScore =
    typeof sentimentScore === 'number' && sentimentScore >= worstScore && sentimentScore <= bestScore;
  return areTexts && isScore && typeof responses === 'object' && responses !== null;
}

interface SearchedEntry {
  id: string;
  entryText: string;
  entryDate: string;
  responses: { feeling?: string | undefined };
}

export function matchesSearch(
  { id, entryText, entryDate, responses }: SearchedEntry,
  words: string,
): boolean {
  const search = words.trim().toLowerCase();
  return [entryText, responses.feeling, id, entryDate].some((text) => text?.toLowerCase().includes(search));
}

export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}

export function pageNumbers(current: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= 7) return all;
  return all.filter((page) => page === 1 || page === pages || Math.abs(page - current) <= 1);
}

function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

// Without rounding, 3.1 - 3 would be greater than 0.1.
function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
