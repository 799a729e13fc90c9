import { foreignTopic } from './foreign';
import { asks } from './vocabulary';
import { call, type Recogniser } from './wish';

/** How somebody was reached, and the task that it may have been. */
const verbs: [said: string, task: string][] = [
  ['called', 'call'],
  ['phoned', 'phone'],
  ['rang', 'ring'],
  ['texted', 'text'],
  ['messaged', 'message'],
  ['wrote to', 'write to'],
  ['wrote', 'write to'],
  ['visited', 'visit'],
  ['congratulated', 'congratulate'],
  ['facetimed', 'call'],
  ['skyped with', 'call'],
  ['(?:talked|spoke|chatted) (?:to|with)', 'talk to'],
  ['met(?: with)?', 'meet'],
  ['saw', 'see'],
];

const person =
  "(?:my )?(?!(?:it|them all|a|an|the|this|that|off|back|in|out|up|on|for|about|to|him|her|some|any|no|sick|time)\\b)[\\p{L}'-]+(?: (?!(?:about|for|to|and|at|on|in|from|because|but|who|that|if|when|yesterday)\\b)[\\p{L}'-]+)?";
const around =
  '(?: (?:today|just now|already|now|earlier|this (?:morning|afternoon|evening)|on the phone|back|a happy birthday|happy birthday))*';
const forms = verbs.map(([said, task]) => ({
  task,
  form: new RegExp(
    `^(?:i(?:'ve| have)? )?(?:just |already |finally |now )*${said} (?:(her|him|them)|(${person}?))${around}[.!]*$`,
    'iu',
  ),
}));

/** "called mom", "i texted dad", "called her": somebody was reached. */
export const contact: Recogniser = (text) => {
  if (asks.test(text)) return null;
  for (const { form, task } of forms) {
    const [said, pronoun = '', who = ''] = form.exec(text) ?? [];
    if (said === undefined) continue;
    if (foreignTopic(who)) return null;
    const name = who.replace(/^my /i, '');
    const whom = name === '' ? undefined : name;
    return [call('lists_done', 'note_contact', { who: whom, task: `${task} ${whom ?? pronoun}` })];
  }
  return null;
};
