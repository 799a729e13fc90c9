import { titleOf } from '@/lib/phrases/input';
import type { Heard } from '@/lib/phrases/phrase';
import { occasion } from '@/lib/reminders/phrases/event-names';

const relative =
  /^(?:(?:grand|step)?(?:mother|father|mom|mum|dad|ma|pa|son|daughter|parents|kids|child(?:ren)?)|brother|sister|aunt(?:ie)?|uncle|cousins?|niece|nephew|in-laws|family|friends?|guests)s?$/i;

/** Returns the title of an event that is told as a statement: "plumber" for "the plumber is coming at 9". */
export function statementTitle(heard: Heard): string {
  const more = heard.text('more');
  const item = titleOf(`${heard.text('item')}${more ? `’s ${more}` : ''}`).replace(
    /^(?:got\s+)?(?:(?:my|the|our|an?)\s+|(?<=got\s+))/i,
    '',
  );
  const verb =
    /\b(comes|is coming|are coming|is here|will be here|is visiting|are visiting|visits|arrives|is arriving|arriving|leaves|departs|lands|ends|goes out|go out|expires|starts|begins|opens|closes|is delivered|is due|are due|has to be paid|needs to be paid|must be paid|will come)\b/i.exec(
      heard.whole,
    )?.[1];
  const doing =
    /^(?:i|we)(?:['’]?m| am|['’]re| are) (meeting|seeing|visiting|having|going to|attending|flying to|traveling to|travelling to|leaving for|hosting|picking up)\b/i.exec(
      heard.whole,
    )?.[1];
  const named: Record<string, string> = {
    comes: '',
    'is coming': '',
    'are coming': '',
    'is here': '',
    'will be here': '',
    'will come': '',
    starts: '',
    begins: '',
  };
  if (doing) return doing === 'having' && occasion.test(item) ? item : `${doing} ${item}`;
  if (verb && relative.test(item)) return `${item} ${verb.toLowerCase()}`;
  return verb ? `${item}${named[verb.toLowerCase()] ?? ` ${verb.toLowerCase()}`}` : item;
}
