import { withCompany } from './company';
import { foreignTopic } from './foreign';
import { isPronoun, itemBefore, titleOf } from './naming';
import { eachTime, twoTasks } from './several-times';
import { hasClock, type Timed, takeExpectedWhen, takeWhen } from './times';
import { alarmNoun, asks, rule, taskVerb } from './vocabulary';
import { call, type Recogniser, say, type Talk, type Wish } from './wish';

const remind =
  /\b(?:remind(?:ing|ed)?|remember)\s+(?:me|us|myself)\b|\b(?:to )?be reminded\b|^remind(?= (?:to|about|of|at|on|in|that|the)\b)/i;
const onlyTimes =
  'I can remind you at a time, not when something happens. Say “remind me to feed the cat at 6”. Nothing was saved.';
const refuses =
  /\b(?:do not|don't|stop|no longer|never|no need to|needn't|quit|not)\s*(?:ever\s+|you\s+to\s+)?$/i;

/** "remind me to ...", with the words around it; "remind me what ..." is left to the questions. */
export const remindMe: Recogniser = withCompany((text, talk) => {
  const found = remind.exec(text);
  if (!found || /^(?:do|did) you remember me\b/i.test(text)) return null;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length).trim();
  if (/\bforget to\s*$/i.test(before)) return setFrom('', after, talk);
  if (refuses.test(before)) return [stopReminding(after)];
  if (asks.test(before) && !/^(?:any|should)\b/i.test(before)) return [listAbout(after)];
  if (/^(?:of |about )?(?:what|where|who|which)\b/i.test(after)) return null;
  if (
    /^(?:when|once|as soon as|if) (?:i|we|he|she|they|you|\w+) \w+/i.test(after) &&
    takeExpectedWhen(`${before} ${after}`).when === ''
  )
    return [say('calendar_set', onlyTimes)];
  if (/^(?:when|how|why|if)\b.*\b(?:is|are|was|starts|ends|begins)$/i.test(after)) return null;
  return setFrom(before, after, talk);
});

/** "don't let me forget", "make sure I", "remember to": reminders in other words. */
export const dontForget: Recogniser = withCompany((text, talk) => {
  const found =
    /(?:\b(?:do not|don't|never) (?:let me |you )?forget(?: to| about| that)?|^(?:help me |i (?:must|need to|should|have to) |to )?remember to|^(?:make sure|see to it|ensure)(?: that)? i(?: don't forget to| do not forget to| remember to)?)\s+(?=\S)/i.exec(
      text,
    );
  if (!found || found.index > 60) return null;
  return setFrom(text.slice(0, found.index), text.slice(found.index + found[0].length), talk);
});

const make =
  'set(?:ting)?(?: up)?|create|make|add|put(?: in| on)?|schedule|need|want|like|send(?: me)?|give(?: me)?|have|start|get(?: me)?|book|place|leave|new|write|note|save|enter|activate|turn on|switch on';

/** "set a reminder for friday: submit report", "new reminder call mom at 5", "reminder: ..." */
export const reminderNoun: Recogniser = withCompany((text, talk) => {
  if (asks.test(text)) return null;
  const found =
    rule(
      `^(?:.{0,60}?\\b)?(?:${make})\\s+(?:(?:a|an|the|my|another|new|up|in|me|out|on|some|weekly|daily|monthly|yearly|recurring|repeating|calendar|event|quick)\\s+)*(?:reminders?|notifications?|alerts?)\\b(?: on my (?:phone|calendar))?`,
    ).exec(text) ?? /^reminders?\b(?=\s*[:,-]|\s+(?:to|about|for|that|at|on|in)\b)/i.exec(text);
  if (
    !found ||
    /\b(?:list|show|delete|remove|cancel|clear|change|move|all|any|turn on|switch on)\b/i.test(found[0])
  )
    return null;
  const after = text.slice(found.index + found[0].length);
  if (/\b(?:notification|alert)s?\b/i.test(found[0]) && foreignTopic(after) && takeWhen(after).when === '')
    return null;
  return setFrom('', after, talk);
});

/** Alarms, timers and wake-up calls; several times are several alarms. */
export const alarm: Recogniser = (text) => {
  if (asks.test(text) || /^(?:do not|don't)\b/i.test(text)) return null;
  const wishes = eachTime(text).map(alarmIn);
  const meant = wishes.flatMap((wish) => wish ?? []);
  return meant.length === wishes.length ? meant : alarmIn(text);
};

function alarmIn(text: string): Wish[] | null {
  const wake =
    /\bwake (?:me|us|him|her)(?: up)?\b|\bget me up (?=at|by|around)|\bwant to (?:wake|get) up\b|\bneed to (?:wake|get) up\b(?= at| by)/i.exec(
      text,
    );
  if (wake) {
    const { when, rest } = takeExpectedWhen(
      `${text.slice(0, wake.index)} ${text.slice(wake.index + wake[0].length)}`,
    );
    const why = /\b((?:to|for) .+)$/i.exec(rest)?.[1] ?? '';
    return [
      call('alarm_set', 'set_reminder', {
        title: titleOf(why) ? `Wake up: ${lower(titleOf(why))}` : 'Wake up',
        when,
      }),
    ];
  }
  const timer = rule(
    `^(?:(?:${make})\\s+)?(?:(?:a|an|the|my|another|new|up|me)\\s+)*(?:[\\w -]{1,25}\\s)?(?:timer|countdown)\\b`,
  ).exec(text);
  if (timer && !/\b(?:cancel|stop|delete|remove|clear|check|show|list)\b/i.test(text)) {
    const { when, rest } = takeExpectedWhen(
      text.replace(
        /\b(timer|countdown) (?=\d|(?:an?|half an|ten|five|twenty|thirty) (?:hour|min))/i,
        '$1 for ',
      ),
    );
    const name = titleOf(
      rest
        .replace(rule(`^(?:${make})\\b|\\b(?:timer|countdown|a|an|the|my)\\b`), ' ')
        .replace(/\b(?:a|an|the|timer|countdown)\b/gi, ' '),
    );
    return [call('calendar_set', 'set_reminder', { title: name ? `Timer: ${lower(name)}` : 'Timer', when })];
  }
  const set = rule(
    `(?:^|\\b(?:and|to) )(?:${make})\\s+(?:(?:a|an|the|my|another|new|up|me|on|some|recurring|daily|weekly|weekday|morning|repeating|early|would|like)\\s+)*(?:${alarmNoun})\\b|^alarms?(?: clock)?(?: set)? (?=for|at|in|\\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)\\b)|^(?:an? )?alarms?$|^wake[- ]?up call\\b`,
  ).exec(text);
  if (!set) return wantedAlarm(text);
  const { when, rest } = takeExpectedWhen(text.slice(set.index + set[0].length));
  const title = titleOf(
    rest.replace(
      /^\s*(?:which|that|so that|so|labelled|labeled|named|called|titled|with the (?:name|label|title))\b/i,
      '',
    ),
  );
  const wakes = /\bwake/i.test(set[0]) || /^(?:wake up|wake me up)$/i.test(title);
  return [call('alarm_set', 'set_reminder', { title: wakes ? 'Wake up' : title || 'Alarm', when })];
}

/** "ping me in an hour", "tell me at 5 to leave", "let me know at noon": only with a time, and nothing of another trade. */
export const tellMeAt: Recogniser = (text, talk) => {
  const found = /^(?:alert|notify|ping|nudge|buzz|warn|tell|text|message|let) (?:me|us)(?: know)?\b/i.exec(
    text,
  );
  if (!found || asks.test(text.slice(found[0].length).trim())) return null;
  const after = text.slice(found[0].length);
  const task = rule(
    `\\bto (?:${taskVerb}|leave|be|drink|eat|stretch|stop|rest|sleep|pray|head|hit|log)\\b`,
  ).test(after);
  if (/^(?:tell|let)/i.test(found[0]) && !task) return null;
  const timed = takeExpectedWhen(after);
  if (timed.when === '' || (foreignTopic(timed.rest) && !task)) return null;
  if (titleOf(timed.rest) !== '') return setFrom('', after, talk);
  return [call('alarm_set', 'set_reminder', { title: 'Alert', when: timed.when })];
};

function wantedAlarm(text: string): Wish[] | null {
  if (!rule(`^i(?:'d| would)? (?:like|need|want)(?: to have)? (?:an?|the|my) (?:${alarmNoun})\\b`).test(text))
    return null;
  return [call('alarm_set', 'set_reminder', { title: 'Wake up', when: takeExpectedWhen(text).when })];
}

/** "three times tomorrow", "twice a day": how often, without saying when. */
const manyTimes =
  /(?:^|\s)(?:once or twice|twice|thrice|(?:two|three|four|five|six|several|many|multiple|a few|a couple(?: of)?|\d{1,2}) times)(?: (?:a|per|each|every) (?:day|week|month|hour|morning|evening|night)\b|(?= (?:daily|weekly|today|tomorrow|tonight|this|next|on \w+day|every|each)\b)|(?<=^\s?(?:\S+ ){1,4}times|^\s?(?:twice|thrice))(?= (?:to|about)\b))/i;
const nameTimes =
  'At which times? Name each of them: say “remind me at 9, 13:00 and 17:00 to drink water”. Nothing was saved yet.';

/** A reminder from what was said before and after "remind me"; each time and each timed task is one of its own. */
function setFrom(before: string, after: string, talk: Talk): Wish[] {
  const times = eachTime(after);
  const often = manyTimes.exec(after)?.[0];
  if (often !== undefined) {
    const isDaily = / day$/i.test(often);
    if (times.length < 2 || (!isDaily && / (?:a|per|each|every) /i.test(often)))
      return [say('calendar_set', nameTimes)];
    return setFrom(before, after.replace(often, isDaily ? ' every day' : ' ').trim(), talk);
  }
  if (times.length > 1) return times.flatMap((one) => setFrom(before, one, talk));
  const earlier = eachTime(before);
  if (earlier.length > 1) return earlier.flatMap((one) => setFrom(one, after, talk));
  const dayBefore = takeWhen(before).when;
  if (hasClock(dayBefore)) {
    const whole = twoTasks(`${dayBefore} ${after}`);
    if (whole) return whole.flatMap((half) => setFrom('', half, talk));
  }
  const pair = twoTasks(after);
  if (pair) return pair.flatMap((half) => setFrom(dayBefore, half, talk));
  const said = `${before} ${after}`.trim();
  const timed = takeExpectedWhen(said);
  const title =
    titleOf(partAfter(takeExpectedWhen(after))) || titleOf(takeWhen(before).rest.replace(noise, ' '));
  const meant = title || (isPronoun(lastWord(after)) ? titleOf(itemBefore(talk) ?? '') : '');
  if (meant === '' && timed.when === '') {
    return [
      say(
        'calendar_set',
        'What should I remind you of, and when? Say “remind me to call Anna tomorrow at 5”. Nothing was saved yet.',
      ),
    ];
  }
  if (meant === '') {
    return [
      say(
        'calendar_set',
        `What should I remind you of? Say “remind me to call Anna ${timed.when.replace(/^for /i, '')}”. Nothing was saved yet.`,
      ),
    ];
  }
  return [call('calendar_set', 'set_reminder', { title: meant, when: timed.when })];
}

const noise =
  /\b(?:please|can you|could you|i want you to|i need you to|i would like you to|and|so|to be|set|i need|i want)\b(?=\s*$)|[,;]\s*$/gi;

// "friday 10am: submit report" says the task behind the colon.
function partAfter({ rest }: Timed): string {
  const colon = /^(.{0,40}?)[:–—]\s+(.+)$/.exec(rest);
  return colon?.[2] && titleOf(colon[1] ?? '').split(' ').length < 3 ? colon[2] : rest;
}

function stopReminding(after: string): Wish {
  const timed = takeWhen(after.replace(/\b(?:any ?more|again|any longer|please)\b/gi, ' '));
  const item = titleOf(timed.rest);
  if (item)
    return call('calendar_remove', 'delete_reminders', {
      items: [lower(item)],
      when: timed.when || undefined,
    });
  if (timed.when) return call('calendar_remove', 'delete_reminders', { when: timed.when });
  return say(
    'calendar_remove',
    'Which reminder should I remove? Say “delete the dentist reminder”. Nothing was changed.',
  );
}

function listAbout(after: string): Wish {
  const { when, rest } = takeWhen(after);
  const about = titleOf(rest);
  return call('calendar_query', 'list_reminders', {
    when: when || undefined,
    about: about ? lower(about) : undefined,
  });
}

function lastWord(text: string): string {
  return takeWhen(text)
    .rest.replace(/^(?:to|about|of|for)\s+/i, '')
    .replace(/[.!?]+$/, '');
}

function lower(title: string): string {
  return /^(?:[A-Z]{2}|I\b)/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
