import { useToday } from '@/components/common/clock';
import { type GraphPoint, moodOf } from '@/lib/journal/rules';
import { formatDay } from '@/lib/time/format';

/** The graph in words, for those who do not see it. */
export function ScoreTable({ points }: { points: GraphPoint[] }) {
  const today = useToday();
  return (
    // Around the table: a table cannot be made as small as a hidden thing has to be.
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
              <th scope="row">{formatDay(point.date, today)}</th>
              <td>{scoreWords(point)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "4.2, Positive"; without the mood where it is not to be commented on. */
function scoreWords({ score, isCrisis }: GraphPoint): string {
  if (score === null) return 'no entry';
  const number = score.toFixed(1);
  return isCrisis ? number : `${number}, ${moodOf(score).label}`;
}
