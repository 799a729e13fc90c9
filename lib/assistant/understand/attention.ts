import { readSwitch } from './switches';
import { call, type Recogniser, type Talk, type Wish } from './wish';

const tool = 'set_preferences';
const quietNoun = 'quiet (?:hours?|times?)';
const recapNoun = '(?:weekly )?recap|weekly summary';
const clock =
  "(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?(?:am|pm|h|o'clock))?|noon|midnight|(?:half past |quarter (?:past|to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: ?(?:am|pm|o'clock))?)";
const until = '(?: ?(?:-|–|to|until|till|and) ?)';

const range = new RegExp(
  `^(?:(?:set|change|make|put|move|update|i want|start|have|turn on) )?(?:my |the |new )?${quietNoun}(?: (?:are|is|to|at|be))?:?(?: (?:from|between|to))? (?<from>${clock})${until}(?<to>${clock})$`,
  'i',
);
const disturb = '(?:disturb|bother|message|write|write to|text|ping)';
const between = new RegExp(
  `^(?:please )?(?:don't|do not|never) ${disturb}(?: me)? (?:between|from) (?<from>${clock})${until}(?<to>${clock})$`,
  'i',
);
const after = new RegExp(
  `^(?:(?:start|begin|open) (?:my |the )?${quietNoun} (?:at|from)|(?:change|set|move) (?:my |the )?${quietNoun} to|(?:my |the )?${quietNoun} (?:start|begin|from)s?(?: at)?|(?:don't|do not|never) ${disturb}(?: me)? after) (?<from>${clock})$`,
  'i',
);
const before = new RegExp(
  `^(?:(?:end|stop|finish) (?:my |the )?${quietNoun} at|(?:my |the )?${quietNoun} (?:(?:end|stop)s?(?: at)?|until|till)|(?:don't|do not|never) ${disturb}(?: me)? before) (?<to>${clock})$`,
  'i',
);

/** "quiet hours from 23 to 6", "no quiet hours", "don't disturb me after 10pm". */
export const quietHours: Recogniser = (text, talk) => {
  const said = text.replace(/[\s.!?]+$/, '');
  const ends = [range, between, after, before].map((form) => form.exec(said)?.groups).find(Boolean);
  if (ends) return [meant({ quietFrom: ends.from, quietTo: ends.to })];
  const isNamed = new RegExp(quietNoun, 'i').test(said);
  const read =
    isNamed || isSpokenOf(talk, 'quiet hours') ? readSwitch(said, isNamed ? quietNoun : 'it|them') : null;
  if (!read || read.kind === 'when') return null;
  return [meant(read.kind === 'switch' ? { quiet: read.on } : {})];
};

/** "turn off the weekly recap", "send my recap on monday at 8", "when is my recap". */
export const weeklyRecap: Recogniser = (text, talk) => {
  const said = text.replace(/[\s.!?]+$/, '');
  const isNamed = new RegExp(`\\b(?:${recapNoun})\\b`, 'i').test(said);
  const read =
    isNamed || isSpokenOf(talk, 'weekly recap') ? readSwitch(said, isNamed ? recapNoun : 'it') : null;
  if (!read) return null;
  if (read.kind === 'ask') return [meant({})];
  return [meant(read.kind === 'switch' ? { recap: read.on } : { recap: true, recapWhen: read.when })];
};

/** Whether the last answer was about this alone: one about both says nothing of "it". */
function isSpokenOf({ lastReply = '' }: Talk, subject: 'quiet hours' | 'weekly recap'): boolean {
  const spoken = ['quiet hours', 'weekly recap'].filter((one) => lastReply.toLowerCase().includes(one));
  return (
    spoken.length === 1 &&
    spoken[0] === subject &&
    /^(?:no quiet|quiet|your weekly|the weekly)/i.test(lastReply)
  );
}

function meant(input: Record<string, unknown>): Wish {
  return call('settings', tool, input);
}
