import { foreignTopic } from './foreign';
import { takeWhen } from './times';
import { alarmNoun, calendarNoun, entryNoun, occasionNoun, publicNoun, rule } from './vocabulary';

export const namesAlarm = rule(`\\b(?:${alarmNoun})\\b`);
export const namesCalendar = rule(`\\b(?:${calendarNoun})\\b`);
export const namesEntry = rule(`\\b(?:${entryNoun})\\b`);
export const namesOccasion = rule(`\\b(?:${occasionNoun})\\b`);
export const namesPublic = rule(`\\b(?:${publicNoun})\\b`);
export const isMine = /\b(?:my|i|i'm|i've|we|our)\b/i;

const someoneElses = /\b(?:local|sports|world|current|historical|news|trending) events?\b/i;
const inTown =
  /\bnearby\b|\b(?:near|around) (?:me|here|my area|town|the area)\b|\b(?:events?|shows?|happening|taking place) (?:near|around|in|at) (?:here|my area|my location|my city|town|this city|the (?:area|city))\b/i;

/** Whether a text is about one's own appointments and reminders or one's alarms; null: about neither. */
export function subjectOf(text: string): 'alarm' | 'calendar' | null {
  if (namesAlarm.test(text)) return 'alarm';
  const topic = foreignTopic(text.replace(rule(`\\b(?:${publicNoun})\\b`), ''));
  if (namesCalendar.test(text)) {
    return topic !== null && !isMine.test(text) && !/\bcalendar\b/i.test(text) ? null : 'calendar';
  }
  if (/\b(?:alerts?|notifications?)\b/i.test(text) && topic !== null) return null;
  if (namesEntry.test(text)) return isPublicEvent(text) ? null : 'calendar';
  return namesOccasion.test(text) ? 'calendar' : null;
}

// "events in milan" are the town's; "events in march" are one's own.
function isPublicEvent(text: string): boolean {
  if (someoneElses.test(text) || inTown.test(text)) return true;
  if (isMine.test(text) || !/\bevents?\b/i.test(text)) return false;
  return /\b(?:in|near|around) (?!the (?:calendar|schedule)|line\b|order\b)\w/i.test(takeWhen(text).rest);
}
