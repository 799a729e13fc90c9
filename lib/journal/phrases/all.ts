import { amendedPhrases, continues } from '@/lib/journal/phrases/amended';
import { hardTime, moodPhrases } from '@/lib/journal/phrases/moods';
import { otherDayPhrases } from '@/lib/journal/phrases/other-days';
import {
  isAppointment,
  isOfEntry,
  journal,
  keepText,
  myJournal,
  offerToKeep,
  pointedPhrases,
  textBefore,
  withoutAsking,
} from '@/lib/journal/phrases/pointed';
import { promptPhrases } from '@/lib/journal/phrases/prompts';
import type { Heard, Phrase } from '@/lib/phrases/phrase';

const noEntry = /^(?:reminders?|prompts?|entry|entries|this|it|that|something|an entry)$/i;

const cannotChange =
  'I can’t change or delete a journal entry here, so it stays as it is. On your dashboard, the Journal tab can delete it; then tell me the right words and I keep them anew.';

export const journalPhrases: Phrase[] = [
  ...amendedPhrases,
  ...otherDayPhrases,
  ...pointedPhrases,
  ...moodPhrases,
  ...promptPhrases,
  {
    intent: 'journal_set',
    when: 'words',
    isContent: true,
    say: [
      `[i would like to|i want to|let me|can i|could i|may i] (write|add|put|note|save|log|record|enter|jot down|write down) [this|it|that|something|an entry|a note] [down] (in|into|to) ${myJournal} [for today|today] [that|:] {text}`,
      `(add|write|make|create|new) ${myJournal} [:|that|saying|with] {text}`,
      'dear (diary|journal) [:] {text}',
      `${journal} [entry] : {text}`,
      `[one|this|this one|here is one|another|another one|something] for ${myJournal} : {text}`,
      `(save|add|keep|put|store|write) (this|that|it) [down] as ${myJournal} [entry] [:] {text}`,
      `(write|add|put|note|save|log) {text} (in|into|to) ${myJournal}`,
      `{text} (put|write|note|save|log|add) (that|it|this) [down] (in|into|to) ${myJournal} [please]`,
      '{text} [please] journal (that|this|it) [please]',
    ],
    fits: (heard) => !isAppointment(heard) && !noEntry.test(heard.text('text')),
    calls: (heard) => {
      // "… all fine! Write that in my journal, I am so tired" keeps both.
      const before =
        /^(?:i |let |can |could |may |please )*\w+ (?:that|this) (?:down )?(?:in|into|to)\b/i.test(
          heard.whole,
        )
          ? textBefore(heard)
          : '';
      return {
        tool: 'journal',
        input: { do: 'keep', feeling: [before, entryIn(heard)].filter(Boolean).join(' ') },
      };
    },
    examples: ['write in my journal that I finally slept well', 'add to diary: proud of the meeting'],
    counterExamples: ['show me my journal'],
  },
  {
    intent: 'journal_set',
    when: 'words',
    isContent: true,
    say: ['(log|journal) that {text}', '(log|journal) : {text}'],
    fits: (heard) => /^(?:i|we|my|our)\b/i.test(heard.text('text')) || /^journal/i.test(heard.whole),
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: entryIn(heard) } }),
    examples: ['log that I ran 6k today'],
    counterExamples: ['log that the printer is broken'],
  },
  {
    // The words of an entry cannot be changed. An older entry is deleted only on the dashboard.
    intent: 'journal_set',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      '[no|sorry|actually] (the last one|the last entry|it|that|this|the entry|my entry|that entry|{x:word}) should (say|read|be|have said|have been) {text}',
      '(change|replace|correct|fix|edit|swap) {x} (to|with|into|for) {text}',
      '(take out|leave out|cut|remove|delete|erase|drop) (the|that) (bit|part|line|sentence|words) (about|with|where|on) {words}',
      '(take out|leave out|cut|remove|delete|erase|drop) the {words} (bit|part|line|sentence)',
      `(change|correct|fix|edit|delete|remove|erase) (the|my|that|this|the last|my last|todays) (${journal}|entry) [about {x}|for {x}|from {x}]`,
    ],
    fits: (heard) => isOfEntry(heard),
    calls: (heard) => {
      // Right after an entry was kept, "delete that entry" takes it back.
      const isNewest = heard.world.lastChanges?.some(({ tool }) => tool === 'journal');
      if (
        isNewest &&
        !heard.has('words') &&
        !heard.has('x') &&
        /^(?:delete|remove|erase)\b.*\b(?:that|this|it|last)\b/i.test(heard.whole)
      )
        return { tool: 'undo', input: {} };
      return cannotChange;
    },
    examples: [],
  },
  {
    // "Also write in it that we made up" after an entry was made.
    intent: 'journal_set',
    when: 'words',
    isContent: true,
    say: [
      '[and|also|please] (write|add|put|note) [down] (in|into|to) (it|there) [also|too] [that|:] {text}',
      '(and also|and|also|oh and|plus|and add|also add|also note|and note) {text}',
    ],
    strength: 'certain',
    fits: (heard) =>
      heard.world.lastChanges?.some(({ tool }) => tool === 'journal') === true &&
      heard.world.mentions.length === 0 &&
      !heard.hasQuestionMark &&
      (/\b(?:in|into|to) (?:it|there)\b|\bnote\b/i.test(heard.whole) || continues(heard.text('text'))),
    calls: keepText,
    examples: [],
  },
  {
    intent: 'journal_set',
    say: [
      `(start|begin|open|do|fill in|continue|write|write in|let us do|let us write|i want to write|i would like to write|i want to do|make|add|new|update) [in|to|into] ${myJournal} [now|for today|today]`,
      '(i want to|i would like to|let us|can i|can we) (journal|write in my journal|write in my diary)',
      `[my] ${journal}`,
      'journal (now|today|time)',
    ],
    calls: () => ({ tool: 'journal', input: { do: 'start' } }),
    fits: (heard) => heard.sense === 'none' || heard.when.toLowerCase() === 'today',
    examples: ['start my journal', 'i want to journal'],
  },
  {
    intent: 'journal_query',
    isQuestion: true,
    say: [
      `(show|read|see|open|view|list|look at|what is in|what did i write in|give me|let me see|i want to see|i want to read|find) [me|to me] [all] [of] [my|the] [last|latest|past|recent|old|previous] (journal|diary|journal entries|diary entries|journals|entries|journal entry|entry)`,
      '(what did i write|what have i written|what did i feel|how did i feel) [in my journal|in my diary] [about it]',
      '(show me|read me|read|what) [what] (i|i have|did i) (wrote|written|write|put) (in|into) (my|the) (journal|diary) [down]',
      '(show me|show|read me|read|read back|read me back|read out) what (i|i have|i had) (wrote|written|put) [down] [in (my|the) (journal|diary)]',
    ],
    calls: (heard) => ({ tool: 'journal', input: { do: 'show', ...daysIn(heard) } }),
    examples: ['show me my journal'],
  },
  {
    intent: 'journal_query',
    isQuestion: true,
    say: [
      'how (have|has|did) (i|my mood) (been|felt|feel|feeling) [feeling|doing] [lately|recently|these days]',
      '(how|what) (is|was|has been|were) my (mood|moods|feelings|emotional state) [been] [like|lately|recently|these days|so far]',
      'how (was|were|am|have) i (feeling|doing|been doing) [lately|recently|these days]',
      '(show|give|tell) me my (mood|moods|mood graph|mood summary|feelings)',
      'my mood [lately|recently]',
      '(mood|mood summary|mood graph)',
    ],
    calls: (heard) => ({ tool: 'journal', input: { do: 'mood', ...daysIn(heard) } }),
    examples: ['how have I been feeling lately', 'how was my mood'],
  },
  {
    intent: 'journal_set',
    say: [
      '(ask|prompt|remind) me (for|about|to write|to do|to write in|to fill in|to keep) [my|the|a] (journal|diary)',
      '(turn on|switch on|enable|start|resume|activate) [my|the] journal (prompts|prompt|reminders|reminder|question|questions)',
      '(set|move|change|put) [my|the] journal (prompts|prompt|reminder|time|question) [to|at|for]',
      '[my] journal (prompt|reminder|prompts) (at|to)',
    ],
    calls: (heard) =>
      heard.sense === 'none'
        ? { tool: 'journal', input: { do: 'prompt', active: true } }
        : { tool: 'journal', input: { do: 'prompt', time: heard.when } },
    examples: ['ask me for my journal every day at 9pm', 'turn on my journal prompts'],
  },
  {
    // The journal's question in other words.
    intent: 'journal_set',
    when: 'must',
    say: [
      '(ask|prompt|text|message|check in with|check with) me [and ask] [about] how (my|the) day (went|was|has been|is going|is)',
      '(ask|prompt|text|message|check in with|check with) me [and ask] [about] how (i am feeling|i feel|i felt|i am doing|i am|it went|things went)',
      '(ask|prompt|check in with) me [about (my day|the day|my mood|my feelings)] [instead|please]',
    ],
    fits: ({ times: [time, other], whole }) =>
      (time?.kind === 'time' && !other) ||
      (time?.kind === 'recurrence' &&
        /\b(?:every|each) (?:single )?(?:day|night|evening|morning)\b|\bdaily|\bnightly/i.test(whole)),
    calls: (heard) => ({
      tool: 'journal',
      input: { do: 'prompt', ...(heard.sense === 'series' ? { active: true } : { time: heard.when }) },
    }),
    examples: ['ask me every night at 9:30 how the day went'],
    counterExamples: ['ask me about my day', 'ask me every sunday at 6 how the week went'],
  },
  {
    intent: 'journal_set',
    say: [
      '(turn off|switch off|disable|stop|end|pause|cancel|no more) [my|the|sending me] journal (prompts|prompt|reminders|reminder|question|questions)',
      '(stop|quit) (asking|prompting|reminding) me (for|about) [my|the] journal',
    ],
    calls: () => ({ tool: 'journal', input: { do: 'prompt', active: false } }),
    examples: ['turn off the journal prompts'],
  },
  {
    intent: 'journal_query',
    isQuestion: true,
    say: [
      '(when|what time|at what time) (is|do|does|are|will) [you|my|the] [ask me for my] journal [prompt|prompts|reminder|question] [come|comes|set]',
      'when do you ask (me) (for|about) my journal',
    ],
    calls: () => ({ tool: 'journal', input: { do: 'prompt' } }),
    examples: [],
  },
  {
    intent: 'journal_set',
    when: 'words',
    strength: 'guess',
    say: [
      '(today|today was|today has been|my day|my day was|i had|i have had|what a|it was|it has been|yesterday|yesterday was|this week|this morning|tonight|last night) {text}',
      '(felt|feeling|been feeling|went|slept|cried|argued) {text}',
      '(i|we) (went|had|felt|feel|am feeling|enjoyed|spent|finally|slept|saw|met|visited|cooked|watched|laughed|cried|argued|fought|celebrated|hiked|ran|swam|played|got) {text}',
    ],
    fits: (heard) =>
      heard.text('text').split(' ').length >= 4 &&
      !heard.hasQuestionMark &&
      !/\b(?:appointment|meeting|remind|please)\b/i.test(heard.whole),
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: heard.whole } }),
    offer: offerToKeep,
    examples: ['Today was a good day. I went hiking with Paula and we had soup at the hut.'],
  },
  {
    intent: 'journal_set',
    when: 'words',
    strength: 'guess',
    say: ['{all}'],
    fits: (heard) =>
      hardTime.test(heard.whole) &&
      heard.whole.split(' ').length >= 4 &&
      !heard.hasQuestionMark &&
      !/\b(?:remind|please|appointment|meeting)\b/i.test(heard.whole),
    calls: (heard) => ({ tool: 'journal', input: { do: 'keep', feeling: heard.whole } }),
    offer: () => 'I’m sorry to hear that. Shall I keep it in your journal?',
    examples: ['rough shift. lost a patient I really liked', 'this weekend sucked, we missed the train'],
  },
];

function daysIn({ sense, when }: Heard): { time?: string } {
  return sense === 'day' || sense === 'range' ? { time: when } : {};
}

// After "journal:", keeps all words, even "I guess".
function entryIn({ message, text }: Heard): string {
  const own = /^(?:journal|diary)\s*:\s*(.*\S)\s*$/is.exec(message)?.[1];
  return own?.replace(/(?<![.!])[.!]$/, '') ?? withoutAsking(text('text'));
}
