import { questionExpiry } from '@/lib/assistant/conversation/question';
import { planWithoutModel, type TurnPlan } from '@/lib/assistant/conversation/turn';
import { findTool } from '@/lib/assistant/tools';
import type { UserCtx } from '@/lib/context';
import { newTodos } from '@/lib/phrases/new-todos';
import type { Thing } from '@/lib/phrases/phrase';
import { askToTake, takingCalls } from '@/lib/phrases/taking';
import { localDate } from '@/lib/time/format';
import { maxTodoText } from '@/lib/todos/rules';
import { mayQuote } from '@/lib/words/content';
import { clip, quoted as inQuotes } from '@/lib/words/wording';

interface DividedMessage {
  own: string;
  quoted: string | null;
  points: string[];
  heading: string;
}

/** Divides a message into the user's own words and quoted words. Sidekick never carries out quoted words. */
export function divideMessage(text: string): DividedMessage {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const own: string[] = [];
  const quoted: string[] = [];
  let isQuoted = false;
  let isFound = false;
  const following = followingLines(lines);
  for (const [index, line] of lines.entries()) {
    const next = following[index] ?? '';
    const body = marked.test(line) ? line.replace(marked, '') : null;
    const rest = body === null ? afterHeader(line, next) : null;
    if (rest !== null && !isQuoted) {
      // A mail program breaks "On Monday, Kim <kim@example.org> wrote:" into two lines.
      if (rest === '' && openingOfHeader.test(own.at(-1) ?? '')) own.pop();
      // If the quoted lines are marked with ">", the user's own words may follow them.
      isQuoted = !marked.test(next);
    }
    if (body !== null || rest !== null || isQuoted) {
      isFound = true;
      quoted.push(body ?? rest ?? (mailField.test(line) ? '' : line));
    } else own.push(line);
  }
  const left = own.join('\n').trim();
  const isPoint = (line: string) => point.test(line);
  const points = own.filter(isPoint);
  // "15. Write that down" is an answer.
  const isAlone = points.length === 1 && left === points[0]?.trim() && !writing.test(left);
  const isList = points.length > 1 || isAlone;
  return {
    own: left,
    quoted: isFound ? quoted.filter(Boolean).join('\n') : null,
    points: isList ? points.map((line) => line.replace(point, '').trim()).filter(Boolean) : [],
    heading: own
      .filter((line) => !isPoint(line))
      .join('\n')
      .trim(),
  };
}

const writing = /^\d+\W+(?:please )?(?:write|note|jot|remember|save|keep) (?:it|that|this)\b/i;

function followingLines(lines: string[]): string[] {
  let next = '';
  return lines
    .toReversed()
    .map((line) => {
      const below = next;
      next = line || next;
      return below;
    })
    .reverse();
}

const marked = /^(?:(?:[>»|]|&gt;)\s*)+/;
const point = /^(?:[-*•–—·]|\d{1,2}[.)])\s+(?:\[[ x]?\]\s*)?(?=\S)/i;

const saying =
  /\b(?:wrote|writes|said|says|texted|texts|messaged|replied|reads|states|schrieb|schreibt|sagte?|sagt|escribió|dijo|écrit|escreveu|disse)(?: (?:me|us|to me|this|that|the following))?\s?:["“]?$/i;
const origin = /^(?:.*\b(?:message|e-?mail|text|letter|sms|note|post|quote) )?(?:from|by|von)\s[^\d:]+:$/i;
const addressed = /<[^<>\s]+@[^<>\s]+>\)?(?:\s[\p{L}()]+){0,2}\s?:$/u;
const openingOfHeader = /^(?:on|am|le|el|em|il|op|pon|wt|śr|czw|pt|sob|niedz)\b.*\d/i;
const mailField =
  /^\*?(?:from|to|cc|sent|date|subject|reply-to|von|an|gesendet|datum|betreff|de|para|asunto|objet|assunto):/i;
const sender = /^\*?(?:from|von|de):\*?\s*(?!\d)/i;
const forwarded =
  /^[-\s*_]*(?:begin forwarded message|forwarded message|original message|forwarded from|forwarded by|weitergeleitete nachricht|ursprüngliche nachricht|anfang der weitergeleiteten nachricht|message transféré|mensaje reenviado|mensagem encaminhada)\b/i;
const forwardedSubject = /^(?:fwd?|wg|tr|rv|enc)\s?:\s*/i;

const day = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,9}\.?,? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4})`;
const clock = String.raw`\d{1,2}[:.]\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?`;
const stamp = `(?:${day},?(?: at| um)? ${clock}|${clock},? ${day})`;
const stampedLine = new RegExp(String.raw`^(?:\[${stamp}\]\s?|${stamp}\s[-–]\s)\p{L}[^:]{0,60}:\s*`, 'iu');
const stampedName = new RegExp(String.raw`^\p{L}[^\d:]{0,60}[,\s–—-]\s?\[?${stamp}\]?:?$`, 'iu');

function afterHeader(line: string, next: string): string | null {
  if (forwarded.test(line)) return '';
  if (forwardedSubject.test(line)) return line.replace(forwardedSubject, '');
  if (sender.test(line) && next !== '') return '';
  if (stampedLine.test(line)) return line.replace(stampedLine, '');
  if (next === '') return null;
  if (saying.test(line) || origin.test(line) || addressed.test(line)) return '';
  // Two such lines in a row are the user's own dates: "Dentist, 22/11/2026 10:12".
  return stampedName.test(line) && !stampedName.test(next) ? '' : null;
}

export function offerToKeep(ctx: UserCtx, text: string): TurnPlan {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '')
    return planWithoutModel({ say: 'There are no words of your own in that, so I did nothing.' });
  const add = addCall([words]);
  const note = noteOf(ctx, words);
  return {
    ...planWithoutModel({
      say: `Those are someone else’s words, so I did nothing with them. Shall I put ${inQuotes(clip(words, maxShown))} on your list? (yes / no)`,
      question: { kind: 'offer', calls: [add], expiresAt: questionExpiry(ctx.now()) },
      choices: [
        { label: 'Add it to my list', calls: [add] },
        { label: 'Keep it as a note', calls: [{ tool: 'store_info', input: note }] },
        { label: 'No', calls: [], say: 'All right.' },
      ],
    }),
    model: 'offline',
  };
}

const keeping =
  /(?:^|[\s,.;:!])(?:save|keep|store|note|remember|file|put) (?:it|this|that|them)(?: down)?(?: as (?:a |my )?(?:note|memo|fact)| in my notes| for me| for later| please)*[.!]*$/i;

export function planForKept(ctx: UserCtx, own: string, quoted: string): TurnPlan | null {
  const words = quoted.replace(/\s+/g, ' ').trim();
  if (!keeping.test(own) || words === '') return null;
  return {
    ...planWithoutModel({ calls: [{ tool: 'store_info', input: noteOf(ctx, words) }] }),
    model: 'offline',
  };
}

function noteOf(ctx: UserCtx, words: string): { key: string; value: string } {
  const today = localDate(ctx.now(), ctx.user.timezone);
  return { key: `note: ${clip(words, maxName)}`, value: `${clip(words, maxNote)} (${today})` };
}

export function withoutOrdersOfOthers(
  ctx: UserCtx,
  plan: TurnPlan,
  text: string,
  things: Pick<Thing, 'id' | 'title'>[],
): TurnPlan {
  const calls = takingCalls(plan.calls);
  const titles = things.map(({ title }) => title.toLowerCase());
  if (calls.length === 0 || !mayQuote(text, titles)) return plan;
  const say = `That reads like someone else’s words, so I did nothing. ${askToTake(calls, things)} (yes / no)`;
  const question = { kind: 'offer' as const, calls, expiresAt: questionExpiry(ctx.now()) };
  return { ...plan, calls: [], say, question, choices: [] };
}

export function planForPoints(points: string[]): TurnPlan {
  return { ...planWithoutModel({ calls: [addCall(points)] }), model: 'offline' };
}

export function withoutOrdersInPoints(
  ctx: UserCtx,
  plan: TurnPlan,
  { points, heading }: DividedMessage,
): TurnPlan {
  if (points.length === 0 || onlyKeeps(plan) || changing.test(heading)) return plan;
  const calls = [addCall(points)];
  const say = `I did nothing with your list. Shall I add its ${points.length} points as todos? (yes / no)`;
  const question = { kind: 'offer' as const, calls, expiresAt: questionExpiry(ctx.now()) };
  return { ...plan, calls: [], say, question, choices: [] };
}

const maxName = 40;
const maxNote = 900;
const maxShown = 80;
const changing =
  /\b(?:delete|cancel|remove|drop|clear|erase|forget|complete|finish|finished|done|did|mark|tick|check|move|change|update|rename|reschedule|postpone|skip|pause)\b/i;

function addCall(texts: string[]) {
  return newTodos(texts.map((text) => ({ text: clip(text, maxTodoText - 1) })));
}

export function onlyKeeps({ calls }: TurnPlan): boolean {
  return calls.every(
    ({ tool }) =>
      findTool(tool)?.keepsText === true ||
      /^(?:agenda|answer_date|get_info|help|list_|search|status)/.test(tool),
  );
}
