import type { UserCtx } from '@/lib/context';
import type { Reading } from '@/lib/quick-add/schema';
import { splitTime } from '@/lib/reminders/times/when';
import { localDate, localTime } from '@/lib/time/format';
import { resolveWhen, type When } from '@/lib/time/phrases';
import { listLists } from '@/lib/todos/lists/reads';
import type { NamedList } from '@/lib/todos/lists/schema';
import { capitalized } from '@/lib/words/wording';

const defaultTime = '09:00';
const leadIn =
  /^(?:please\s+)?(?:remind me\s+(?:to\s+|about\s+|of\s+)?|remember to\s+|don['’]t forget to\s+|add\s+|to-?do:?\s+|task:?\s+|reminder:?\s+)+/i;
const dangling = /(?:[\s,;:.-]|\s(?:on|at|by|in|to|from|for|every))+$/i;

/**
 * Returns the title, time and list in a line: "pay rent friday" contains a time, and "milk #shopping" a list.
 * Saves nothing.
 */
export async function readLine(ctx: UserCtx, text: string): Promise<Reading> {
  const { line, list } = takeList(text.trim(), await listLists(ctx));
  const thing = line.replace(leadIn, '') || line;
  const { title, when } = splitTime(thing);
  const bare = title.replace(dangling, '').trim();
  const found = when ? resolveWhen(when, { now: ctx.now(), zone: ctx.user.timezone }) : null;
  if (!found || bare === '') return { title: capitalized(thing), date: null, time: null, rule: null, list };
  return { title: capitalized(bare), ...momentOf(ctx, found), list };
}

function momentOf(ctx: UserCtx, { at, date, time, rule }: When): Pick<Reading, 'date' | 'time' | 'rule'> {
  const zone = ctx.user.timezone;
  // The words may name another zone ("7 PM CET"). The result is in the user's zone.
  const isTimed = at !== null && time !== null;
  return {
    date: at ? localDate(at, zone) : date,
    time: isTimed ? localTime(at, zone) : rule ? defaultTime : null,
    rule: rule ?? null,
  };
}

function takeList(text: string, lists: NamedList[]): { line: string; list: Reading['list'] } {
  for (const pattern of [
    /(?:^|\s)#([\p{L}\p{N}_-]+)/u,
    /\s(?:to|on|in)\s+(?:the\s+|my\s+)?([^,]{1,60}?)\s+list$/iu,
  ]) {
    const [whole, name = ''] = pattern.exec(text) ?? [];
    const list = lists.find(({ title }) => isSameName(title, name));
    if (whole && list)
      return { line: text.replace(whole, '').trim(), list: { id: list.id, title: list.title } };
  }
  return { line: text, list: null };
}

function isSameName(title: string, name: string): boolean {
  const plain = (words: string) => words.toLowerCase().replaceAll(/[\s_-]+/g, '');
  return plain(title) === plain(name);
}
