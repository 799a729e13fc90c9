import { expect, test } from 'vitest';
import { comparedThings } from '@/lib/assistant/models/compared-things';
import { renderFeed } from '@/lib/calendar-feed/render';
import { inSlices } from '@/lib/event-loop/slices';
import { respondPieces } from '@/lib/http/respond';
import { findInfo } from '@/lib/info/find';
import { readQuestion } from '@/lib/search/question';
import { rankDocuments } from '@/lib/search/rank';

async function turnsDuring(act: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  await act();
  isOver = true;
  return turns;
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

test('work in slices gives others a turn between them, and keeps the order', async () => {
  const sizes: number[] = [];
  const turns = await turnsDuring(async () => {
    const results = await inSlices(numbers(95), 10, (slice) => {
      sizes.push(slice.length);
      return slice[0];
    });
    expect(results).toEqual(numbers(10).map((index) => index * 10));
  });
  expect(sizes).toEqual([...Array(9).fill(10), 5]);
  expect(turns).toBeGreaterThanOrEqual(9);
});

const createdAt = new Date('2027-03-10T15:00:00Z');

test('a calendar of thousands of entries is rendered in slices', async () => {
  const reminders = numbers(1000).map((index) => ({
    ...{ id: `r${index}`, title: 'x'.repeat(500), description: 'y '.repeat(1000), skips: [], createdAt },
    ...{ reminderTime: createdAt, snoozedUntil: null, recurrenceRule: 'FREQ=DAILY' },
    ...{ zone: 'Europe/Berlin', slot: '2027-03-10T16:00:00' },
  }));
  const todos = numbers(1000).map((index) => ({
    ...{ id: `t${index}`, text: 'x'.repeat(500), dueDate: '2027-03-10', createdAt },
  }));
  let text = '';
  const turns = await turnsDuring(async () => {
    text = await renderFeed({ reminders, todos, zone: 'Europe/Berlin' });
  });
  expect(turns).toBeGreaterThanOrEqual(39);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2000);
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(text.match(/(?:BEGIN|END):VCALENDAR/g)).toHaveLength(2);
});

test('a search through long texts indexes them in slices', async () => {
  const documents = numbers(400).map((index) => ({
    ...{ key: `fact:${index}`, kind: 'fact' as const, id: String(index), names: '', at: () => null },
    ...{ title: `passport ${index}`, text: `passport ${index} `.repeat(150) },
  }));
  const turns = await turnsDuring(() => rankDocuments(documents, readQuestion('where is my passport')));
  expect(turns).toBeGreaterThanOrEqual(19);
});

test('a long text is written in slices, whole and in order', async () => {
  const pieces = numbers(5000).map((index) => `${index} ${'é'.repeat(1000)}\n`);
  const chunks: Uint8Array[] = [];
  const turns = await turnsDuring(async () => {
    const { body } = respondPieces(pieces, { 'Content-Type': 'text/plain' });
    await body?.pipeTo(
      new WritableStream({
        write: (chunk) => {
          chunks.push(chunk);
        },
      }),
    );
  });
  expect(Buffer.concat(chunks).toString()).toBe(pieces.join(''));
  expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThan(600_000);
  expect(turns).toBeGreaterThanOrEqual(chunks.length - 1);
});

test('a fact is found by any of its words, whatever surrounds them', () => {
  const facts = [
    { key: 'gate code', value: '4821' },
    { key: 'Ravi', value: 'is allergic to nuts; backgate, gated' },
  ];
  const found = (question: string) => findInfo(facts, question).map(({ key }) => key);
  expect(found('what is the code of the gate')).toEqual(['gate code']);
  expect(found('allergies of Ravi')).toEqual(['Ravi']);
  expect(found('gates')).toEqual(['gate code']);
  expect(found('ate')).toEqual([]);
});

test('a long message is compared with fewer things of a large account, the newest ones', () => {
  const facts = numbers(1000).map((index) => ({
    ...{ id: String(index), key: `fact ${index}`, value: 'x'.repeat(2000), source: 'web' },
  }));
  const todos = numbers(1000).map((index) => ({
    ...{ id: String(index), text: 'milk', list: null, listId: 'l', completed: false, dueDate: null },
  }));
  const things = { todos, reminders: [], dates: [] };
  const compared = (words: number) => {
    const { context: near, things: own } = comparedThings({ facts }, things, 'word '.repeat(words).trim());
    return [near.facts.length, own.todos.length, near.facts.at(-1)?.key];
  };
  const [manyFacts = 0] = compared(5);
  const [fewFacts = 0, fewTodos] = compared(800);
  expect(compared(5)).toEqual([manyFacts, 1000, 'fact 999']);
  expect(compared(800)).toEqual([fewFacts, fewTodos, 'fact 999']);
  expect(Number(fewFacts) * 30).toBeLessThanOrEqual(Number(manyFacts) + 30);
});
