import type { Heard, Phrase } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';

// Tasks in house, garden and kitchen, which Sidekick has no commands for.
const doing = new Set(
  'fix repair mend clean wash cook bake boil grill roast freeze thaw defrost bleed unclog unblock replace install assemble hang paint plaster sand varnish wallpaper tile plant prune trim sow grow repot descale iron fold sew hem knit tie fit wire plumb remove make build treat cure stop lose change jump jumpstart tighten oil grease peel chop knead whip poach steam sharpen polish pump inflate patch seal insulate hoover renew apply file claim'.split(
    ' ',
  ),
);

const ours =
  /\b(?:remind\w*|todos?|lists?|items?|notes?|notif\w*|alarms?|alerts?|timers?|journal\w*|diary|mood|summar\w*|recaps?|quiet|birthdays?|dates?|facts?|calendars?|accounts?|password|number|e-?mail|name|(?:time)?zone|time|times|day|language|whats ?app|telegram|channels?|messages?|chat|history|data|app|sidekick|undo|it|that|this|them|one|you|everything|all|here|tick|done|series|snooze|settings?|something|anything|things?|new)\b/i;

/** Phrases for questions about what Sidekick sends, when, where and at what price. */
export const howItWorksPhrases: Phrase[] = [
  {
    // "How do I fix a dripping tap" asks for what only others know.
    intent: 'talk',
    isTalk: true,
    strength: 'certain',
    when: 'never',
    say: ['[and|so|but|ok] how (do|can|should|would|could) (i|we|you|one) [best|even|actually] {task}'],
    fits: (heard) => {
      const [verb = ''] = heard.text('task').toLowerCase().split(' ');
      return (
        heard.text('task').split(' ').length > 1 &&
        doing.has(verb) &&
        !ours.test(heard.whole) &&
        heard.find('task').length === 0
      );
    },
    calls: ({ text }) =>
      `How that is done I can’t tell you: I know only what you have told me. “Add it to my list” keeps “${text('task')}” as a todo.`,
    examples: ['how do i fix a dripping tap', 'how can i bleed a radiator'],
    counterExamples: ['how do i delete a reminder', 'how do i change the time'],
  },
  {
    // "You forgot to remind me!!"
    intent: 'help',
    strength: 'certain',
    when: 'may',
    say: [
      '[hey|but|and|ugh|so|oh] (why did you not|why have you not|you|u) [just] (forgot|forget|did not|missed|failed|never|have not|remind|tell) [to] (remind|reminded|tell|told|wake|woke|ping|pinged|warn|warned|remind me|me) [me] [up] [about|of|for|at|on] [{what}]',
      '[hey|but|and|ugh|so|oh] (i|we) (did not|never|have not) (get|got|receive|received|see|seen) (a|any|the|my|your) (reminder|reminders|notification|alarm|message|alert) [about|of|for|at|on] [{what}]',
      '[hey|but|and|ugh|so|oh] (the|my|your|no) (reminder|alarm|notification) [for {what}|about {what}] (did not|never|has not) (come|came|work|worked|go off|went off|ring|rang|arrive|arrived|fire|show up)',
      '[hey|but|and|ugh|so|oh] no (reminder|alarm|notification) [came|arrived|today|this morning|at all]',
    ],
    fits: ({ whole, has, text, times, world }) =>
      // "No alarm on thursday" is about a day to come.
      times.every(
        (time) => !('date' in time) || !time.date || time.date <= localDate(world.now, world.zone),
      ) &&
      /\b(?:not|never|forg[eo]t|missed|failed|no)\b|n['’]?t\b/i.test(whole) &&
      (!has('what') || text('what').split(' ').length <= 5),
    calls: () =>
      'I’m sorry about that. I remind you of what is set here: “my reminders” shows it, and Channels on your dashboard where the messages go. If it is missing, tell me what and when, and I set it now.',
    examples: ['you forgot to remind me!!', "i didn't get a reminder this morning"],
    counterExamples: ['remind me not to forget the cake'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'may',
    say: [
      '[and|so] (did|have) you (send|sent) me (anything|something|a message|any messages|a reminder|any reminders) [so far|already|yet]',
    ],
    fits: ({ times }) => times.every((time) => !('time' in time) || !time.time),
    calls: () =>
      'What I sent is above, in this conversation. “What do I have today” shows what is due, and “my reminders” what is set.',
    examples: ['did you send me anything today'],
  },
  {
    intent: 'help',
    strength: 'likely',
    when: 'may',
    say: [
      '[and|so] what (did|have) i (ask|asked|say|said|tell|told|write|written|text|message) [to] [you] [before|earlier|last|so far|just now|first]',
    ],
    fits: ({ whole, times }) =>
      (times.length > 0 && !/\babout\b/i.test(whole)) ||
      /\b(?:before|earlier|last|just now|first|so far)\b/i.test(whole),
    calls: () =>
      'What we wrote is above, in this conversation. What I kept of it you see with “what do you know about me”, “my list” and “my reminders”.',
    examples: ['what did i ask you earlier'],
    counterExamples: ['what did i tell you about thursday'],
  },
  {
    // "How do I turn it back on later?", after talk about a setting.
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|but] how (do|can|would) i (turn|switch) (it|that|them|those) [back] (on|off) [again|later|then]',
      '[and|so|but] how (do|can|would) i get (it|that|them) back [again|later]',
    ],
    fits: (heard) => topicIn(heard) !== '',
    calls: (heard) => {
      const isOff = /\boff\b/i.test(heard.whole);
      const topic = topicIn(heard).toLowerCase();
      const name = /quiet/.test(topic)
        ? 'the quiet hours'
        : /recap/.test(topic)
          ? 'the weekly recap'
          : /journal/.test(topic)
            ? 'the journal prompts'
            : 'my daily summary';
      return `Write “turn ${isOff ? 'off' : 'on'} ${name}”.`;
    },
    examples: [],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|but] (is|are) (this|it|you|sidekick|the app|all this) [all|really|actually|completely] free [of charge|to use|for me|forever]',
      '[and|so|but] (how much|what) (does|do|will|would) (this|it|you|sidekick|the app) (cost|cost me|charge|charge me) [me|a month|per month]',
      '[and|so|but] (does|do|will|would) (it|this|you|sidekick|the app) cost [me] (anything|something|money|a lot|much) [a month|to use]',
      '[and|so|but] (do|must|will) i [have to|need to] pay [for] [this|it|you|anything|something]',
    ],
    calls: () => 'I charge nothing, and there is nothing to buy here.',
    examples: ['is this free', 'do I have to pay for this?'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[please] (do not|stop|no more|no) (email|e mail|emailing|emails|mail|mailing|mails|e mails) [me|to me] [anymore|any more|again|please|now]',
      '(how (do|can) i|i want to|please|can you|can i) (stop|turn off|switch off|unsubscribe from|get rid of|end) (the|your|all|these|those|all the) (emails|e mails|mails|e mail|email) [from you]',
      '(i do not want|i want no) [any|any more|more|your|these] (emails|e mails|mails) [from you|anymore|any more]',
    ],
    calls: () =>
      'Where I write to you is set under Channels on your dashboard: disconnect e-mail there, or put another channel first. “Pause my summary” and “turn off the weekly recap” stop those two everywhere.',
    examples: ["don't email me anymore", 'how do i stop the emails'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] (what time|when) (do|will|would) you (send|announce|tell me|remind me|message me|write) [me] [of|about] [my|the|all] (birthdays|birthday|anniversaries|a birthday)',
      '[and|so] (what time|when) (do|will) (birthdays|the birthdays|birthday reminders) (come|arrive|get sent)',
    ],
    calls: () =>
      'On the day itself, at 9 in the morning. “Remind me 3 days before Anna’s birthday” adds an earlier message.',
    examples: ['what time do you send birthdays'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] what (happens|if) [if|when] my (phone|mobile|computer|laptop|internet|wifi) (is|goes) (off|dead|broken|lost|down|offline|on silent|switched off|turned off)',
      '[and|so] what happens (if|when) i (lose|change|break|switch off|turn off|get a new) [my] (phone|mobile|computer|number)',
    ],
    calls: () =>
      'Everything is kept with your account, not on your phone. I write on time, and the message waits until the phone is back on.',
    examples: ['what happens if my phone is off'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'words',
    say: ['[so|and|ok|okay] (what now|what next|now what|what do i do now|what happens now)'],
    fits: (heard) => heard.world.mentions.length === 0,
    calls: () => ({ tool: 'help', input: {} }),
    examples: ['ok so what now'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] (how (do|can) i|can i) (turn|switch|shut) you (off|down|up)',
      '[please|just|oh|ok] (be quiet|keep quiet|stay quiet|shut up|hush|shush|stop talking|be silent) [please|for a bit|for a while|will you]',
      '[and|so] (how (do|can) i|can i) (stop|mute|silence|pause|quiet) you [for a while|at night]',
    ],
    calls: () =>
      'I only write when something is due. “Quiet hours from 22 to 7” stops all but your reminders at night, “pause my summary” the summary, and Channels on your dashboard disconnects me.',
    examples: ['how do I turn you off'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] what [else|all] (can|could|do|will|would) you send [me|to me|us] [by yourself|then]',
      '[and|so] (do|will) i get (anything|something) [else] (by default|by itself|automatically|from you)',
    ],
    calls: () =>
      'Reminders at their time, birthdays in the morning, a daily summary (“send me a summary every day at 7:30”), a weekly recap, and in the evening the question for your journal, if you like.',
    examples: ['what else can you send me'],
  },
  {
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so] (what is|what are|explain) [a|an|the|your|this] (summary|daily summary|digest|recap|weekly recap|quiet hours|quiet hour|journal) [for|exactly|good for|then]',
      '[and|so] what (does|do|means) [a|an|the|your] (summary|daily summary|recap|weekly recap|quiet hours|journal) [mean|do|contain]',
      '[and|so] (what|why) (is|are) (it|they|that|those|these) [good] for [then|exactly|actually]',
      '[and|so] what (does|do) (it|they|that|those) do [then|exactly|actually]',
    ],
    fits: (heard) =>
      topicIn(heard) !== '' &&
      /^(?:(?:and|so) )?(?:explain|why|what (?:is|are|does|do|means|['’]?s))\b(?!.* my\b)/i.test(heard.whole),
    calls: (heard) =>
      /quiet/i.test(topicIn(heard))
        ? 'Quiet hours are when I send nothing but what you gave a time yourself: “quiet hours from 22 to 7”.'
        : /recap/i.test(topicIn(heard))
          ? 'The recap comes once a week and says what was done and what is ahead: “send my recap on sunday at 18:00”.'
          : /journal/i.test(topicIn(heard))
            ? 'The journal keeps how your days were. Write “journal”, and I ask four short questions; or “mood 7 out of 10”.'
            : 'The summary is one message a day with your todos and the reminders ahead: “send me a summary every day at 7:30”.',
    examples: ['what is a summary?', 'what is a recap', 'explain quiet hours'],
    counterExamples: ['what is my summary'],
  },
  {
    // "Will it ring or just send a message?"
    intent: 'help',
    strength: 'certain',
    when: 'never',
    say: [
      '[and|so|but] (will|does|do|would) (it|you|they|that|the reminder|reminders|the reminders|a reminder|the alarm) (ring|beep|buzz|vibrate|make a sound|make a noise|call me|phone me|go off|sound) [or {rest}]',
    ],
    fits: ({ whole, hasQuestionMark }) => hasQuestionMark || / or /i.test(whole),
    calls: () =>
      'I only send a message, at its time, and don’t ring or call. What you hear is your phone’s sound for messages.',
    examples: ['will it ring or just send a message?', 'does it make a sound?'],
    counterExamples: ['will you call me a cab'],
  },
];

const topics = /\b(?:summary|digest|recap|quiet hours?|journal)\b/i;

// "What are they for?" is about the setting of the last answer.
function topicIn({ whole, world }: Heard): string {
  return topics.exec(whole)?.[0] ?? topics.exec(world.lastReply ?? '')?.[0] ?? '';
}
