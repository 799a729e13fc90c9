import { leadDays, leadText, timeFrom, titleOf } from '@/lib/phrases/input';
import type { Heard, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { kindOf, ownerOf } from '@/lib/reminders/phrases/shared';
import { fromLocal } from '@/lib/time/clock';
import { resolveWhen } from '@/lib/time/phrases';
import { taskVerbs } from '@/lib/words/verbs';

/** Returns what a lead counts from: "the trip" for "an hour before the trip so I can pack". */
export function anchorOf({ text }: Heard): string {
  return text('anchor').replace(/(?:['’]s)?,? (?:so|because) .*$/i, '');
}

function leadOf({ at }: Thing, words: string, { world: { now, zone } }: Heard): string {
  const moment = at ? resolveWhen(words, { now, zone, anchor: at })?.at : null;
  return at && moment
    ? leadText(Math.round((at.getTime() - moment.getTime()) / 60_000))
    : words.replace(/\s*\b(?:before|prior|ahead|earlier).*$/i, '');
}

/**
 * Separates the task from the thing before it, if no "to" does: "nct" and "check tyres" in "the day before the nct
 * check tyres". Returns null if no thing is followed by the verb of a task.
 */
function taskAfter(words: string, { findWords }: Heard): { anchor: string; task: string } | null {
  const said = words.split(' ');
  for (let place = said.length - 1; place > 0; place -= 1) {
    const [anchor, task] = [said.slice(0, place).join(' '), said.slice(place).join(' ')];
    if (taskVerbs.has((said[place] ?? '').toLowerCase()) && findWords(anchor, dated).length === 1)
      return { anchor, task };
  }
  return null;
}

const dated: Thing['kind'][] = ['reminder', 'event', 'date', 'todo'];

/** Returns the call for a reminder before another thing, or null if no thing is named. */
export function beforeCall(heard: Heard, leadSlot: string): PhraseCall | PhraseCall[] | string | null {
  const lead = heard.text(leadSlot);
  if (!/\b(?:before|prior|ahead|earlier|after)\b/i.test(`${lead} ${heard.text('link')}`)) return null;
  const found = heard.has('title') ? null : taskAfter(anchorOf(heard), heard);
  const [thing] = heard.findWords(found?.anchor ?? anchorOf(heard), dated);
  const title = heard.has('title') ? titleOf(heard.text('title')) : titleOf(found?.task ?? '');
  if (!thing) return null;
  const { now, zone } = heard.world;
  if (thing.kind === 'date') {
    const days = leadDays(lead);
    if (!title && days)
      return {
        tool: 'set_social_date',
        input: { name: ownerOf(thing.title), kind: kindOf(thing.title), leadDays: days },
      };
  }
  if (thing.kind === 'reminder' && !title)
    return {
      tool: 'update_reminder',
      input: { item: thing.id, leads: [leadOf(thing, lead, heard)] },
    };
  const at = thing.at ?? (thing.date ? fromLocal(thing.date, '09:00', zone) : null);
  const when = at && timeFrom(at, lead, { now, zone });
  if (!when)
    return `I don’t know when ${thing.title} is, so I can’t count from it. When should I remind you?`;
  return { tool: 'set_reminder', input: { title: title || thing.title, when } };
}
