import { placeZone } from '@/lib/time/places';
import { type Rewrite, shortDay } from '@/lib/words/short-forms';

// Only minutes in steps of five, so that few other numbers match.
const early = String.raw`0\d[0-5][05]`;
const late = String.raw`1\d[0-5][05]|2[0-3][0-5][05]`;
const hour = `(?:${early}|${late})`;
const noCode = String.raw`(?<!\b(?:code|pin|gate|flight|room|door|number|tel|phone|extension|ext|bus|train|locker|alarm code|ref|invoice|order|year|since|pay|paid|owe|cost|costs|price|budget|transfer|send|lend|lent|spent|save|salary|fee|add|born|built)\b[^.!?,;\n]{0,30})`;
const unit =
  ' ?(?:steps|calories|kcal|words|euros?|eur|usd|gbp|dollars|pounds|people|km|kg|ml|met(?:er|re)s|sqm|%|[mgk]\\b)';
const dayAfter = `(?:today|tonight|tomorrow|same day|that day|(?:on |next |this )?${shortDay}\\b|on \\d{1,2}(?:st|nd|rd|th)?\\b|the \\d{1,2}(?:st|nd|rd|th))`;
const opened = `(?:remind|wake|ping|nudge|buzz|call|ring) me(?: up)?|(?:set )?(?:an |my |the )?alarm(?: for)?|start(?:s|ing)?(?: at)?`;

function colon(said: string): string {
  return said.replace(/(?<!\d)(\d\d)(\d\d)(?!\d)/g, '$1:$2');
}

const occasion =
  '(?:dinner|lunch|brunch|breakfast|supper|drinks|coffee|tea|cinema|movies?|film|theatre|concert|gig|party|bbq|barbecue|match|game|practice|training|rehearsal|class|lesson|meeting|haircut|dentist|doctor)';

const fullDays: Record<string, string> = { sat: 'saturday', sun: 'sunday', wed: 'wednesday', mon: 'monday' };

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const hourSaid =
  '(?:(?:half|quarter) (?:past |to )?)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}(?:[:.][0-5]\\d)?)(?: ?[ap]m)?';

export const fourDigitHours: Rewrite[] = [
  // "Set an alarm for 6 and make it 7 on weekends", "wake me at 6:30, 8 at weekends".
  [
    new RegExp(
      `^(?=[^.!?]*\\balarm\\b|[^.!?]*\\bwake\\b)([^.!?\\d]*?(?:at|for) )(${hourSaid})(?: (?:every day|daily|normally|usually))?(?:,| and| but|, and|, but) (?:make it |it['’]?s |at |for )?(${hourSaid}) (?:on|at) (?:the )?weekends?(?: please)?[.! ]*$`,
      'i',
    ),
    '$1$2 on weekdays, $1$3 on weekends',
  ],
  // "Getting the 8.14 from Leeds", "back on the 19.03".
  [
    /(?<=\b(?:on|get|getting|got|catch|catching|taking|take|for|miss|missed|booked) the )([01]?\d|2[0-3])\.([0-5]\d)(?= (?:train|bus|ferry|flight|tram|from|to|out of|home|on|there)\b|[,.!;]? *$)/gi,
    '$1:$2',
  ],
  // "Train back is now 19.33".
  [
    /(?<=\b(?:train|bus|ferry|tram|flight|coach)\b[^.,!?\d]{0,20} (?:is|at|leaves|goes|departs|now|moved to) )([01]?\d|2[0-3])\.([0-5]\d)(?=[,.!;]? *$| (?:from|to|now|instead)\b)/gi,
    '$1:$2',
  ],
  // "Training tuesdays and fridays 7 to 8.30 for the u12s" is after school.
  [
    new RegExp(
      `^(?=.*\\b(?:training|practice|drills)\\b)(?=.*\\b(?:u|under[- ]?)(?:[6-9]|1\\d)(?:['’]?s)?\\b)(?!.*(?:\\b(?:sat|sun|week-?end|morning|camp)|\\d ?[ap]m\\b))(.*?\\b${shortDay}s?,? (?:at |from )?)([4-8])(?:[:.]([0-5]\\d))?(?: ?(?:-|–|to|till?) ?([5-9])(?:[:.]([0-5]\\d))?)?(?![\\d:.])`,
      'iu',
    ),
    (_all, before = '', from = '', minutes = '00', to = '', more = '00') =>
      `${before}${from}:${minutes}pm${to ? ` to ${to}:${more}pm` : ''}`,
  ],
  // "Match saturday week away in Naas, throw in at 11" is one plan.
  [
    new RegExp(
      `^((?:(?!(?:what|when|where|is|the)\\b)[\\p{L}\\d]+ ){0,3}(?:match|game|final|semi[- ]?final|fixture|friendly|derby)) (?:is )?(?:on )?((?:this |next )?${shortDay}(?: week)?|the \\d{1,2}(?:st|nd|rd|th))((?: (?:away|at|in|home|against|vs?)\\b)?[^,.!?\\d]{0,40}), (?:(?:and|the) )*(?:kick[- ]?off|throw[- ]?in|tip[- ]?off|tee[- ]?off|face[- ]?off|bully[- ]?off|start(?:s|ing)?|begins?)(?: time)?(?: is)?(?: at)? (\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?)[.! ]*$`,
      'iu',
    ),
    '$1$3 $2 at $4',
  ],
  // "Set us a timer for the roast, 1 hour 20 minutes".
  [/\b(set|give|get|put) us (?=an? (?:timer|alarm|reminder)\b)/i, '$1 me '],
  // "A timer for the roast, hour and 20".
  [
    /\b(?:an? |one )?hour and (\d{1,2}|ten|twenty|forty)(?: minutes| mins?)?(?=[\s.!]*$)/i,
    '1 hour $1 minutes',
  ],
  // "A timer for the roast, 1 hour 20 minutes".
  [
    /\b(an? timer) for ((?:the |my )?\p{L}[\p{L} ]{1,25}?),? (?:for )?((?:\d+|an?|half an) (?:hours?|hrs?|minutes?|mins?)(?:(?: and)? \d+ (?:minutes?|mins?))?)(?=[\s.!]*$)/iu,
    '$1 of $3 for $2',
  ],
  // "Every week starting sat 5 dec": the date names the weekday, too.
  [
    new RegExp(
      `(?<=\\b(?:every|each|weekly|daily|fortnightly)\\b[^.!?]{0,60}\\b(?:starting|beginning|from)(?: on)?) ${shortDay},? (?=(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d))`,
      'iu',
    ),
    ' ',
  ],
  // "Swimming starts sat 5 dec 9:15am, every week".
  [
    new RegExp(
      `\\b(?:starts?|starting|begins?|beginning) (?:on )?(?:${shortDay},? )?((?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}|${month} \\d{1,2}(?:st|nd|rd|th)?)),? (?:at )?(\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m)?),? (?:and )?(?:then |it is |it['’]s )?(weekly|(?:every|each) (?:other |second |two |2 )?weeks?)(?: after that| from then(?: on)?)?(?=[.! ]*$)`,
      'iu',
    ),
    (_all, date = '', clock = '', series = '') =>
      `${/^weekly$/i.test(series) ? 'every week' : series} at ${clock} starting ${date}`,
  ],
  [/(?<=\b(?:[6-9]|1[0-2])(?:[:.][0-5]\d)? )in (?:the )?night\b(?! of\b)/gi, 'at night'],
  // "8 in the morning and 10 at night".
  [
    /\b(?!1[2-9]|2\d)(\d{1,2}(?:[:.][0-5]\d)?) in the morning(,? and|,| &)(?: then)?( at)? (?!1[2-9]|2\d)(\d{1,2}(?:[:.][0-5]\d)?) (?:at night|in the (?:evening|afternoon))(?![\p{L}\d])/giu,
    '$1am$2$3 $4pm',
  ],
  // "Every day at 9 and 9".
  [
    /\b((?:at|@) ?)?(?!1[2-9])(\d{1,2}(?:[:.][0-5]\d)?) (?:and|&) \2(?![\d:.]|\d| ?[ap]m\b)((?: every day| each day| daily)?)/gi,
    (all, link = '', said = '', series = '') =>
      link || series ? `at ${said}am and ${said}pm${series}` : all,
  ],
  // "Drop Ben at his gran's for five": an hour, and no number of people.
  [
    new RegExp(
      `(\\b(?:(?:drop|take|collect|pick up|fetch) [^.!?,]{2,30} (?:at|to|from|off|round)|(?:be|get|arrive|come) (?:at|to|in|back|home|there|here))\\b[^.!?,]{0,30}?) for (?=${hourSaid}(?:[\\s.!]*$|,| (?:on|today|tonight|tomorrow|${shortDay})\\b))`,
      'giu',
    ),
    '$1 at ',
  ],
  // "Alarm 430 on thursday".
  [
    /\b((?:alarm|wake(?: me)?(?: up)?)(?: (?:at|for))?) ([1-9])([0-5][05])(?= ?(?:[ap]m\b|on\b|tomorrow|today|tonight|every|pls|please|\p{L}+day|[,.!]|$))/iu,
    '$1 $2:$3',
  ],
  // "The party tomorrow is 6 to 8".
  [
    new RegExp(
      `^((?:the |my |our )?\\p{L}+(?: \\p{L}+){0,2} (?:on |this |next )?(?:today|tonight|tomorrow|${shortDay})) is (?:from )?(\\d{1,2}(?:[:.][0-5]\\d)?) ?(?:-|–|to|till?|until) ?(\\d{1,2}(?:[:.][0-5]\\d)?(?: ?[ap]m)?)(?=[.! ]*$)`,
      'giu',
    ),
    '$1 $2 to $3',
  ],
  // "Soccer sun 11 at the rec center".
  [
    /\b(sat|sun|wed|mon)(?= (?:at )?(?:\d|1[0-2]|\d{1,2}(?=h))(?:[:.h][0-5]\d|h)?(?: ?[ap]m)?(?: (?:at|with|in|for)\b|\s*(?:$|[,.!?;])))/gi,
    (_all, name = '') => fullDays[name.toLowerCase()] ?? name,
  ],
  // "Dinner saturday with mum and the Okafors, 7.30".
  [
    new RegExp(
      `(?<=^(?:${occasion})\\b(?=[^.!?]*\\b${shortDay}\\b)[^.!?\\d]{3,80}?),? (\\d{1,2})[.:]([0-5]\\d)(?=[.! ]*$)`,
      'i',
    ),
    ' at $1:$2',
  ],
  // "Call nan every sunday afternoon, can you remind me at 4?"
  [
    /\b(every (?:day|week|\p{L}+day)) (morning|afternoon|evening),? (?:so |and )?(?:(?:please|pls|plz|can you|could you|can u) )*remind me (?:at|around|about) (\d{1,2}(?:[:.][0-5]\d)?)(?:ish)?(?: please| pls)?[?.! ]*$/iu,
    '$1 at $3 in the $2',
  ],
  // "Remind me to check the oven in 20".
  [
    /^((?:(?:please|hey|hi|ok|okay|and|can you|could you),? )*(?:remind|ping|nudge|buzz|alert|poke|text|tell) (?:me|us) [^.!?]*\bin (?:[5-9]|[1-9]\d|1[0-7]\d|180))(?=[.!?]*$)/i,
    '$1 minutes',
  ],
  // "Put the slow cooker on at 7": the particle belongs to the verb.
  [
    /^((?:(?:please |remind me to |i need to |and )*)(?:put|turn|switch|leave|keep) (?:the|my|our|his|her) \p{L}+(?: \p{L}+){1,2}? (?:on|off|out|up|down)) at (?=\d|noon|half|quarter)/iu,
    '$1, at ',
  ],
  // "At 84,000 km" has no hour.
  [
    /\b(at|after|with|on|by) (\d{1,3}),(\d{3})(?= ?(?:km|kms|miles?|mi\b|kilomet|hours?\b|steps))/gi,
    '$1 $2$3',
  ],
  [
    new RegExp(
      `${noCode}(?<![\\p{L}\\d:.+-])(${hour}) ?(?:[-–]|(?<=\\b(?:from|between|shift|nights?|earl(?:y|ies)|lates?) \\d{4} |(?<!\\d)0\\d{3} )(?:to|till|until)) ?(${hour})(?![\\d:-]|\\.\\d)(?!${unit})`,
      'giu',
    ),
    (_all, from = '', to = '') => `${colon(from)}-${colon(to)}`,
  ],
  [
    new RegExp(`\\b(${opened}) (?:at )?(0\\d[0-5]\\d|${late})(?=\\s|$|[,.!?;])`, 'giu'),
    (_all, verb = '', said = '') => `${verb} at ${colon(said)}`,
  ],
  // "0700 1900" and "0700 and 1900".
  [
    new RegExp(`^(?:at )?(${hour})(?:,? and|,| \\+| &)? (${hour})[.!]*$`, 'iu'),
    (_all, one = '', other = '') => `at ${colon(one)} and ${colon(other)}`,
  ],
  [
    new RegExp(
      `${noCode}\\b(from|until|till|by|before|after) (${early}|(?!20[0-4]\\d)(?:1\\d|2[0-3])(?:00|15|30|45))(?=,? ${dayAfter}|\\s*$)`,
      'giu',
    ),
    (_all, link = '', said = '') => `${link} ${colon(said)}`,
  ],
  [
    new RegExp(
      `\\b((?:move|push|shift|snooze|bring|reschedule|moved|pushed|shifted|put)\\b[^.!?]{0,40} (?:to|till|until)) (${hour})(?=\\s*(?:$|[,.!?;]))`,
      'giu',
    ),
    (_all, verb = '', said = '') => `${verb} ${colon(said)}`,
  ],
  [
    new RegExp(
      `${noCode}(?<![\\p{L}\\d:.+£$€-])(?<!\\d )(?:${early}|(?<=\\b(?:shifts?|earl(?:y|ies)|lates?|nights?|on call|handover|briefing|meet|meeting|leave|starts?|finish) )(?:${late}))(?=,? ${dayAfter})`,
      'giu',
    ),
    (said) => colon(said),
  ],
  // "Early 29th 0700" is an early shift.
  [
    new RegExp(
      `^(early|late|mid|night|day|long)s? (?:on )?(?:the )?(\\d{1,2}(?:st|nd|rd|th)(?: of)?(?: \\p{L}{3,9})?|${shortDay}|tomorrow) (?:at )?(${hour}|\\d\\d:\\d\\d-\\d\\d:\\d\\d)$`,
      'iu',
    ),
    (_all, name = '', day = '', said = '') =>
      `${name} shift ${/^\d/.test(day) ? 'on the ' : ''}${day} ${said.includes(':') ? '' : 'at '}${colon(said)}`,
  ],
  // Nobody plans for the year 2100.
  [
    /\b(\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* \d{1,2}(?:st|nd|rd|th)?),? (0\d[0-5]\d|1[0-8][0-5][05]|2[1-3][0-5][05])(?=\s|$|[,.!?;])/gi,
    (_all, date = '', said = '') => `${date} ${colon(said)}`,
  ],
  // "28th free?"
  [
    new RegExp(
      `^(?:and |is |am i )?((?:the )?\\d{1,2}(?:st|nd|rd|th)|${shortDay}|today|tonight|tomorrow)(?: (?:still|all))? (free|busy)\\s*\\?$`,
      'i',
    ),
    (_all, said = '', state = '') => `am i ${state} ${/^\d/.test(said) ? 'on the ' : ''}${said}?`,
  ],
  // "They moved it to 930".
  [
    /\b((?:(?:they|he|she|we|it)(?:['’]?s|['’]?ve| have| has| was| got)? )?(?:moved|pushed|shifted)(?: it| that)? to) ([1-9])([0-5][05])(?=\s*(?:$|[,.!?;]))/gi,
    '$1 $2:$3',
  ],
  // "1hr 15 move the car" means in that time.
  [
    /^(?:in )?(\d{1,3} ?(?:h|hrs?|hours?|m|mins?|minutes?)(?: ?[1-5]\d(?: ?(?:m|mins?|minutes?))?)?),? (?:to )?(?=\p{L}{2,} (?:the|my|our|a|an|his|her|it|them|off|out|up|in|on|down|back)\b)(?!(?:on|off|at|in|of|for|with|from|to|and|or|plus|per|is|are|was|were|will|would|should|has|have|had|since|before|after|later|late|early|away|ago|more|walk|run|call|break|nap|ride|drive|left|till|until|a|an|the|my|our)\b)/iu,
    'in $1 ',
  ],
  // "Remind me in 20 to move the washing", "remind me 15 before".
  [/\b((?:remind|ping|nudge|alert) me in) (\d{1,2})(?= (?:to|about|that)\b|[\s.!]*$)/gi, '$1 $2 minutes'],
  [
    /^((?:(?:ok|and|also|oh|then),? )*(?:the |my )?\p{L}{3,}(?: \p{L}+)?) in (10|15|20|25|30|40|45|50)(?=[\s.!]*$)/iu,
    '$1 in $2 minutes',
  ],
  [
    /\b((?:remind|ping|nudge|alert|tell) me) (\d{1,2}) (before|beforehand|earlier)(?=[\s.!]*$|,? (?:too|as well|please)\b)/gi,
    '$1 $2 minutes $3',
  ],
  // "Ingrid's call is wednesday 2pm stockholm".
  [
    /^(?=.*\b(?:calls?|meetings?|stand-?ups?|webinars?|zooms?|video|conference|interviews?|demos?)\b)(.*\b(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}:\d\d)),? (\p{L}{3,}(?: \p{L}{3,})?)(?=[\s.!]*$)/iu,
    (all, said = '', place = '') => (placeZone(place) ? `${said} ${place} time` : all),
  ],
  // "11 30 am" is one hour, "dec 9 10am" a day and an hour.
  [
    /(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? )(?<![\d.,:/-])\b(\d{1,2}) ([0-5]\d) ?(am|pm)\b/gi,
    '$1:$2 $3',
  ],
];
