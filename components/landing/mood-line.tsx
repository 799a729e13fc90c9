// Scores of fourteen days, the last one today. Null means a day without an entry.
const scores = [3.2, 2.8, null, 3.4, 3.0, 2.4, 3.1, 3.6, null, 3.9, 3.5, 4.1, 4.3, 4.2];
const width = 340;
const height = 150;
const margin = 6;

const points = scores.flatMap((score, day) => (score === null ? [] : [{ x: xOf(day), y: yOf(score) }]));
const recorded = scores.filter((score) => score !== null);
const average = recorded.reduce((sum, score) => sum + score, 0) / recorded.length;
const levels = [
  { score: 5, label: 'Very Positive' },
  { score: 3, label: 'Neutral' },
  { score: 1, label: 'Very Negative' },
];

export function MoodLine() {
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-semibold">Mood, last 14 days</span>
        <span className="text-muted-foreground tabular-nums">average {average.toFixed(1)} of 5</span>
      </figcaption>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted-foreground">
        <div aria-hidden className="flex flex-col justify-between">
          {levels.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <Chart />
        <div aria-hidden className="col-start-2 mt-1 flex justify-between">
          <span>21 April</span>
          <span>4 May</span>
        </div>
      </div>
    </figure>
  );
}

function Chart() {
  return (
    <svg
      role="img"
      aria-label={`Mood from 21 April to 4 May, ${recorded.length} days with an entry: a dip to 2.4, then up to 4.2 of 5; the average is ${average.toFixed(1)}.`}
      viewBox={`0 0 ${width} ${height}`}
      className="h-auto w-full self-center"
    >
      {levels.map(({ score }) => (
        <path key={score} d={`M0 ${yOf(score)}H${width}`} className="stroke-border" />
      ))}
      <path d={`M0 ${yOf(average)}H${width}`} className="stroke-input" strokeDasharray="2 5" />
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        className="fill-none stroke-primary"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {points.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="3.5" className="fill-primary stroke-background" strokeWidth="1.5" />
      ))}
    </svg>
  );
}

function xOf(day: number): number {
  return margin + Math.round((day * (width - 2 * margin)) / (scores.length - 1));
}

function yOf(score: number): number {
  return margin + Math.round(((5 - score) * (height - 2 * margin)) / 4);
}
