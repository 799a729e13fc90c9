import { newTodos } from '@/lib/phrases/new-todos';
import type { Heard, Phrase, PhraseCall, Thing } from '@/lib/phrases/phrase';
import { addDays, weekday as dayNumber } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { lastList } from '@/lib/todos/phrases/shared';
import { capitalized } from '@/lib/words/wording';

const heading =
  '[<my>] [weekly|dinner|food|family|cleaning|chores|dog walking|school run] (menu|meal plan|meals|dinners|food plan|rota|roster|teas|tea plan|plan for tea|dinner plan|plan for dinner|suppers|supper plan|lunches|lunch plan|plan for lunch)';

/** Phrases for menus and rotas: lists with something for each weekday. */
export const menuPhrases: Phrase[] = [
  {
    // "Menu for the week: monday lasagne, tuesday curry".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    isContent: true,
    say: [
      `[here is] ${heading} [for] [this week|the week|next week|the coming week|the week ahead] : {items}`,
      `[here is] ${heading} for {what} : {items}`,
    ],
    fits: (heard) =>
      heard.text('what').split(' ').length <= 4 && daysIn(heard).length >= 2 && !heard.hasQuestionMark,
    calls: (heard) =>
      newTodos(
        daysIn(heard).map((text) => ({ text })),
        heard.whole.slice(0, heard.whole.search(/:|\s[-–—]\s/)).replace(/^(?:here is )?(?:my|the|our) /i, ''),
      ),
    examples: ['menu for the week: monday lasagne, tuesday curry', 'cleaning rota: mon Tom, tue Ann, wed Jo'],
    counterExamples: ['menu ideas: lasagne, curry'],
  },
  {
    // "What's for dinner tuesday", "whose turn is it on friday".
    intent: 'lists_query',
    isQuestion: true,
    strength: 'certain',
    when: 'words',
    say: [
      '[so|and] what is (for|on for) (dinner|lunch|supper|tea|eating) [on] {day:word}',
      '[so|and] what is [on] [the|our] menu [for|on] {day:word}',
      '[so|and] what (are we|do we|am i|do i|should i|should we) (eating|eat|having|have|cooking|cook|making|make) [for (dinner|lunch|supper|tea)] [on] {day:word}',
      '[so|and] (who is on|who is it|whose turn is it|who is up|whose turn) [on|for] {day:word}',
    ],
    fits: (heard) => plannedOn(heard, 'day') !== null,
    calls: (heard) => {
      const thing = plannedOn(heard, 'day');
      return (
        thing && {
          tool: 'recall',
          input: { text: `${thing.title}.`, items: [{ kind: 'todo', id: thing.id, title: thing.title }] },
        }
      );
    },
    examples: [],
  },
  {
    // "Make thursday pizza instead".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    say: [
      '[no|actually|and] (make|change|put) {day:word} [to|as|into] {dish} [instead|now|please]',
      '[no|actually|and] {day:word} (is|will be|should be|should say) {dish} [instead|now]',
      '[no|actually|and] {dish} (on|for) {day:word} instead',
    ],
    fits: (heard) =>
      (plannedOn(heard, 'day') !== null || menuToFill(heard) !== null) &&
      heard.text('dish').split(' ').length <= 5 &&
      weekdayIn(heard.text('dish').split(' ')[0] ?? '', heard) === null &&
      !/\d|\b(?:free|off|busy|ok|fine|good|bad|better|it|that)\b/i.test(heard.text('dish')) &&
      !heard.hasQuestionMark,
    calls: (heard) =>
      planned(plannedOn(heard, 'day'), heard.text('dish')) ??
      newTodos(
        [{ text: `${capitalized(weekdayIn(heard.text('day'), heard) ?? '')}: ${heard.text('dish')}` }],
        menuToFill(heard),
      ),
    examples: [],
  },
  {
    // "Swap tuesday and wednesday".
    intent: 'lists_createoradd',
    strength: 'certain',
    when: 'words',
    say: [
      '[and|can you|please] (swap|switch|exchange) {day:word} (and|with|for) {other:word} [around|over|please]',
    ],
    fits: (heard) => plannedOn(heard, 'day') !== null && plannedOn(heard, 'other') !== null,
    calls: (heard) => {
      const [one, other] = [plannedOn(heard, 'day'), plannedOn(heard, 'other')];
      return [...(planned(one, dishOf(other)) ?? []), ...(planned(other, dishOf(one)) ?? [])];
    },
    examples: [],
  },
];

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const weekday =
  /^(?:on )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?\b\s*(?::|=|[-–—]|is\b)?\s*(?=\S)/i;
const ofDays = /\b(?:menu|meals?|dinners?|teas?|suppers?|lunch(?:es)?|food|rota|roster)\b/i;

function daysIn(heard: Heard): string[] {
  const items = heard.items('items');
  const titles = items.flatMap((item) => {
    const [said, day = ''] = weekday.exec(item) ?? [];
    const name = weekdays.find((one) => one.startsWith(day.toLowerCase()));
    return said && name && item.length > said.length
      ? `${capitalized(name)}: ${item.slice(said.length)}`
      : [];
  });
  return titles.length === items.length ? titles : [];
}

function weekdayIn(word: string, { world: { now, zone } }: Heard): string | null {
  const said = word.toLowerCase();
  const ahead = ['today', 'tomorrow'].indexOf(said.replace('tonight', 'today'));
  if (ahead >= 0) return weekdays[dayNumber(addDays(localDate(now, zone), ahead)) % 7] ?? null;
  return said.length > 2 ? (weekdays.find((one) => one.startsWith(said.replace(/s$/, ''))) ?? null) : null;
}

function plannedOn(heard: Heard, slot: string): Thing | null {
  const day = weekdayIn(heard.text(slot), heard);
  const found = heard.world.things.filter(
    ({ kind, list, title }) =>
      kind === 'todo' && list && ofDays.test(list) && title.toLowerCase().startsWith(`${day}: `),
  );
  return day && found.length === 1 ? (found[0] ?? null) : null;
}

// "Friday is soup", right after the menu, which has nothing on friday.
function menuToFill(heard: Heard): string | null {
  const list = lastList(heard);
  const isRecent = heard.world.mentions[0]?.turn === heard.world.lastTurn;
  return isRecent && list && ofDays.test(list) && weekdayIn(heard.text('day'), heard) ? list : null;
}

function dishOf(thing: Thing | null): string {
  return (thing?.title ?? '').replace(/^\S+ /, '');
}

function planned(thing: Thing | null, dish: string): PhraseCall[] | null {
  if (!thing || !dish) return null;
  const [day = ''] = thing.title.split(' ');
  return [{ tool: 'update_todo', input: { item: thing.id, text: `${day} ${dish}` } }];
}
