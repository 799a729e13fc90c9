import type { World } from '@/lib/phrases/phrase';
import { formatRule } from '@/lib/reminders/rules';
import { localTime } from '@/lib/time/format';
import { taskVerbs } from '@/lib/words/verbs';

const also =
  /^(?:(?:and|also|plus|oh|then),? )+(?:again )?(?:at )?(?<hour>\d{1,2})(?<minutes>[:.][0-5]\d)?(?: ?(?<half>[ap])\.?m\.?)?(?: (?:too|as well|please|again|every day|daily))*[.! ]*$/i;

/**
 * Repeats a series at another hour: "also at 6pm", right after "walk the dog every day at 7", is of every day.
 * Returns `message` itself if no series was just set.
 */
export function withOtherHour(message: string, { mentions, things, lastTurn, zone }: World): string {
  const { hour = '', minutes = '', half } = also.exec(message)?.groups ?? {};
  const [newest, other] = mentions.filter(({ turn }) => turn === lastTurn);
  const series = things.find(({ id }) => id === newest?.thing.id);
  const isSet = newest?.how === 'made' || newest?.how === 'changed';
  if (
    !hour ||
    !isSet ||
    other ||
    !series?.at ||
    !/^FREQ=(?:DAILY|WEEKLY)(?!.*BYHOUR)/.test(series.rule ?? '')
  )
    return message;
  const own = Number(localTime(series.at, zone).slice(0, 2));
  const isLater = Number(hour) <= own && Number(hour) + 12 > own && Number(hour) < 12;
  const clock = `${hour}${minutes.replace('.', ':')}${half ? `${half}m` : isLater ? 'pm' : Number(hour) < 12 ? 'am' : ''}`;
  const isTask = taskVerbs.has(series.title.split(' ')[0]?.toLowerCase() ?? '');
  const rule = formatRule((series.rule ?? '').replace(/;UNTIL=\w+/, ''));
  return `remind me ${isTask ? 'to' : 'about'} ${series.title} ${rule} at ${clock}`;
}
