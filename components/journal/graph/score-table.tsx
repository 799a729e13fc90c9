import { useToday } from '@/components/page/clock';
import { type GraphPoint, moodOf } from '@/lib/journal/rules';
import { formatDate } from '@/lib/time/format';

export function ScoreTable({ points }: { points: GraphPoint[] }) {
  const today = useToday();
  return (
    // The wrapper is needed because a table element cannot be shrunk to the size of sr-only.
    <div className="sr-only">
      <table>
        <caption>Scores of the last 14 days, from 1 to 5</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.date}>
              <th scope="row">{formatDate(point.date, today)}</th>
              <td>{scoreText(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function scoreText({ score, isCrisis }: GraphPoint): string {
  if (score === null) return 'no entry';
  const number = score.toFixed(1);
  return isCrisis ? number : `${number}, ${moodOf(score).label}`;
}
