import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { recall, timedLine } from '@/lib/assistant/phrases/questions/answers';
import { dueOnce } from '@/lib/assistant/phrases/questions/thing-words';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';
import { quoted } from '@/lib/words/wording';

/**
 * Phrases about what is urgent. Sidekick has no priorities, but a todo with a day comes before other todos.
 */
export const priorityPhrases: Phrase[] = [
  {
    // "First one is urgent", "mark the passport as important".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'never',
    say: [
      '[the|my|our] {item} (is|are) [really|very|super|quite|most|the|a] (urgent|important|priority|top priority|high priority|number one|most important|most urgent) [one|thing|now|too|please]',
      '[please|can you] (mark|flag|make|set|star|highlight|label) {item} [as] [very|really|a|top|high] (urgent|important|priority|high priority) [please]',
      '(prioritise|prioritize) {item} [please]',
    ],
    fits: (heard) => named(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const thing = named(heard);
      if (!thing) return null;
      if (thing.kind !== 'todo' || thing.date)
        return `I keep no priorities, but times: ${nameThing(thing, heard)}.`;
      return {
        ask: `I keep no priorities, but a day puts it in front. By when should ${quoted(thing.title)} be done?`,
        tool: 'update_todo',
        input: { item: thing.id },
        field: 'due',
      };
    },
    examples: [],
  },
  {
    // "The gate can wait" changes nothing.
    intent: 'lists_query',
    strength: 'certain',
    when: 'never',
    say: [
      '[but|and] [the|my|our] {item} (can wait|is not urgent|is not important|is not that urgent|has time|is no rush|is not a priority) [a bit|a while|though|for now|still]',
    ],
    fits: (heard) => named(heard) !== null && !heard.hasQuestionMark,
    calls: (heard) => {
      const thing = named(heard);
      return thing && `All right, it stays as it is: ${nameThing(thing, heard)}.`;
    },
    examples: [],
  },
  {
    // "What are my top 3 things?"
    intent: 'lists_query',
    strength: 'certain',
    isQuestion: true,
    say: [
      '[so|and|ok] (what are|what is|show me|give me|list|tell me|which are) my [top] (top|biggest|main) [{n:number}] (things|tasks|todos|priorities|to dos|jobs|items|priority) [to do] [today|now|for today|this week|right now]',
      '[so|and|ok] (what are|what is|show me|give me|list|tell me|which are) my (priorities|priority) [today|now|for today|this week|right now]',
    ],
    fits: ({ world }) => first(world, 1).length > 0,
    calls: (heard) => {
      const { world } = heard;
      const found = first(world, Number(heard.text('n')) || mostShown);
      const lines = found.map((thing) => `• ${timedLine(thing, world)}`);
      return recall(['I keep no priorities, but this comes first:', ...lines].join('\n'), found);
    },
    examples: [],
  },
];

const mostShown = 3;

function first(world: Heard['world'], count: number): Thing[] {
  const open = world.things.filter(({ kind, isDone, date }) => kind === 'todo' && !isDone && !date);
  return [...dueOnce(world), ...open].slice(0, count);
}

function named(heard: Heard): Thing | null {
  const item = heard.text('item');
  const words = /^(?:first|second|third|fourth|last) one$/i.test(item) ? `the ${item}` : item;
  const [thing, another] = heard.findWords(words, ['todo', 'reminder']);
  return thing && !another ? thing : null;
}
