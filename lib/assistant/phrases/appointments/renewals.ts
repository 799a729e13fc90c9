import { nameThing } from '@/lib/assistant/phrases/changes/shared';
import { leadsOf, recall } from '@/lib/assistant/phrases/questions/answers';
import type { Heard, Phrase, Thing } from '@/lib/phrases/phrase';

function extendedTodo({ times: [time, other], find, last, text }: Heard): Thing | null {
  if (other || time?.kind !== 'date' || (time.bound !== 'until' && !/^to\b/i.test(time.text))) return null;
  const isPointing = /^(?:it|them|that|those|the (?:others|rest|other (?:one|ones|two)))$/i.test(
    text('item'),
  );
  const [todo, another] = isPointing ? [last(['todo'])] : find('item', ['todo']);
  return todo?.date && todo.date !== time.date && !another ? todo : null;
}

export const renewalPhrases: Phrase[] = [
  {
    // "Renewed the books till 17 december": they are due then.
    intent: 'calendar_set',
    when: 'must',
    strength: 'certain',
    say: [
      '[i|we] [have] [just|also] (renewed|extended) {item}',
      '[the|my|our] {item} (is|are|got|was|were|has been|have been) (renewed|extended)',
    ],
    fits: (heard) => extendedTodo(heard) !== null,
    calls: (heard) => ({
      tool: 'update_todo',
      input: { item: extendedTodo(heard)?.id, due: heard.when.replace(/^(?:until|till?|to) /i, '') },
    }),
    examples: [],
  },
  {
    // "Will you text me before?", of the reminder mentioned last.
    intent: 'calendar_query',
    isQuestion: true,
    when: 'words',
    strength: 'certain',
    say: [
      '[and|so|but|ok] [(will|do|would) you] [also] (text|message|remind|ping|alert|notify|tell|warn) me [of|about] [it|that|this] (before|beforehand|in advance|ahead|ahead of time|before it|before that)',
    ],
    fits: (heard) => heard.hasQuestionMark && heard.last(['reminder']) !== null,
    calls: (heard) => {
      const thing = heard.last(['reminder']);
      const leads = thing && leadsOf([thing], heard.world);
      const rest = leads || ' Say “an hour before” for an earlier message.';
      return thing && recall(`I write at its time: ${nameThing(thing, heard)}.${rest}`, [thing]);
    },
    examples: [],
  },
];
