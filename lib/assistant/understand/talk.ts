import { isPronoun } from './naming';
import { call, type Recogniser, say, type Wish } from './wish';

const examples = 'Say “help” to see what I can do.';

/** Whole messages that are no request for a room: greetings, thanks, help, undo, status, never mind. */
const phrases: [said: RegExp, answer: () => Wish][] = [
  [
    /^(?:(?:w?h?oops|woops|ups|sorry|no|wait|ah|oh|ugh|please|actually|argh|dang|damn|yikes|hmm)[,!. ]*)*(?:undo|revert|scratch|take back|reverse|roll back)(?: (?:that|it|this|the last (?:one|thing|action|change|step|message)|my last (?:one|action|change)|last|what you just did|last action|everything you just did))?(?: please)?$/i,
    () => call('undo', 'undo'),
  ],
  [
    /^(?:(?:w?h?oops|sorry|no|wait|ah|oh|actually)[,!. ]*)?(?:(?:take|put|bring) (?:that|it|them|those) back|undo what you (?:just )?did|that was (?:wrong|a mistake)[,.]? undo(?: it| that)?|i didn't mean (?:that|to do that)[,.]? undo(?: it| that)?)$/i,
    () => call('undo', 'undo'),
  ],
  [
    /^(?:help(?: me| please)?|(?:so )?what (?:can|could|do) (?:you|i) (?:do|ask|say|help(?: me)? with|ask you|tell you)(?: for me| here)?|what are you (?:able|capable) (?:to do|of(?: doing)?)|how (?:do|can) (?:i|you) (?:use (?:you|this)|help(?: me)?)|how does this work|(?:show|list|give)(?: me)? (?:the |your |all )*(?:commands|help|features|options|capabilities)|commands|menu|what commands.*|how do you work|what do you do)$/i,
    () => call('help', 'help'),
  ],
  [
    /^(?:status|show status|my status|system status|show my status|account status|what(?:'s| is) (?:my|the|your) (?:account |system )?status)$/i,
    () => call('status', 'status'),
  ],
  [
    /^(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|morning|hey there|hi there|hello there)(?: (?:sidekick|there|you|everyone))?$/i,
    () => say('talk', `Hello! ${examples}`),
  ],
  [
    /^(?:how are you(?: doing)?(?: today)?|how(?:'s| is) it going|what's up|sup|how do you do)$/i,
    () => say('talk', `All well, and ready. ${examples}`),
  ],
  [
    /^(?:thanks|thank you|thx|ty|cheers|many thanks|great|perfect|cool|nice|awesome|good job|well done|great job|ok|okay|k|got it|alright|fine|good|wonderful|lovely|brilliant|super|thank you (?:so|very) much|thanks (?:a lot|so much|very much)|ok thanks|okay thanks|great thanks|perfect thanks|ok thank you)$/i,
    () => say('talk', 'You’re welcome.'),
  ],
  [/^(?:bye|goodbye|good night|see you(?: later)?|later|good bye|ciao)$/i, () => say('talk', 'See you.')],
  [
    /^(?:who|what) (?:are|r) you$|^what(?:'s| is) your name$|^who is sidekick$|^are you (?:a )?(?:real|human|bot|robot|ai|person|a bot|there)$|^tell me about yourself$|^introduce yourself$/i,
    () => say('talk', `I’m Sidekick. I keep your todos, reminders and the facts you tell me. ${examples}`),
  ],
  [
    /^(?:never ?mind|forget (?:it|that|about it)|don't bother|leave it|cancel that thought|no,? nothing|nothing|nvm|stop|cancel)$/i,
    () => say('talk', 'All right, nothing was changed. To take back what I did last, say “undo”.'),
  ],
  [
    /^(?:add|delete|remove|clear|move|change|rename|forget|remember|schedule|complete|mark)$/i,
    () => say('other', `What exactly? Nothing was changed. ${examples}`),
  ],
  [
    /^(?:yes|yeah|yep|yup|sure|no|nope|nah|yes please|no thanks|no thank you|y|n)$/i,
    () => say('talk', `There is no open question, so nothing was changed. ${examples}`),
  ],
];

export const smallTalk: Recogniser = (text) => {
  const said = text.replace(/[\s.!?,]+$/, '').trim();
  if (said.length > 80) return null;
  const found = phrases.find(([sign]) => sign.test(said));
  return found ? [found[1]()] : null;
};

/** "i don't need to buy milk", "don't add eggs", "i no longer want x": never the opposite; ask what is meant. */
export const refusal: Recogniser = (text) => {
  const said = text.replace(/[\s.!]+$/, '');
  const imperative =
    /^(?:please )?(?:do not|don't|never|no need to|you (?:don't|do not|needn't) (?:need to|have to)?)\s*(?!forget\b|let me forget\b)(add|put|set|create|make|schedule|book|save|store|remember|delete|remove|cancel|clear|move|change|mark|complete|wake|note|show|list|do|erase|tell|send|buy|rename|finish)\b/i.exec(
      said,
    );
  if (imperative)
    return [say('other', 'All right, I did nothing. To take back what I did last, say “undo”.')];
  const [, named, again] = unneededReminder.exec(said) ?? [];
  const reminder = named ?? again;
  if (reminder) return [call('calendar_remove', 'delete_reminders', { items: [reminder] })];
  const thing = unneeded.exec(said)?.[1]?.replace(/^(?:any|the|a|an|my)\s+/i, '');
  if (!thing || thing.split(' ').length > 8 || opinion.test(thing)) return null;
  const item = isPronoun(thing) ? 'milk' : thing;
  return [
    say(
      'other',
      `Nothing was changed. If it is on your list, say “delete ${item}” to take it off, or “done ${item}”.`,
    ),
  ];
};

const unneededReminder =
  /^(?:i|we) (?:(?:don't|do not) (?:need|want) (?:the|my) (.{2,40}?) (?:reminder|alarm)(?: any ?more| any longer)|no longer (?:need|want) (?:the|my) (.{2,40}?) (?:reminder|alarm))$/i;
const unneeded =
  /^(?:actually,? )?(?:i|we) (?:(?:don't|do not|no longer|needn't)(?: really)? (?:need|have)(?: to)?|(?:don't|do not|no longer)(?: really)? want(?! to\b)|needn't) (.+?)(?: any ?more| any longer| now| after all| again)*$/i;
const opinion = /\b(?:know|think|understand|like|care|see|feel|believe|remember|time|idea|clue)\b/i;
