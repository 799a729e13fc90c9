import type { Reply, Row } from '@/lib/testing/simulation/kept';
import { isNight, morningAfter } from '@/lib/testing/simulation/night';
import type { Life } from '@/lib/testing/simulation/perform';
import type { Given, Verdict } from '@/lib/testing/simulation/verdict';
import { hasLeft, isOurs, said } from '@/lib/testing/simulation/verdict';
import { headlineIn, type Taken } from '@/lib/testing/virtual/provider';

/** What left together, under the delivery that leads it. */
interface Message {
  rows: Row[];
  taken: Taken[];
}

const hour = 3_600_000;
/** WhatsApp's window, and how much of its end the product may keep clear of. */
const windowMs = 24 * hour;
const marginMs = hour;

/** Holds the provider's ledger of one person against what the product says of it: each has its message, once, in its form. */
export function judgeMessages(verdict: Verdict, life: Life, given: Given): void {
  const { sends, rows, replies, taken } = given;
  const answering = new Set(replies.map(({ id }) => id));
  const proactive = taken.filter(({ sendId }) => !answering.has(sends.get(sendId) ?? ''));
  const takenBy = Map.groupBy(proactive, ({ sendId }) => sends.get(sendId) ?? '');
  const left = rows.filter((row) => hasLeft(row));
  const messages = new Map<string, Message>(
    [...Map.groupBy(left, ({ id, leadId }) => leadId ?? id)].map(([lead, all]) => [
      lead,
      { rows: all, taken: takenBy.get(lead) ?? [] },
    ]),
  );
  for (const [lead, all] of takenBy) {
    const [first] = all;
    // What left in the last hour may have its end still to come.
    if (first && !messages.has(lead) && first.at.getTime() < given.end + 14 * hour)
      verdict.doubled.push(said(life.person, 'message', first.at.getTime(), `of nothing: ${first.text}`));
  }
  for (const message of messages.values()) judgeMessage(verdict, life, message, given);
  judgeMornings(verdict, life, [...messages.values()]);
  if (given.hasTemplates) judgeWaiting(verdict, life, [...messages.values()], given);
}

function judgeMessage(
  verdict: Verdict,
  life: Life,
  { rows, taken }: Message,
  { hasTemplates, replies }: Given,
): void {
  const { person } = life;
  const [row] = rows;
  if (!row) return;
  const due = row.dueAt.getTime();
  if (row.channel !== 'whatsapp') {
    verdict.onDashboard += rows.length;
    const at = row.sentAt?.getTime() ?? due;
    const mayBe = !person.hasPhone || (!hasTemplates && sinceWriting(life, at) >= windowMs - marginMs);
    if (!mayBe) verdict.missed.push(said(person, row.subject, due, 'not by phone'));
    if (taken.length > 0) verdict.doubled.push(said(person, row.subject, due, 'on the dashboard too'));
    return;
  }
  const texts = taken.map(({ text }) => text);
  if (new Set(texts).size < texts.length || taken.filter(({ template }) => template).length > 1)
    verdict.doubled.push(said(person, row.subject, due, 'messages'));
  for (const { template, at } of taken) {
    const silence = sinceWriting(life, at.getTime());
    if (template && silence < windowMs - marginMs && !hasWrittenAt(life, at))
      verdict.wrongInstant.push(said(person, row.subject, due, 'announced within the window'));
  }
  verdict.sent += rows.length;
  // Its announcement never arrived, but an answer has told it, or was one to the journal.
  if (taken.length === 0 && (isTold(life, row, replies) || isAnswered(life, row, replies))) return;
  if (taken.some(({ template }) => template)) {
    verdict.announced += rows.length;
    const isSaid = taken.some(({ text }) =>
      rows.some((one) => isLineOf(life, one)(headlineIn(text).slice(0, 190))),
    );
    if (!isSaid) verdict.missed.push(said(person, row.subject, due, 'not in its announcement'));
    return;
  }
  const lines = texts.flatMap((text) => text.split('\n'));
  for (const [subject, same] of Map.groupBy(rows, (one) => thingOf(one))) {
    const [one] = same;
    const found = one ? lines.filter(isLineOf(life, one)).length : 0;
    if (found > same.length) verdict.doubled.push(said(person, subject, due, 'lines'));
    if (found < same.length) verdict.missed.push(said(person, subject, due, 'no message'));
  }
}

/** What waited for one morning is one message. */
function judgeMornings(verdict: Verdict, { person }: Life, messages: Message[]): void {
  const mornings = messages.flatMap(({ rows }) => {
    const [one] = rows.filter((row) => {
      const due = row.dueAt.getTime();
      return isOurs(row) && isNight(person, due) && row.sendAt.getTime() === morningAfter(person, due);
    });
    return one ? [one] : [];
  });
  for (const [at, all] of Map.groupBy(mornings, ({ sendAt }) => sendAt.getTime())) {
    const [first] = all;
    if (first && all.length > 1)
      verdict.doubled.push(said(person, first.subject, at, `${all.length} messages of one morning`));
  }
}

/** What was only announced comes whole with the answer to the next message, once; after a day nobody wants it. */
function judgeWaiting(verdict: Verdict, life: Life, messages: Message[], { replies }: Given): void {
  const waiting = messages.flatMap(waitingIn);
  const told = new Set<Row>();
  for (const { at, text, writeId } of replies) {
    const lines = text.split('\n');
    const open = waiting.filter(({ row, from }) => !told.has(row) && (from ?? row.dueAt.getTime()) <= at);
    for (const { row, from } of open) if (from !== null) told.add(row);
    const isCommand = life.writes.find(({ id }) => id === writeId)?.text.startsWith('/');
    // Other words may have answered the journal, which then is not asked again.
    const isSure = ({ row, from }: { row: Row; from: number | null }) =>
      from !== null && from < at && (isCommand === true || row.subject !== 'journal');
    const fresh = open.filter(({ row }) => at - row.dueAt.getTime() < windowMs);
    for (const [subject, same] of Map.groupBy(fresh, ({ row }) => thingOf(row))) {
      const [one] = same;
      const sure = same.filter(isSure).length;
      const found = one ? lines.filter(isLineOf(life, one.row)).length : 0;
      verdict.followed += found;
      if (found < sure) verdict.missed.push(said(life.person, subject, at, 'the rest of what was announced'));
      if (found > same.length) verdict.doubled.push(said(life.person, subject, at, 'in an answer'));
    }
    const rest = lines.filter((line) => /^(?:Reminder|Still open): R/.test(line));
    for (const line of rest)
      if (!open.some(({ row }) => isLineOf(life, row)(line)))
        verdict.doubled.push(said(life.person, 'answer', at, line));
  }
}

/** What of a message is still to be told, and since when; null where its announcement may never have arrived. */
function waitingIn({ rows, taken }: Message): { row: Row; from: number | null }[] {
  const [template] = taken.filter((one) => one.template);
  const isWhole = rows.length === 1 && rows[0]?.body === headlineIn(template?.text ?? '');
  if (taken.length === 0) return rows.map((row) => ({ row, from: null }));
  return template && !isWhole ? rows.map((row) => ({ row, from: template.at.getTime() })) : [];
}

/** Whether an answer held the words of a row. */
function isTold(life: Life, row: Row, replies: Reply[]): boolean {
  const due = row.dueAt.getTime();
  const near = replies.filter(({ at }) => at > due && at - due < windowMs);
  return near.some(({ text }) => text.split('\n').some(isLineOf(life, row)));
}

/** Whether what somebody wrote may have answered the journal's prompt, which is then not told again. */
function isAnswered({ writes }: Life, row: Row, replies: Reply[]): boolean {
  const due = row.dueAt.getTime();
  const said = replies.filter(({ at }) => at > due && at - due < windowMs);
  const words = said.map(({ writeId }) => writes.find(({ id }) => id === writeId)?.text ?? '/');
  return row.subject === 'journal' && words.some((text) => !text.startsWith('/'));
}

/** How long somebody had not written, before this instant. */
function sinceWriting({ person, writes }: Life, at: number): number {
  const last = Math.max(...writes.filter((one) => one.at < at).map((one) => one.at), person.wroteAt ?? 0);
  return at - last;
}

function hasWrittenAt({ writes }: Life, at: Date): boolean {
  return writes.some((one) => one.at === at.getTime());
}

/** A reminder and the same put off read alike, and so do its announcements. */
function thingOf({ subject }: Row): string {
  const [kind = '', key = ''] = subject.split(' ');
  return [kind === 'snooze' ? 'reminder' : kind, key].join(' ').trim();
}

/** Whether a line of a text opens what is said about a row. */
function isLineOf({ person }: Life, row: Row): (line: string) => boolean {
  const [kind = '', key = ''] = thingOf(row).split(' ');
  const opens: Record<string, (line: string) => boolean> = {
    daily: (line) => line.startsWith(`${person.name} summary · `),
    journal: (line) => line.startsWith(`${person.name} journal`),
    recap: (line) => line.startsWith('Your week · '),
    reminder: (line) => line === `Reminder: R${key}` || line.startsWith(`Reminder: R${key} `),
    nag: (line) => line.startsWith(`Still open: R${key}`) && !/[\d.]/.test(line.charAt(13 + key.length)),
    lead: (line) => !line.startsWith('Reminder') && line.includes(`: R${key} (`),
    social: (line) => line.startsWith(`Today is S${key}'s birthday`),
    social_lead: (line) => !line.startsWith('Today is') && line.includes(`: S${key}'s birthday`),
  };
  return opens[kind] ?? (() => false);
}
