import type { Heard, Thing } from '@/lib/phrases/phrase';
import { baseForms, taskVerbs } from '@/lib/words/verbs';

export function hadThings(heard: Heard): Thing[] {
  const found = heard
    .items('item')
    .map((item) =>
      heard.findWords(item, ['todo']).filter(({ title }) => !/,| and /.test(title) || item.includes(' and ')),
    );
  return found.every((one) => one.length === 1) ? found.flat() : [];
}

const endings = new Set(
  'picked gone eaten used found cleared done finished sorted completed handled bought paid packed booked sent delivered collected ordered fixed in cleaned washed posted submitted returned got charged fed ticked settled arranged confirmed'.split(
    ' ',
  ),
);

/** "Rope and stove are packed" reports both as done. */
export function stateThings(heard: Heard): Thing[] {
  const deed = heard.text('deed').toLowerCase();
  const base = baseForms(deed) ?? (endings.has(deed) ? [deed] : null);
  if (!base) return [];
  const kinds: Thing['kind'][] = ['todo', 'reminder'];
  const fits = (thing: Thing) =>
    (endings.has(deed) && heard.has('item')) ||
    base.some((one) => thing.title.toLowerCase().split(/\s+/).includes(one));
  if (!heard.has('item')) {
    const recent = heard.world.mentions.flatMap(
      ({ thing }) => heard.world.things.find(({ id }) => id === thing.id) ?? [],
    );
    const open = recent.filter((thing) => kinds.includes(thing.kind) && !thing.isDone && fits(thing));
    // "All bought" is about the whole list.
    const isAll = /^(?:all|both|everything)\b/i.test(heard.whole) && open[0]?.list;
    return isAll
      ? heard.world.things.filter(
          (thing) => thing.list === isAll && thing.kind === 'todo' && !thing.isDone && isToBuy(thing),
        )
      : open.slice(0, 1);
  }
  const found = heard
    .items('item')
    .map((item) => heard.findWords(item.replace(/^(?:my|the|both)\s+/i, ''), kinds).filter(fits));
  return found.every((one) => one.length === 1) ? found.flat() : [];
}

const buying = new Set(['buy', 'get', 'order', 'purchase', 'collect', 'grab', 'pick']);

export function isToBuy({ kind, title }: Thing): boolean {
  const verb = title.split(' ')[0]?.toLowerCase() ?? '';
  return buying.has(verb) || (kind === 'todo' && !taskVerbs.has(verb));
}

export function lastDone(heard: Heard): Thing | null {
  const done = heard.world.mentions.filter(({ how }) => how === 'done').map(({ thing }) => thing);
  const [newest] = heard.world.mentions.filter(({ how }) => how !== 'shown');
  const words = heard
    .text('item')
    .toLowerCase()
    .replace(/^(?:the|my|our) /, '');
  if (words) return done.find(({ title }) => title.toLowerCase().includes(words)) ?? null;
  return newest?.how === 'done' ? newest.thing : null;
}
