import { readSwitch } from './switches';
import { call, type Recogniser, type Wish } from './wish';

const tool = 'journal';
const noun = '(?:journal|journaling|diary|daily reflection|reflection)';
const entry = `${noun}(?: entry| talk)?`;
const begin =
  "(?:(?:let's|let us|can we|i(?:'d| would)? (?:like|want|need) to|time to) )?(?:start|begin|open|do|write(?: in| into)?|continue|resume|go on with|finish|add to)";
const ending = '(?: (?:now|please|again|today|tonight|for today))*';
const prompts = `${noun} (?:prompts?|reminders?|questions?)`;

const starts = new RegExp(
  `^(?:${begin} )?(?:(?:my|a|the|today's|an|some|new) )*${entry}${ending}$|^(?:let's|i want to|i'd like to|time to|can we) (?:journal|reflect)${ending}$`,
  'i',
);
const written = new RegExp(`^(?:dear )?${noun}\\s*[:,–-]\\s*(?<words>\\S.+)$`, 'is');
const mood =
  /^(?:how (?:was|is|has been|were|are)|what(?:'s| is| was)|show(?: me)?|tell me) (?:my |the )*(?:mood|moods|mood score|journal (?:scores?|mood|stats|trend))(?: (?:been|lately|recently|like|today|(?:of |in )?(?:this|the last|last|the past|past) (?:week|two weeks|month|days|fortnight)))*$|^how (?:have i been|was i) (?:feeling|doing)(?: lately| recently| this week| last week)?$/i;
const asked = new RegExp(
  `^(?:ask|prompt|invite) me (?:for|to (?:write|do)|about) (?:my |the )*(?:journal|diary|day)\\b(?<when>.*)$|^(?:send|give) me (?:my |the |a )*${prompts}\\b(?<sent>.*)$`,
  'i',
);

/** "journal", "dear diary, ...", "how was my mood this week", "ask me for my journal every day at 9pm", "stop the journal prompts". */
export const journal: Recogniser = (text) => {
  const said = text.replace(/[\s.!?]+$/, '');
  if (starts.test(said)) return [meant({ do: 'start' })];
  const words = written.exec(text.trim())?.groups?.words;
  if (words) return [meant({ do: 'start', feeling: words })];
  if (mood.test(said)) return [meant({ do: 'mood' })];
  return prompted(said);
};

function prompted(said: string): Wish[] | null {
  const { when, sent } = asked.exec(said)?.groups ?? {};
  const time = (when ?? sent)?.trim();
  if (time !== undefined) return [meant({ do: 'prompt', ...(time ? { time } : { active: true }) })];
  const read = readSwitch(said, `(?:${prompts}|journaling)`);
  if (!read) return null;
  if (read.kind === 'ask') return [meant({ do: 'prompt' })];
  if (read.kind === 'switch') return [meant({ do: 'prompt', active: read.on })];
  return [meant({ do: 'prompt', time: read.when })];
}

function meant(input: Record<string, unknown>): Wish {
  return call('settings', tool, input);
}
