/** The words the rules are made of, as alternatives for a RegExp. One line, one idea. */

const words = (list: string) =>
  list
    .split('|')
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Where todos stand: lists and their items. A music, mail or contact list is none of them. */
export const listNoun = words(
  'list|lists|todo list|todo lists|task list|task lists|to buy list|todo|todos|task|tasks|checklist|checklists|to-do|to-dos|to do list|to do lists|shopping list|grocery list|groceries list',
);

export const alarmNoun = words(
  'alarm|alarms|wake up alarm|wake up alarms|wake-up alarm|alarm clock|alarm clocks|wake up call|wake-up call|wakeup call|wakeup alarm',
);

/** Where appointments stand. */
export const calendarNoun = words('calendar|calendars|schedule|schedules|agenda|diary|planner');

/** Things that stand in a calendar, without more being said. */
export const entryNoun = words(
  'reminder|reminders|event|events|appointment|appointments|entry|entries|plans|engagement|engagements|alert|alerts|notification|notifications|commitments|timer|timers|appt|bookings',
);

/** Occasions that people put in their own calendar. */
export const occasionNoun = words(
  'meeting|meetings|interview|interviews|lunch|dinner|brunch|breakfast|birthday|birthdays|bday|wedding|weddings|anniversary|anniversaries|conference|conferences|call|calls|class|classes|lesson|lessons|session|practice|rehearsal|checkup|check-up|picnic|reunion|ceremony|standup|stand-up|deadline|exam|exams|graduation|party|parties|visit|holiday|vacation|baby shower|barbecue|bbq|gathering|seminar|workshop|conference call|doctor|dentist|haircut|gym|yoga|therapy|therapist|trip|flight|get together|get-together|catch up|training|webinar|retreat|recital|funeral|hearing|presentation|pickup|inspection',
);

/** Occasions that are as often public: ours only where the person's own calendar or "my" is named. */
export const publicNoun = words(
  'concert|concerts|game|games|match|matches|show|shows|movie|movies|film|festival|tournament|train|trains|bus|program|programs|exhibition|screening|play',
);

export const removeVerb = words(
  'delete|remove|cancel|clear|erase|drop|wipe|get rid of|take off|scrap|discard|cross off|cross out|strike|scratch|unset|dismiss|deactivate|disable|turn off|switch off|throw out|purge|trash|empty|take out|call off|clean out|clear out|eliminate|kill|bin',
);

/** What may stand before a verb that takes away. Never the middle of another request: "add wash the car and clear the gutters". */
export const beforeRemoving =
  "^(?:(?:find|open|check|look|go|see)\\b.{0,40}?\\s(?:and |then )?|(?:do|just|then|please|it|completely) |i(?:'d| would)? (?:want|need|like) to |.{0,60}?\\bso (?:please )?)?";

export const setVerb = words(
  'set|set up|setup|add|create|make|schedule|book|put|arrange|plan|organise|organize|enter|insert|include|mark|note|save|place|pencil in|block|block out|block off|fix|establish|start|new|write|jot|register|log|record|plot|input|append|setting',
);

/** Verbs that a task begins with; used to tell "call mom and dad" from "milk and eggs". */
export const taskVerb = words(
  'ask|answer|apply|book|borrow|bring|build|buy|call|cancel|change|charge|check|clean|collect|compare|complete|contact|cook|cut|declutter|deliver|deposit|do|donate|download|drop|email|empty|exercise|feed|file|fill|find|finish|fix|fold|get|give|go|grab|help|hang|invite|iron|install|lock|mail|make|meet|message|mop|move|mow|order|organise|organize|pack|paint|pay|phone|pick|plan|plant|post|practise|practice|prepare|print|put|read|register|renew|rent|repair|replace|reply|research|return|review|ring|rsvp|schedule|sell|send|sew|shovel|sign|sort|start|study|submit|sweep|take|talk|tell|text|throw|tidy|transfer|try|turn|update|vacuum|visit|wash|walk|watch|water|wrap|wrap up|write',
);

/** How a question begins. */
export const asks =
  /^(?:(?:at|on|in|for|by|until|to|with) (?:what|which|whom|when)|what|what's|which|when|when's|where|where's|who|who's|whose|how|how's|why|is|are|am|do|does|did|have|has|will|was|were|should|any|anything|isn't|aren't|don't|didn't|haven't)\b|\?\s*$/i;

/** Verbs that want to be shown something. */
export const showVerb = words(
  'show|show me|tell me|tell|list|read|read out|read back|read me|display|check|give|give me|see|view|open|bring up|pull up|let me see|let me know|let me hear|look at|look up|find|get|print|recite|report|provide|hear|know|check out|go over|review|inform me of|inform me about|share|can i see|can i check|can i have|can i get|can i hear|may i see|could i see|what about|say|search|go through|describe|details of|details on|details about|give information about|give me information about|read to me',
);

const compiled = new Map<string, RegExp>();

/** A RegExp that is case-blind, from a source with the words above; each source is compiled once. */
export function rule(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const made = new RegExp(source, 'i');
  compiled.set(source, made);
  return made;
}

/** A case-blind RegExp that one of several sources must match from the beginning. */
export function startsWithAny(...sources: string[]): RegExp {
  return rule(`^(?:${sources.join('|')})`);
}

/** "on my list", "to the shopping list". */
export const onList = `(?:(?:in|on|onto|to|into|at|for)\\s+(?:my|the|our|this|that|a|your|of|new|another|one of my)?\\s*(?:[\\w'-]+ ){0,3}?(?:${listNoun})\\b(?: of (?:things|stuff) to (?:do|buy))?)`;

const otherThings =
  'songs?|music|contacts?|e-?mails?|mailing|channels?|movies?|restaurants?|recipes?|stations?|episodes?|podcasts?|albums?|artists?|favou?rites?|price';

/** Music, mail and the like keep lists of their own. */
export const otherList = rule(
  `\\bplay ?lists?\\b|\\b(?:${otherThings}) lists?\\b|\\blists? of (?:\\w+ )?(?:${otherThings})\\b|\\b(?:to|from|in|on|into) (?:my |the |your )?(?:\\w+ )?(?:${otherThings})$|^(?:\\w+ ){1,3}(?:songs?|podcasts?|albums?|episodes?)$`,
);
