import { expect, test } from 'vitest';
import { listLists } from '@/lib/todos/lists/reads';
import { createList, deleteList, renameList } from '@/lib/todos/lists/writes';
import { listOpenTodos, listTodoAgendas, listTodos } from '@/lib/todos/reads';
import { createTodo, createTodos, updateTodo } from '@/lib/todos/writes';
import { createUser, exportedRows } from '@/testing/people';
import { confirmTool, runConfirmed, runTool, undoResult } from '@/testing/tools';
import { testCtx } from '@/testing/world';

type User = Awaited<ReturnType<typeof newUser>>;
const newUser = async () => createUser(await testCtx());
const open = async (ctx: User, list?: string) =>
  (await listTodos(ctx, { list })).items.flatMap(({ text, completed }) => (completed ? [] : [text]));
const titles = async (ctx: User) => (await listLists(ctx)).map(({ title }) => title);

test('a todo is on the list that it names, and without one on the default list; it can move', async () => {
  const ctx = await newUser();
  const shopping = await createList(ctx, { title: 'Shopping' });
  await createTodo(ctx, { text: 'call Kim' });
  const milk = await createTodo(ctx, { text: 'milk', listId: shopping.id });
  expect(milk.listId).toBe(shopping.id);
  expect(await open(ctx)).toEqual(['call Kim']);
  expect(await open(ctx, shopping.id)).toEqual(['milk']);
  const [byDefault] = await listLists(ctx);
  await updateTodo(ctx, milk.id, { listId: byDefault?.id });
  expect((await open(ctx)).toSorted()).toEqual(['call Kim', 'milk']);
  expect(await listLists(ctx)).toMatchObject([
    { title: 'Todos', isDefault: true, open: 2, done: 0 },
    { title: 'Shopping', isDefault: false, open: 0, done: 0 },
  ]);
});

test('a name is used once, in upper or lower case, and the lists of others do not exist', async () => {
  const ctx = await newUser();
  const stranger = await createUser(ctx);
  const books = await createList(ctx, { title: 'Books' });
  await expect(createList(ctx, { title: 'BOOKS' })).rejects.toMatchObject({ code: 'conflict' });
  const notFound = { code: 'not_found' };
  await expect(renameList(stranger, books.id, { title: 'Mine' })).rejects.toMatchObject(notFound);
  await expect(deleteList(stranger, books.id, {})).rejects.toMatchObject(notFound);
  await expect(createTodo(stranger, { text: 'Dune', listId: books.id })).rejects.toMatchObject(notFound);
  const own = await createTodo(stranger, { text: 'Dune' });
  await expect(updateTodo(stranger, own.id, { listId: books.id })).rejects.toMatchObject(notFound);
  expect(await open(stranger)).toEqual(['Dune']);
  await expect(listTodos(stranger, { list: books.id })).rejects.toMatchObject(notFound);
  await expect(createTodo(stranger, { text: 'x', listId: books.id })).rejects.toMatchObject(notFound);
  await createList(stranger, { title: 'Books' });
});

test('a list that has items is deleted only with a word about them; the default list stays', async () => {
  const ctx = await newUser();
  const [packing, trip] = [
    await createList(ctx, { title: 'Packing' }),
    await createList(ctx, { title: 'Trip' }),
  ];
  await createTodo(ctx, { text: 'socks', listId: packing.id });
  const hat = await createTodo(ctx, { text: 'hat', listId: packing.id });
  await updateTodo(ctx, hat.id, { completed: true });
  await createTodo(ctx, { text: 'tickets', listId: trip.id });
  await expect(deleteList(ctx, packing.id, {})).rejects.toMatchObject({ code: 'conflict' });
  expect(await deleteList(ctx, packing.id, { items: 'move' })).toEqual({
    id: packing.id,
    deleted: 0,
    moved: 2,
  });
  expect(await deleteList(ctx, trip.id, { items: 'delete' })).toEqual({ id: trip.id, deleted: 1, moved: 0 });
  expect(await listLists(ctx)).toMatchObject([{ title: 'Todos', open: 1, done: 1 }]);
  const [byDefault] = await listLists(ctx);
  await expect(deleteList(ctx, byDefault?.id ?? '', { items: 'move' })).rejects.toMatchObject({
    code: 'invalid',
  });
});

test('adding to a list that does not exist creates it, and undo takes both back', async () => {
  const ctx = await newUser();
  const added = await runTool(ctx, 'add_todos', { items: [{ text: 'tent' }], list: 'the camping list' });
  expect(await titles(ctx)).toEqual(['Todos', 'Camping']);
  await runTool(ctx, 'add_todos', { items: [{ text: 'stove' }], list: 'camping' });
  await undoResult(ctx, added);
  expect((await listOpenTodos(ctx)).map(({ text, list }) => [text, list])).toEqual([['stove', 'Camping']]);
  ctx.clock.advance(1000);
  const created = await runTool(ctx, 'add_todos', { items: [], list: 'winter camping' });
  // The order of lists created in the same millisecond is undefined.
  expect(new Set(await titles(ctx))).toEqual(new Set(['Todos', 'Camping', 'Winter camping']));
  await undoResult(ctx, created);
  expect(await titles(ctx)).toEqual(['Todos', 'Camping']);
});

test('"got all of it but the cheese" ticks off the rest of that list alone', async () => {
  const ctx = await newUser();
  await runTool(ctx, 'add_todos', {
    items: [{ text: 'milk' }, { text: 'goat cheese' }, { text: 'bread' }],
    list: 'shopping',
  });
  await createTodo(ctx, { text: 'call Kim' });
  const done = await runTool(ctx, 'complete_todos', { all: true, except: ['cheese'], list: 'shopping list' });
  expect(done.mentions).toMatchObject({ act: 'done', items: [{ title: 'milk' }, { title: 'bread' }] });
  expect((await listOpenTodos(ctx)).map(({ text }) => text)).toEqual(['call Kim', 'goat cheese']);
  await undoResult(ctx, done);
  expect(await listOpenTodos(ctx)).toHaveLength(4);
  const spared = { all: true, except: ['ham'], list: 'shopping' };
  await expect(runTool(ctx, 'complete_todos', spared)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listOpenTodos(ctx)).toHaveLength(4);
});

test('words find a todo on any list; a number counts on the default list, or on the named one', async () => {
  const ctx = await newUser();
  await createTodos(ctx, [{ text: 'call Kim' }, { text: 'taxes' }]);
  await runTool(ctx, 'add_todos', {
    items: [{ text: 'milk' }, { text: 'eggs' }, { text: 'tea' }],
    list: 'shopping',
  });
  await runTool(ctx, 'complete_todos', { items: ['eggs'] });
  await expect(runTool(ctx, 'complete_todos', { items: ['3'] })).rejects.toMatchObject({ code: 'not_found' });
  await runTool(ctx, 'complete_todos', { items: ['2'], list: 'shopping' });
  await runTool(ctx, 'complete_todos', { items: ['2'] });
  expect((await listOpenTodos(ctx)).map(({ text }) => text)).toEqual(['call Kim', 'milk']);
});

test('an item moves between lists and a list is renamed, and undo takes it back', async () => {
  const ctx = await newUser();
  await runTool(ctx, 'add_todos', { items: [{ text: 'milk' }], list: 'shopping' });
  const moved = await runTool(ctx, 'update_todo', { item: 'milk', moveTo: 'my todo list' });
  expect(await open(ctx)).toEqual(['milk']);
  await undoResult(ctx, moved);
  expect(await open(ctx)).toEqual([]);
  const renamed = await runTool(ctx, 'update_todo', { list: 'shopping', text: 'Groceries' });
  expect(await titles(ctx)).toEqual(['Todos', 'Groceries']);
  await undoResult(ctx, renamed);
  expect(await titles(ctx)).toEqual(['Todos', 'Shopping']);
});

test('deleting a list asks, says what goes with it, and undo brings all of it back', async () => {
  const ctx = await newUser();
  await runTool(ctx, 'add_todos', { items: [{ text: 'milk' }, { text: 'eggs' }], list: 'shopping' });
  await runTool(ctx, 'complete_todos', { items: ['eggs'] });
  const asked = await confirmTool(ctx, 'delete_todos', { list: 'shopping', wholeList: true });
  expect(asked).toMatchObject({ isBroad: true, count: 2 });
  expect(asked?.question).toContain('Shopping');
  const deleted = await runConfirmed(ctx, 'delete_todos', asked?.act);
  expect(await titles(ctx)).toEqual(['Todos']);
  await undoResult(ctx, deleted);
  expect(await listLists(ctx)).toMatchObject([{ open: 0 }, { title: 'Shopping', open: 1, done: 1 }]);
  expect(await confirmTool(ctx, 'delete_todos', { all: true, list: 'shopping' })).toMatchObject({
    isBroad: true,
    count: 1,
  });
});

test('an undo after its list was deleted brings the item back to the default list', async () => {
  const ctx = await newUser();
  await runTool(ctx, 'add_todos', { items: [{ text: 'milk' }], list: 'shopping' });
  const deleted = await runTool(ctx, 'delete_todos', { items: ['milk'] });
  const [, shopping] = await listLists(ctx);
  await deleteList(ctx, shopping?.id ?? '', {});
  await undoResult(ctx, deleted);
  expect(await open(ctx)).toEqual(['milk']);
});

test('the summary leaves out undated items of other lists', async () => {
  const ctx = await newUser();
  const { id: listId } = await createList(ctx, { title: 'Books' });
  await createTodos(ctx, [
    { text: 'Middlemarch', listId },
    { text: 'return Emma', listId, dueDate: '2027-03-12' },
  ]);
  await createTodos(ctx, [{ text: 'undated' }]);
  const user = { userId: ctx.user.id, today: '2027-03-10' };
  const agenda = (await listTodoAgendas(ctx, [user], 5)).get(ctx.user.id);
  expect(agenda?.other.map(({ text }) => text)).toEqual(['return Emma', 'undated']);
  expect(agenda?.otherCount).toBe(2);
  const { todo_lists: exported } = await exportedRows(ctx);
  expect(exported).toHaveLength(2);
  expect(exported).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Todos' }),
      expect.objectContaining({ title: 'Books' }),
    ]),
  );
});
