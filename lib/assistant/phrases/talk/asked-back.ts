import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { toldLast, toldOfLastTurn } from '@/lib/assistant/phrases/talk/asked-changes';
import { talk } from '@/lib/assistant/phrases/talk/shared';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const shortly = { intent: 'calendar_query', isQuestion: true, when: 'never', strength: 'certain' } as const;

/**
 * Phrases for short questions about what Sidekick just said or did: "are you sure?", "why?", "which ones?".
 */
export const askedBackPhrases: Phrase[] = [
  {
    ...shortly,
    say: [
      '[but|and|so|wait|hm|oh] (are|were) you [really|quite|absolutely|very|completely|100] (sure|certain|positive|serious) [about (that|it|this)|of that|that is right|now]',
      '[but|wait|oh|hm] (really|seriously|honestly|you sure|is it really|is that really so|is that so|is that true|is it true)',
      '[but|and|wait|so] (is|was|are) (that|it|this|you|they) [really|definitely|actually|all] (right|correct|true)',
    ],
    fits: (heard) => heard.hasQuestionMark || /\bsure\b/i.test(heard.whole),
    calls: (heard) => {
      const last = toldOfLastTurn(heard);
      return last
        ? `Yes, as far as I know:\n${last}\nIf that is not right, tell me what is, or say “undo”.`
        : 'I go by what you have told me. If something is wrong, tell me what is right.';
    },
    examples: ['are you sure?', 'is that right?'],
    counterExamples: ['are you sure about friday'],
  },
  {
    ...shortly,
    say: [
      '[but|and|so|oh|no] (why|how come|why so|why not|why is that|why that|why this|what for|why did you do that|why did you do it|why would you do that)',
      '[but|and|so|oh|no] why (did|do|have|are|would|can|could|will) you not [just] (do|done|did|doing|save|saved|add|added|keep|kept|note|noted|store|stored|understand|get|got|change|changed|move|moved|tick|ticked|delete|deleted|show|list|answer) [it|that|this|them|me|all|everything|both|the (other|rest|second|first) [one|ones]]',
    ],
    calls: (heard) => {
      const last = toldOfLastTurn(heard);
      return last
        ? `Because I read your words so:\n${last}\n“Undo” takes back what I changed; or say it in other words.`
        : 'I only go by what you write and what I have kept, so I have no better reason. Tell me what you expected.';
    },
    examples: ['why?', 'how come?', 'why did you not do it'],
  },
  {
    ...shortly,
    say: [
      '[sorry|but|oh|and] what (do|did|does) (you|that|it|this) mean [by that|with that|by it|exactly|now]',
      '(huh|eh|pardon|say what|say again|come again|sorry what|excuse me what|what do you mean)',
    ],
    fits: (heard) => heard.hasQuestionMark || heard.parts.length > 2,
    calls: (heard) => {
      const last = toldOfLastTurn(heard);
      return last
        ? `In short:\n${last}`
        : 'Sorry, that was unclear. Tell me in a few words what you would like, for example “remind me to call Ann at 5” or “what is on today”.';
    },
    examples: ['what do you mean?', 'what does that mean'],
  },
  {
    ...shortly,
    say: [
      '[but|and|so] who (told you|said|says) [that|so|this|it|about that|about it]',
      '(says who|where did you get that|where did you get that from|where do you get that from|where do you have that from|where does that come from|where is that from)',
      '[but|and|so] how (do|did|would) you [even] know [that|this|it|about that|about it|all that]',
    ],
    calls: () =>
      'You did: I know only what you wrote to me or entered on your dashboard, and your calendar if it is connected. If it is wrong, tell me what is right.',
    examples: ['who told you that', 'how do you know that?'],
  },
  {
    ...shortly,
    say: [
      '[and|so|but|ok] (which|what) (ones|are they|are those|were they|were those|are these|ones are they|ones are those|ones do you mean)',
      '(show|list|name|read) [me] [them|those|these|all of them]',
      '(let me see|can i see) [them|those|these|it]',
    ],
    fits: (heard) => toldLast(heard) !== null,
    // After a change of a list, "show me" asks for the list.
    calls: (heard) => {
      const thing = heard.world.mentions[0]?.thing;
      const list = thing?.kind === 'list' ? thing.title : thing?.list;
      const isOfList =
        (thing?.kind === 'todo' || thing?.kind === 'list') &&
        !/^(?:(?:and|so|but|ok) )?(?:which|what)\b/i.test(heard.whole);
      if (isOfList) return { tool: 'list_todos', input: list ? { list } : {} };
      // "List" alone, after a reminder was set.
      return /^lists?$/i.test(heard.whole) ? { tool: 'list_reminders', input: {} } : toldLast(heard);
    },
    examples: [],
  },
  {
    ...shortly,
    say: [
      '[and|so|but|ok] (which|what) (ones|are they|are those|were they|ones do you mean)',
      '(show|list) me [them|those|these|it]',
      '(let me see|can i see) (them|those|these|it)',
    ],
    fits: (heard) => toldLast(heard) === null,
    calls: () =>
      'What shall I show: your list, your reminders, today, your notes or your settings? For example “show me my list”.',
    examples: ['show me', 'which ones?'],
  },
  {
    ...shortly,
    say: [
      '[so|and|ok] (did|have) you (get|got|catch|caught|understand|understood|hear|heard|follow|followed|note|noted|save|saved) [all] (that|it|this|me|everything|all that|all of it|all of that|the lot)',
      '[so|and|but] what (did|do) you not (get|understand|save|catch|note)',
      '[so|and|but] (did|have) i (forget|forgotten|miss|missed) (something|anything)',
    ],
    fits: (heard) => /\b(?:you|miss|missed)\b/i.test(heard.whole) && toldOfLastTurn(heard) === null,
    calls: () =>
      'Nothing of your last message is kept. Say it once more in short sentences, one thing each, and I keep it.',
    examples: ['did you get all that', 'what did you not understand?'],
  },
  {
    // "Remind me of it", right after a todo without a day.
    intent: 'calendar_set',
    when: 'never',
    strength: 'certain',
    say: ['[please] (remind|ping|nudge) me (of|about) (it|that|this) [too|as well]'],
    fits: (heard) => openTodo(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => ({
      ask: `When should I remind you of ${quoted(openTodo(heard) ?? '')}?`,
      tool: 'set_reminder',
      input: { title: openTodo(heard) },
      field: 'when',
    }),
    examples: [],
  },
  {
    // "Add it", with nothing that "it" could mean.
    ...talk,
    when: 'never',
    strength: 'likely',
    say: [
      '(add|save|keep|note|put|set|do|store|write|jot|record|log) (it|that|this|them|those) [down|in|on|up|please|then|too|now]',
      '(remind|ping|nudge) me [of|about] [it|that|this] [please|then|though]',
      '(do not|never) (remind|tell|ping) me [of|about] (it|that|this) [though|please|ever]',
    ],
    fits: (heard) => toldLast(heard) === null && !heard.hasQuestionMark,
    calls: ({ whole }) =>
      /^(?:do not|don['’]?t|never)/i.test(whole)
        ? 'All right, I won’t.'
        : 'I’m not sure what you mean by that. Name the thing itself, for example “add milk” or “remind me to call Ann at 5”.',
    examples: ['add it'],
  },
  {
    // "Remind me a few days before", with nothing that it could be before.
    ...talk,
    when: 'must',
    strength: 'likely',
    say: [
      '[please|so|and] (remind|ping|nudge|warn|tell) me [please] [before|ahead|earlier|beforehand|in advance] [to {act}]',
    ],
    fits: ({ times: [time, another], world, whole, message }) =>
      !another &&
      !/[,.;]/.test(message.slice(0, message.indexOf(whole))) &&
      (time?.kind === 'duration' || time?.kind === 'unclear') &&
      /\b(?:before|ahead|earlier|in advance)/i.test(whole) &&
      world.mentions.every(({ thing }) => !thing.at && !thing.date),
    calls: () =>
      'Before what? Tell me the thing and its day, for example “Jonny’s birthday is 21 November, remind me 3 days before”.',
    examples: [],
  },
  {
    ...shortly,
    say: [
      '[so|and] (did|have) i (do|done|say|said|write|written|get|got|put|spell|spelled) (that|it|this) [all] [right|correctly|wrong|properly|ok|okay]',
      '[so|and] (was|is) that [the] (right|correct) [way] [to (do|say|write) it]',
    ],
    fits: ({ message }) => /\b(?:right|correct(?:ly)?|wrong|properly|ok|okay)\W*$/i.test(message),
    calls: (heard) => {
      const last = toldLast(heard);
      return last
        ? `This is what I have:\n${last}\nIf that is right, so is what you wrote.`
        : 'There is no wrong way: write as you would to a friend. Nothing is kept so far.';
    },
    examples: ['did I do that right'],
  },
  {
    // "Actually no", right after something was made.
    intent: 'undo',
    when: 'never',
    strength: 'certain',
    asksFirst: true,
    say: [
      '[actually|hm|hmm|wait|oh|on second thought|on second thoughts] (no|not) [actually|wait]',
      '[haha|lol|ha|hehe|no|oh] (jk|just kidding|only kidding|kidding|only joking|just joking)',
    ],
    fits: ({ message, world: { mentions, lastTurn } }) =>
      takenBack.test(message) && mentions[0]?.turn === lastTurn && mentions[0]?.how === 'made',
    calls: () => ({ tool: 'undo', input: {} }),
    offer: (heard) => `Shall I take that back?\n${toldOfLastTurn(heard) ?? ''}`,
    examples: [],
  },
  {
    // "Yes the 28th", of what is on that day already.
    ...talk,
    when: 'must',
    strength: 'certain',
    say: ['(yes|yeah|yep|yup|right|correct|exactly|indeed) [it is|that is|on|for|at] [the]'],
    fits: (heard) => onThatDay(heard).length > 0 && heard.times.length === 1 && !heard.hasQuestionMark,
    calls: (heard) =>
      `Good, so it stays: ${onThatDay(heard)
        .map((thing) => nameThing(thing, heard))
        .join('; ')}.`,
    examples: [],
  },
  {
    ...talk,
    when: 'never',
    strength: 'certain',
    say: [
      '(as|like) i [already|just] (said|told you|mentioned|wrote) [before|already|earlier|above]',
      '[but] i [have] [already|just] told you [that|this|so|already|before]',
      '[but] i [have] already (said|told you|mentioned|wrote) [that|this|so|it]',
    ],
    calls: (heard) => {
      const last = toldLast(heard);
      return last
        ? `This is what I have:\n${last}\nIf something is missing, tell me once more.`
        : 'Sorry, then I missed it: nothing of it is kept. Tell me once more, and I keep it.';
    },
    examples: ['as i said', 'I already told you that'],
  },
];

function openTodo({ world: { mentions, lastTurn } }: Heard): string | null {
  const [newest, next] = mentions;
  const isOnly = newest?.turn === lastTurn && next?.turn !== lastTurn;
  return isOnly && newest?.thing.kind === 'todo' && newest.how === 'made' && !newest.thing.date
    ? newest.thing.title
    : null;
}

const takenBack =
  /^\W*(?:(?:haha|lol|ha|hehe|no|oh)\W+)*(?:jk|(?:just |only )?(?:kidding|joking))\W*$|^\W*(?:(?:actually|h+m+|on second thoughts?|oh wait)\W+no|no\W+actually)(?:\W+(?:not|no|wait))*\W*$/i;

function onThatDay({ times: [time], world: { mentions, lastTurn, zone } }: Heard): Thing[] {
  const date = time && 'date' in time ? time.date : null;
  return mentions
    .filter(({ turn, how }) => turn === lastTurn && how !== 'deleted')
    .map(({ thing }) => thing)
    .filter((thing) => date !== null && (thing.at ? localDate(thing.at, zone) : thing.date) === date);
}
