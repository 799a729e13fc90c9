import { isAfterChange } from '@/lib/assistant/phrases/changes/undoing';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { toldOfLastTurn } from '@/lib/assistant/phrases/talk/asked-changes';
import { pick, talk } from '@/lib/assistant/phrases/talk/shared';
import type { Heard, Phrase, PhraseCall, World } from '@/lib/phrases/phrase';
import { localDate } from '@/lib/time/format';
import { quoted } from '@/lib/words/wording';

const short = { ...talk, when: 'never', strength: 'certain' } as const;
const onlyPictures = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f|\s)+$/u;
const unhappy = /[😞😟😢😭😠😡😰😱😔😕🙁☹😣😖😫😩💔👎]/u;
const wow = '[oh|but|wait|hm|lol|haha|hey|ok|no|and|wow|what]';

/** Phrases for short reactions to what Sidekick just answered: disbelief, dismay, "say that again". */
export const reactionPhrases: Phrase[] = [
  {
    // Pictures alone, such as a thumb or a heart, acknowledge what was said.
    ...short,
    isContent: true,
    say: ['{all}'],
    fits: ({ message }) => onlyPictures.test(message.trim()) && !unhappy.test(message),
    calls: (heard) => pick(['👍', '🙂'], heard),
    examples: [],
  },
  {
    ...short,
    isContent: true,
    say: ['{all}'],
    fits: ({ message }) => onlyPictures.test(message.trim()) && unhappy.test(message),
    calls: (heard) => pick(['Oh dear. What happened?', 'Oh no, what is it?'], heard),
    examples: [],
  },
  {
    // "Tomorrow is good", of something that is set for tomorrow.
    ...short,
    when: 'must',
    say: [
      '[yes|ok|yeah|no] {t:time} (is|works|sounds|suits me|would be) [just|totally|all|really|perfectly] [good|fine|okay|ok|perfect|great|right|correct|well] [then|thanks|for me|actually|for that]',
    ],
    fits: (heard) => !heard.hasQuestionMark && keptDay(heard) !== null,
    calls: (heard) => keptDay(heard),
    examples: [],
  },
  {
    ...short,
    say: [
      '[sorry|pardon] (say|tell me|show me) (that|it|this) [once more|one more time|again] [please]',
      '[sorry|pardon] (repeat|say again|say) (that|it|yourself|your last message) [again|please|once more|one more time|for me]',
      '[sorry|pardon] (once more|one more time|repeat|say again|what did you [just] say|what was that [again]|what did you write) [please]',
      '[sorry|oh|pardon] [i] (did not|could not|do not) (catch|hear|follow|get) (that|it|you|this|what you said) [at all]',
    ],
    // A joke that is asked for again is another joke.
    fits: ({ world, whole }) =>
      Boolean(world.lastReply) &&
      /\bagain|repeat|once|one more time|\bsay\b|not|n['’]t|what was|write/i.test(whole),
    calls: ({ world }) => world.lastReply ?? null,
    examples: [],
  },
  {
    ...short,
    say: [
      `${wow} (you are|you have to be|you must be|are you) [just] (kidding|joking|serious|pulling my leg) [me|right]`,
      `${wow} (no way|since when|come off it|get out of here|unbelievable|is this a joke|what the hell|what the heck|for real|seriously)`,
      `${wow} (that|this|it) (can not|could not|does not|cannot) (be right|be it|be all|be true|be|look right|seem right|sound right|make sense|add up)`,
      `${wow} (nothing|nothing at all|is that all|is that it|that is all|only that)`,
    ],
    fits: ({ world, whole, hasQuestionMark }) =>
      Boolean(world.lastMessage) && (!/\b(?:nothing|all|it|only that)$/i.test(whole) || hasQuestionMark),
    calls: (heard) => {
      const last = toldOfLastTurn(heard);
      return last
        ? `It is what I have:\n${last}\nIf something is wrong or missing, tell me what is right.`
        : 'I only know what you have told me. If something is wrong or missing, tell me, and I keep it.';
    },
    examples: [],
  },
  {
    ...short,
    say: [
      '(oh no|oh dear|ugh|urgh|argh|noo|nooo|oops|uh oh|damn|oh god|oh man|oh my god|omg|dammit|damn it|shoot|bummer|yikes|oh shit|shit|crap) [no|not again]',
    ],
    fits: (heard) => toldOfLastTurn(heard) !== null,
    calls: () => 'Is something wrong with it? Tell me what is right, or say “undo”.',
    examples: [],
  },
  {
    ...short,
    say: ['(oh no|oh dear|oh god|oh man|noo|nooo|uh oh|bummer|dammit|damn it|damn|shoot) [no|not again]'],
    fits: (heard) => toldOfLastTurn(heard) === null,
    calls: (heard) => pick(['Oh dear. What happened?', 'Oh no, what is it?'], heard),
    examples: ['oh no'],
  },
  {
    ...short,
    say: [
      '[ok|fine|well|meh|ugh|yeah|yes|oh|lol] (whatever|if you say so|as you like|as you wish|who cares|who knows|never mind then|forget about it|does not matter|it does not matter|no matter|i do not care|i do not mind|do not care) [then|i guess]',
      '[well|hm|ok|oh] (dunno|do not know|i do not know|no idea|not sure|i am not sure|idk) [yet|really|tbh|to be honest]',
      '(meh|so so|same|me neither|me too|same here|fair|well|hmm|so|anyway|anyways|right|tbh|ikr|i know right)',
    ],
    fits: ({ hasQuestionMark }) => !hasQuestionMark,
    calls: (heard) => pick(['All right. I’m here when you need me.', 'All right, whenever you like.'], heard),
    examples: ['ok whatever', 'meh', "i don't know yet"],
  },
  {
    ...short,
    say: [
      '[no|sorry|ok] [i] [do not|not|would rather not|rather not|did not] [really] (want to|wanna|feel like|like to|talk) (talk|talking|discuss|say more|say anything|speak) [about (it|that|this|him|her)] [right now|now|today|yet]',
      '[let us|can we] (change the subject|talk about something else|not talk about it|not talk about that)',
    ],
    fits: ({ whole }) => /\bnot\b|n['’]?t\b|something else|subject/i.test(whole),
    calls: () => 'Of course, we don’t have to. I’m here when you need me.',
    examples: ["I don't really want to talk about it", "let's change the subject"],
  },
  {
    // "Not on weekends please", with nothing that it could be about.
    ...short,
    when: 'must',
    say: [
      '[but|and|just|only] (not|no|only not|except|but not) [on|at|for|during|in] [the] [please|though|any more|anymore]',
    ],
    fits: ({ world, hasQuestionMark, times }) =>
      toldless(world) &&
      !hasQuestionMark &&
      times.every(({ kind }) => kind === 'recurrence' || kind === 'date' || kind === 'range'),
    calls: ({ when }) =>
      `I don’t know what to leave out ${when}, so nothing was changed. Name it, for example “no gym ${when}”.`,
    examples: ['not on weekends please'],
  },
  {
    // "That reminder this morning was great".
    ...short,
    when: 'may',
    say: [
      '(that|the|your|this) (reminder|reminders|summary|message|ping|nudge|recap|alarm) [you sent|from you] (was|were) [really|very|so|just] (great|good|helpful|perfect|useful|lovely|nice|right|spot on|on time|handy|brilliant) [<thanks>]',
    ],
    fits: ({ hasQuestionMark }) => !hasQuestionMark,
    calls: (heard) => pick(['I’m glad it helped!', 'Glad to hear that, thank you!'], heard),
    examples: ['that reminder this morning was great thank you'],
  },
  {
    // "Take it off then", of what was just ticked off.
    ...short,
    say: [
      '[ok|please|so|then] (take|cross|tick|strike|get|cross|leave) (it|that|them|those) off [then|the list|my list]',
    ],
    fits: ({ world: { mentions, lastTurn } }) =>
      mentions[0]?.turn === lastTurn && mentions[0]?.how === 'done',
    calls: ({ world: { mentions } }) =>
      `${quoted(mentions[0]?.thing.title ?? '')} is ticked off, so it is no longer open.`,
    examples: [],
  },
  {
    ...short,
    when: 'may',
    say: [
      '[ok|no|then|so] [i|we] (do not|no longer) need (that|it|this|them|you) [any more|anymore|then|now|after all|yet]',
      '[ok|no|oh] not [yet|right] [i am|am|was] [just|only] (asking|wondering|curious|looking|checking)',
      '[ok|no|oh|i am|i was] [just|only] (asking|wondering|curious|looking|checking|testing|having a look|looking around)',
    ],
    fits: (heard) =>
      toldOfLastTurn(heard) === null &&
      !heard.hasQuestionMark &&
      heard.times.every(({ text }) => /^(?:right )?now$/i.test(text)),
    calls: () => 'All right, nothing was changed.',
    examples: ['not now, just asking'],
  },
  {
    // "Starting jan 4th" goes on with what was told, and names nothing.
    ...short,
    when: 'must',
    say: ['[and|but|so|starting|starts|beginning|begins|ending|ends] [on|from|in|at]'],
    fits: (heard) =>
      /^(?:and |but |so )?(?:starting|starts|beginning|begins|ending|ends)\b/i.test(heard.whole) &&
      toldOfLastTurn(heard) === null &&
      !heard.hasQuestionMark,
    calls: (heard) =>
      `Good to know. Nothing is saved yet: name it with its day, for example “new job ${heard.whole}”, and I keep it.`,
    examples: ['starting jan 4th'],
  },
  {
    // "Sorry, didn't mean that" and "only joking".
    ...short,
    say: [
      '[sorry|oh sorry|no|oops] [i] (did not|do not) mean (that|it|to say that|to be rude|to be mean|to shout|to yell|to snap at you|to write in capitals|to use capitals) [at you|there|like that|sorry]',
      '[haha|lol|ha|hehe|no|oh] (jk|just kidding|only kidding|kidding|only joking|just joking)',
      '[sorry|oh sorry] [that|i] [was|am] [only|just] (joking|kidding|rude of me|rude|a joke|testing|testing you)',
      '[sorry|oh] (sorry about that|sorry for that|sorry for being {how}|did not mean to {what})',
      '[i am|oh|so|very|really] sorry (to|for) [all|the|my|being|asking|keep] (mess|bother|trouble|bug|annoy|confuse|messing|bothering|confusing|annoying|asking|mess up|mix up|confusion|trouble|inconvenience|questions|changes|back and forth) [you|me] [around|about|again|so much|all the time|with this]',
    ],
    fits: (heard) =>
      !heard.hasQuestionMark &&
      (toldOfLastTurn(heard) === null || /\b(?:rude|shout|yell|snap|capitals)\b/i.test(heard.whole)),
    calls: (heard) => pick(['No harm done!', 'All good, don’t worry.'], heard),
    examples: ["sorry. didn't mean that", 'only joking'],
  },
  {
    ...short,
    strength: 'likely',
    say: [
      '[no|nope|hey|but|sorry|wait] (that|it|this) (is|was) [all|totally|completely|just|so] (wrong|not right|incorrect|not true|false|rubbish|nonsense|not it|not what i (said|meant|asked|asked for|want))',
      '[no|nope|hey|but|sorry|wait] you [have] (got|did|understood|misunderstood|put|wrote|read|heard) (that|it|this|me) [all|totally|completely] (wrong|wrongly)',
      '[no|nope|hey|but|sorry|wait] you [have|completely|totally|are] (misunderstood|misheard|misread|wrong|mistaken) [me|that|it]',
    ],
    // Right after a change, this takes it back.
    fits: ({ world }) => !isAfterChange(world),
    calls: () => 'Sorry about that. Tell me what is right, in a few words, and I change it.',
    examples: ["that's wrong", 'you got that wrong'],
  },
  {
    // "The other way round", with no two things that were just swapped or set.
    ...short,
    say: [
      '[no|sorry|oops|wait] [i] [meant|mean|it is|it should be|do it|put them|make it] [the] (other|opposite|wrong) way [round|around|about]',
      '[no|please|can you] (swap|switch|exchange) (them|those|these|the two|both|the two of them) [around|round|over|please]',
      '[no|sorry|oops] [i] (meant|mean) [the] (opposite|reverse|contrary)',
    ],
    calls: () =>
      'Which two things should change places? Name them both, for example “swap the dentist and the gym”. Nothing was changed yet.',
    strength: 'likely',
    examples: ['no i meant the other way round', 'swap them'],
  },
];

function toldless({ mentions, lastChanges = [] }: World): boolean {
  return mentions.length === 0 && lastChanges.length === 0;
}

function keptDay({ times: [time, other], world }: Heard): PhraseCall | string | null {
  const thing = world.mentions[0]?.thing;
  if (!thing || thing.rule || other || time?.kind !== 'date') return null;
  const day = thing.at ? localDate(thing.at, world.zone) : thing.date;
  return day === time.date ? recall(`Good, it stays so. ${timedLine(thing, world)}.`, [thing]) : null;
}
