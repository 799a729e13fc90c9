import type { Thing, World } from '@/lib/phrases/phrase';
import { taskVerbs } from '@/lib/words/verbs';

const opener = '^(?:(?:ok|okay|and|so|yes|yeah|right|now|please|great),? )*';
const asksIt = new RegExp(
  `${opener}what(?:['’]?s| is) (?:on|in) (?:it|there|that)(?: now| so far)?[? ]*$`,
  'i',
);
const clears = new RegExp(
  `${opener}(?:clear|empty|wipe) (?:it|that|this)(?: out| all| completely)?[.! ]*$`,
  'i',
);
const hasAll = new RegExp(
  `${opener}(?:(?:i|we)(?:['’]?ve| have)? )?(?:just |now )?(?:got|bought|found|picked up) (?:it all|everything|all of it|all of them|them all|the lot|all of that)[.! ]*$`,
  'i',
);
const isAllDone = new RegExp(
  `${opener}(?:it['’]?s |that['’]?s |they['’]?re )?(?:all|everything)(?:['’]?s| is)? (?:done|bought|sorted)[.! ]*$`,
  'i',
);
const remindOf =
  /^(?<head>(?:(?:ok|and|also|please|can you),? )*remind me (?:about|of)) (?:this|it|that)(?<rest> .+)?$/i;

/**
 * Says what "it" means after several items were added to the main list: "what's on it" asks for the list, "got it
 * all" ticks all of them. Returns `message` itself for other messages.
 */
export function withListed(message: string, world: World): string {
  const { made, isShopping } = addedLast(world);
  if (made === 0) return message;
  if (asksIt.test(message)) return "what's on my list?";
  if (clears.test(message)) return 'clear my list';
  if (hasAll.test(message) && isShopping) return made > 1 ? 'mark them all done' : 'tick everything off';
  if (made < 2) return message;
  if (isAllDone.test(message)) return 'mark them all done';
  const { head, rest = '' } = remindOf.exec(message)?.groups ?? {};
  return head && isShopping ? `remind me to buy them${rest}` : message;
}

// How many todos of the main list the last turn added, and whether they are items rather than dated tasks.
function addedLast({ mentions, things }: World): { made: number; isShopping: boolean } {
  const [newest] = mentions;
  const turn = mentions.filter((mention) => mention.turn === newest?.turn);
  const todos = turn.flatMap(({ thing, how }): Thing[] =>
    how === 'made' && thing.kind === 'todo' ? things.filter(({ id, list }) => id === thing.id && !list) : [],
  );
  return todos.length === turn.length
    ? {
        made: todos.length,
        isShopping: todos.every(
          ({ date, title }) => !date && !taskVerbs.has(title.split(' ')[0]?.toLowerCase() ?? ''),
        ),
      }
    : { made: 0, isShopping: false };
}
