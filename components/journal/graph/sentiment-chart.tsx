'use client';

import { CartesianGrid, Line, LineChart, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { bestScore, type GraphPoint, moodOf, worstScore } from '@/lib/journal/rules';
import { formatDay, monthNames } from '@/lib/time/format';

export function SentimentChart({ points, average }: { points: GraphPoint[]; average: number }) {
  return (
    <LineChart
      responsive
      data={points}
      style={fill}
      margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      role="img"
      aria-label={describeChart(points, average)}
    >
      <CartesianGrid vertical={false} stroke="var(--border)" />
      <XAxis
        dataKey="date"
        tickFormatter={shortDay}
        tick={labelStyle}
        stroke="var(--input)"
        tickLine={false}
        minTickGap={12}
        padding={{ left: 8, right: 8 }}
      />
      <YAxis
        domain={[worstScore, bestScore]}
        ticks={[1, 2, 3, 4, 5]}
        tick={labelStyle}
        width={22}
        axisLine={false}
        tickLine={false}
      />
      <ReferenceLine
        y={average}
        stroke="var(--input)"
        strokeDasharray="4 4"
        label={{ ...labelStyle, value: 'Average', position: 'insideBottomLeft' }}
      />
      <Line
        dataKey="score"
        type="linear"
        connectNulls
        stroke="var(--primary)"
        strokeWidth={2}
        dot={{ r: 4, fill: 'var(--primary)', stroke: 'var(--background)', strokeWidth: 1.5 }}
        activeDot={{ r: 6, fill: 'var(--primary)', stroke: 'var(--background)', strokeWidth: 2 }}
        isAnimationActive={false}
      />
      <Tooltip
        content={({ active, label }) => (active ? <DayTooltip point={pointOf(points, label)} /> : null)}
        filterNull={false}
        cursor={{ stroke: 'var(--input)' }}
        isAnimationActive={false}
      />
    </LineChart>
  );
}

const fill = { width: '100%', height: '100%' };
const labelStyle = { fill: 'var(--muted-foreground)', fontSize: 12 };

function DayTooltip({ point }: { point: GraphPoint | undefined }) {
  if (!point) return null;
  return (
    <div className="rounded-lg border border-border bg-card px-3 py-2 text-sm shadow">
      <p className="text-muted-foreground">{formatDay(point.date)}</p>
      <p className="font-semibold tabular-nums">{scoreText(point)}</p>
    </div>
  );
}

function scoreText({ score, isCrisis }: GraphPoint): string {
  if (score === null) return 'No entry';
  if (isCrisis) return score.toFixed(1);
  const { label, emoji } = moodOf(score);
  return `${emoji} ${score.toFixed(1)} ${label}`;
}

function pointOf(points: GraphPoint[], date: unknown): GraphPoint | undefined {
  return points.find((point) => point.date === date);
}

function shortDay(date: string): string {
  const month = monthNames[Number(date.slice(5, 7)) - 1] ?? '';
  return `${Number(date.slice(8))} ${month.slice(0, 3)}`;
}

function describeChart(points: GraphPoint[], average: number): string {
  const scored = points.filter(({ score }) => score !== null).length;
  const [first, last] = [points[0], points.at(-1)].map((point) => (point ? shortDay(point.date) : ''));
  return `Line of your scores from ${first} to ${last}: ${scored} of ${points.length} days, average ${average.toFixed(1)} of ${bestScore}.`;
}
