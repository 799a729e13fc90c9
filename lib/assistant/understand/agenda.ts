import { startsWithAny } from './vocabulary';
import { call, type Recogniser } from './wish';

const today = '(?: (?:for |on )?today)';
const plain = '(?: on| up| going on| happening| coming up| for me| on for me| to deal with| ahead)?';

const todays = startsWithAny(
  `what(?:'s| is| have i got| do i have| have i) (?:there )?on my plate${today}$`,
  `(?:do|have) (?:i|we) (?:have |got )?(?:anything|something|much|a lot)(?: due|${plain})${today}$`,
  `(?:is there )?anything${plain}${today}$`,
  `what(?:'s| is)(?: there)?(?: (?:on|up|happening|going on|ahead|in store))?(?: for me)?${today}$`,
  `what (?:do|have) (?:i|we) (?:have|got)${plain}${today}$`,
);
const next = startsWithAny(
  "(?:so |and )?what(?:'s| is)(?: up| coming up| coming)? next(?: for me| up)?$",
  "what(?:'s| is) coming up(?: for me)?$",
);

/** "what do i have today", "what's next": asked of no room, so both answer. */
export const agenda: Recogniser = (text) => {
  const question = text.replace(/[?.!\s]+$/, '');
  if (next.test(question))
    return [call('lists_query', 'list_todos'), call('calendar_query', 'list_reminders')];
  if (!todays.test(question)) return null;
  const both = [
    call('calendar_query', 'list_reminders', { when: 'today' }),
    call('lists_query', 'list_todos', { which: 'today' }),
  ];
  return /\bplate\b/i.test(question) ? both.reverse() : both;
};
