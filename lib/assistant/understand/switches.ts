import { takeExpectedWhen } from './times';
import { asks, rule } from './vocabulary';

/** What is said of something that comes by itself: a question about it, on or off, or when it comes. */
export type Said = { kind: 'ask' } | { kind: 'switch'; on: boolean } | { kind: 'when'; when: string };

/** What comes by itself, by the names that nothing else has. */
export const namesSetting =
  /\bquiet (?:hours?|times?)\b|\brecap\b|\b(?:daily|morning|weekly|my) (?:summary|briefing)\b/i;

const off =
  "stop|pause|turn off|switch off|disable|cancel|end|mute|deactivate|delete|remove|unsubscribe(?: me)? from|no more|no|i (?:don't|do not|no longer) (?:want|need)|(?:don't|do not|stop|quit) (?:send|sending|give|giving)(?: me)?";
const on =
  'turn on|turn back on|switch on|switch back on|resume|restart|enable|activate|reactivate|unpause|continue|start(?: sending)?';
const set =
  "send|give|get|deliver|bring|i want|i'd like|i would like|i need|set|set up|make|create|schedule|start|change|move|put|reschedule|shift|update";
const question =
  /^(?:when|what time|at what time|which time|is|are|do|does|will|how|what day|on what day|which day|show|tell)\b/i;

/**
 * Reads a whole message about a thing (`noun`, the source of a RegExp): null where more is said than the thing, a time, and what is to
 * become of it.
 */
export function readSwitch(text: string, noun: string): Said | null {
  const said = text.replace(/[\s.!?]+$/, '');
  const thing = `(?:(?:my|the|a|your|this|that|any) )?(?:${noun})`;
  const ending = '(?: (?:again|back on|now|please|any ?more|any longer|for now|to me))*';
  if (rule(`^(?:${off}) ${thing}${ending}$|^(?:turn|switch) ${thing} off${ending}$`).test(said))
    return { kind: 'switch', on: false };
  if (
    rule(`^(?:${on})(?: me)? ${thing}${ending}$|^(?:turn|switch) ${thing} (?:back )?on${ending}$`).test(said)
  )
    return { kind: 'switch', on: true };
  const found = rule(thing).exec(said);
  if (!found) return null;
  const around = `${said.slice(0, found.index)} ${said.slice(found.index + found[0].length)}`.trim();
  if (question.test(said) || (asks.test(said) && !/^(?:at|on|in|by)\b/i.test(said)))
    return isOnlyAsked(around) ? { kind: 'ask' } : null;
  const { when, rest } = takeExpectedWhen(around.replace(bareEnd, ' at $1'));
  if (
    !rule(
      `^(?:(?:${set}|me|us|to|at|for|the time of|come|arrive|every day|daily|on|it|please)(?:\\s+|$))*$`,
    ).test(rest)
  )
    return null;
  if (when) return { kind: 'when', when };
  return rule(`^(?:${set})\\b`).test(rest) ? { kind: 'switch', on: true } : null;
}

/** "change it to 8", "make it 7:30": a number that can only be an hour. */
const bareEnd = /(?<!\b(?:at|for|by|from|around))(?: to)? (\d{1,2}(?:[:.]\d{2})?)$/i;

function isOnlyAsked(around: string): boolean {
  return /^(?:when|what time|at what time|which time|what day|on what day|which day|is|are|do|does|will|how|show|tell|me|'s|i|get|it|set|to|for|at|come|comes|coming|arrive|sent|scheduled|due|on|off|active|paused|what|in|tell|say|the|next|have|a|any|\s)*$/i.test(
    around,
  );
}
