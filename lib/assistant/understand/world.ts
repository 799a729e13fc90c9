import { asks } from '@/lib/assistant/acts/told-before';
import type { RecentMention } from '@/lib/assistant/conversation/mention-writes';
import type { OwnThings } from '@/lib/assistant/conversation/thing-reads';
import type { TurnContext } from '@/lib/assistant/conversation/turn-reads';
import { remindersGone } from '@/lib/assistant/reminders-gone';
import type { Part } from '@/lib/assistant/understand/learned';
import { findThings, thingIn } from '@/lib/assistant/understand/things';
import type { Token } from '@/lib/assistant/understand/tokens';
import { privatePreview } from '@/lib/channels/rules';
import type { UserCtx } from '@/lib/context';
import { kin, knownPeople, lastPeople } from '@/lib/info/phrases/people/last-person';
import { todosIn } from '@/lib/phrases/new-todos';
import type { Mention, PhraseCall, Thing, World } from '@/lib/phrases/phrase';
import { ownerOf } from '@/lib/reminders/phrases/shared';
import { occasionOf } from '@/lib/social/rules';
import { findTimes } from '@/lib/time/find-times';
import { localDate } from '@/lib/time/format';
import { spellOut } from '@/lib/words/chat-spelling';

const maxOfEach = 1000;

export function worldOf(ctx: UserCtx, context: TurnContext, own: OwnThings): World {
  const { todos, reminders, dates, lists, last } = own;
  const things: Thing[] = [
    ...todos
      .slice(-maxOfEach)
      .map(({ id, text, dueDate, list }): Thing => ({ kind: 'todo', id, title: text, date: dueDate, list })),
    ...reminders.slice(0, maxOfEach).map(
      ({ id, title, description, reminderTime, recurrenceRule, leads, skips }): Thing => ({
        ...{ kind: 'reminder', id, title, leads, details: description },
        at: new Date(reminderTime),
        rule: recurrenceRule,
        skips,
      }),
    ),
    ...context.facts
      .slice(-maxOfEach)
      .map(({ id, key, value }): Thing => ({ kind: 'fact', id, title: key, value })),
    ...dates.map((date): Thing => ({ kind: 'date', id: date.id, title: occasionOf(date), date: date.next })),
    ...lists
      .filter(({ isDefault }) => !isDefault)
      .map(({ id, title }): Thing => ({ kind: 'list', id, title })),
  ];
  const mentions = mentionsIn(context.mentions, [...remindersGone(last), ...things]);
  const said = context.history.filter(({ isFromUser }) => isFromUser);
  const lastSaid = said.at(-1);
  const people = lastPeople(
    said.map(({ content }) => content),
    lastCelebrated(mentions),
    knownPeople(things),
  );
  return {
    now: ctx.now(),
    zone: ctx.user.timezone,
    things,
    mentions,
    lastMessage: lastSaid?.content ?? null,
    lastReply: context.history.findLast((one) => !one.isFromUser && one.turnId === lastSaid?.turnId)?.content,
    lastQuestion: said.findLast(({ content }) => !continuing.test(content))?.content ?? null,
    lastTurn: lastSaid?.turnId ?? null,
    told: said.filter((message) => isTold(message, { mentions, things })).map(({ content }) => content),
    lastPerson: people[0] ?? null,
    lastPeople: people,
    lastDay: lastDayOf(ctx, context, mentions),
    lastChanges: last?.receipts.map(({ tool, input }) => ({ tool, input: { ...(input as object) } })) ?? [],
    hasCalendar: context.hasCalendar,
    firstName: context.facts.find(({ key }) => key === 'name')?.value ?? ctx.user.firstName,
  };
}

function isTold(
  { content, turnId }: TurnContext['history'][number],
  { mentions, things }: Pick<World, 'mentions' | 'things'>,
): boolean {
  const isGone = mentions.some(
    ({ turn, how, thing }) =>
      turn === turnId && how !== 'shown' && how !== 'done' && !things.some(({ id }) => id === thing.id),
  );
  return !isGone && content !== privatePreview && !asks(content);
}

export function worldHeadedBy(world: World, headDay: string | null): World {
  return !headDay || headDay === world.headDay ? world : { ...world, headDay };
}

/**
 * Returns the world for the sentence that follows `sentence`. After "The vet just rang.", the word "it" means
 * the vet's reminder.
 */
export function worldAfter(world: World, sentence: Token[], parts: Part[]): World {
  const calls = parts.flatMap(({ reading }) => reading?.calls ?? []);
  const lists = calls.flatMap(({ tool, input }) =>
    tool === 'add_todos' && input.list ? [String(input.list)] : [],
  );
  // What is hardly a fact names nobody.
  const told = parts.flatMap(({ reading }) => (reading && reading.score >= leastTold ? reading.calls : []));
  const owners = told.flatMap(({ tool, input: { name, key } }) =>
    tool === 'set_social_date' && name
      ? [String(name)]
      : tool === 'store_info' && key
        ? [ownerIn(String(key))]
        : [],
  );
  const isRead =
    calls.some(({ tool }) => tool !== 'store_info') || parts.some(({ reading }) => reading?.question);
  const remarked = isRead ? null : (thingIn(sentence, world) ?? callerIn(sentence, world));
  const [list, owner] = [lists.at(-1), owners.at(-1)];
  const thing = remarked ?? (list ? listNamed(list, world) : (newTodo(calls) ?? changedThing(calls, world)));
  // "Changed the filter today, next one in 6 months": what was just done comes again.
  const deed = calls.find(({ tool, input }) => tool === 'track_done' && input.act === 'record');
  const person = owner ? null : personIn(sentence, parts[0]?.request.message ?? '');
  if (!thing && !owner && !deed && !person) return world;
  const how = remarked || world.things.includes(thing as Thing) ? ('changed' as const) : ('made' as const);
  return {
    ...world,
    ...(person ? { lastPerson: person } : {}),
    ...(owner ? { lastOwner: owner, lastPerson: owner } : {}),
    ...(deed ? { lastChanges: [deed], lastMessage: String(deed.input.what) } : {}),
    ...(thing ? { mentions: [{ thing, how, turn: 'this message' }, ...world.mentions] } : {}),
  };
}

const leastTold = 0.5;

// "The vet rang", of the appointment at the vet.
function callerIn(sentence: Token[], world: World): Thing | null {
  const place = sentence.findIndex(({ norm }) =>
    /^(?:rang|called|phoned|texted|emailed|messaged)$/.test(norm),
  );
  const caller = sentence[place - 1]?.norm ?? '';
  const found = caller.length > 2 ? findThings(caller, world, ['reminder', 'event']) : [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

// "The plumber rang. He's coming on Friday": one person was named.
function personIn(sentence: Token[], message: string): string | null {
  const found = [
    ...sentence
      .map(({ norm }) => norm)
      .join(' ')
      .matchAll(kin),
  ].map(([words]) => words);
  const [person, another] = [...new Set(found)].map((words) => words.replace(/^(?:my|our) /, ''));
  if (!person || another) return null;
  // "Tanya's boyfriend" is not the user's own.
  const place = sentence.findIndex(({ norm }) => norm === person);
  const owner = /^['’]?s$/.test(sentence[place - 1]?.norm ?? '') ? sentence[place - 2] : null;
  return owner ? `${message.slice(owner.start, owner.end)}’s ${person}` : person;
}

// The item of a call may be named by its words.
function newTodo(calls: PhraseCall[]): Thing | null {
  const added = calls.at(-1);
  const todo = added?.tool === 'add_todos' ? todosIn(added).at(-1) : null;
  return todo && !todo.due ? { kind: 'todo', id: todo.text, title: todo.text } : null;
}

// "Took out the hat, don't need it": "it" is the hat.
function changedThing(calls: PhraseCall[], { things }: World): Thing | null {
  const ids = calls.flatMap(({ tool, input }) =>
    /^(?:complete|update|delete)_/.test(tool) ? [input.item ?? input.items].flat() : [],
  );
  return ids.length === 1 ? (things.find(({ id, kind }) => id === ids[0] && kind !== 'list') ?? null) : null;
}

function listNamed(name: string, { things }: World): Thing {
  const known = things.find(
    ({ kind, title }) => kind === 'list' && title.toLowerCase() === name.toLowerCase(),
  );
  return known ?? { kind: 'list', id: name, title: name };
}

function ownerIn(key: string): string {
  // "Her brother Cian is 9" is about Cian.
  const named = /['’]s \p{Ll}+ (\p{Lu}\p{Ll}+)$/u.exec(key)?.[1];
  if (named) return named;
  // "Ravi's mum is called Sunita and she's coeliac" is about the mum, not about her name.
  if (/['’]s \p{L}+['’]s name$/u.test(key)) return key.replace(/['’]s name$/, '');
  const end = key.search(/['’]s \p{L}/u);
  return end > 0 && /^[\p{L} -]+$/u.test(key.slice(end + 3)) ? key.slice(0, end) : key;
}

const continuing =
  /^\W*(?:and|or|what about|how about)\b.{0,60}\?\s*$|^(?:and |so )?(?:when|what (?:day|time)|which day) (?:does|will|is) (?:it|that)\b.{0,20}$/i;
const maxBack = 2;

// Returns the day (YYYY-MM-DD) that "then" means.
function lastDayOf(ctx: UserCtx, { history }: TurnContext, mentions: Mention[]): string | null {
  const at = { now: ctx.now(), zone: ctx.user.timezone };
  const today = localDate(at.now, at.zone);
  const said = history
    .filter(({ isFromUser }) => isFromUser)
    .slice(-maxBack)
    .reverse();
  for (const { content, turnId } of said) {
    const own = mentions.find(({ turn, how }) => turn === turnId && /^(?:made|changed)$/.test(how))?.thing;
    if (own?.at && localDate(own.at, at.zone) >= today) return localDate(own.at, at.zone);
    const dates = findTimes(spellOut(content.slice(0, 500), at.zone), at).flatMap((time) =>
      'date' in time && time.date ? [time.date] : [],
    );
    const ahead = dates.find((date) => date >= today);
    if (ahead) return ahead;
  }
  const thing = mentions.find(({ how, thing }) => how !== 'deleted' && (thing.at || thing.date))?.thing;
  return thing?.at ? localDate(thing.at, at.zone) : (thing?.date ?? null);
}

// "What mia likes" and "mia’s size" are about a person or a pet, whose name may have a small letter.
const factOwner = /^(?:what (?!(?:i|you|we)\b)(\p{L}+) \p{L}+|(\p{L}+)['’]s \p{L}.*)$/iu;

function lastCelebrated([recent, another]: Mention[]): string | null {
  const isAlone = another?.turn !== recent?.turn;
  const [, one, other] = (recent?.thing.kind === 'fact' && factOwner.exec(recent.thing.title)) || [];
  if (/^(?:made|changed)$/.test(recent?.how ?? '') && isAlone && (one ?? other)) return one ?? other ?? null;
  return recent?.thing.kind === 'date' && recent.how !== 'deleted' && isAlone
    ? ownerOf(recent.thing.title)
    : null;
}

const kinds: Partial<Record<RecentMention['kind'], Thing['kind']>> = {
  todo: 'todo',
  reminder: 'reminder',
  fact: 'fact',
  social: 'date',
  list: 'list',
  event: 'event',
};
const acts: Record<RecentMention['act'], Mention['how']> = {
  made: 'made',
  changed: 'changed',
  done: 'done',
  deleted: 'deleted',
  listed: 'shown',
  asked: 'shown',
};

function mentionsIn(recent: RecentMention[], things: Thing[]): Mention[] {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return recent.flatMap(({ kind, act, id, title, turnId }): Mention[] => {
    const own = kinds[kind];
    return own ? [{ thing: known.get(id) ?? { kind: own, id, title }, how: acts[act], turn: turnId }] : [];
  });
}
