import { expect, test } from 'vitest';
import { idsOf } from '@/lib/ids';
import { listTodos } from '@/lib/todos/reads';
import { dueState } from '@/lib/todos/rules';
import { createTodoInput } from '@/lib/todos/schema';
import { todoTools } from '@/lib/todos/tools';
import { createTodo, createTodos, deleteTodo, readTodoRows, updateTodo } from '@/lib/todos/writes';
import { rowChanges } from '@/lib/tool';
import { restoreRows } from '@/lib/undo/restore';
import { createUser } from '@/testing/people';
import { runTool, undoResult } from '@/testing/tools';
import { testCtx } from '@/testing/world';

test('a todo is created, changed, completed and deleted', async () => {
  const ctx = await createUser(await testCtx());
  const todo = await createTodo(ctx, { text: 'Buy milk', dueDate: '2027-03-11' });
  expect(todo).toMatchObject({ text: 'Buy milk', completed: false, dueDate: '2027-03-11' });
  await updateTodo(ctx, todo.id, { text: 'Buy oat milk', dueDate: null });
  const completed = await updateTodo(ctx, todo.id, { completed: true });
  expect(completed).toMatchObject({ id: todo.id, text: 'Buy oat milk', completed: true, dueDate: null });
  await deleteTodo(ctx, todo.id);
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test("a user cannot change, delete or restore another user's todo", async () => {
  const ctx = await testCtx();
  const owner = await createUser(ctx);
  const stranger = await createUser(ctx);
  const todo = await createTodo(owner, { text: 'Private' });
  const notFound = { code: 'not_found' };
  await expect(updateTodo(stranger, todo.id, { completed: true })).rejects.toMatchObject(notFound);
  await expect(deleteTodo(stranger, todo.id)).rejects.toMatchObject(notFound);
  const old = rowChanges('todo_items', await readTodoRows(owner, [todo.id]), []);
  const stolen = old.map((change) => ({ ...change, before: { ...change.before, text: 'Stolen' } }));
  await expect(restoreRows(stranger, stolen)).rejects.toMatchObject({ code: 'conflict' });
  expect((await listTodos(owner, {})).items).toMatchObject([{ text: 'Private' }]);
});

test('the list has pages of 200 open todos, oldest first', async () => {
  const ctx = await createUser(await testCtx());
  const texts = Array.from({ length: 430 }, (_, index) => `item ${index}`);
  await createTodos(
    ctx,
    texts.map((text) => ({ text })),
  );
  const first = await listTodos(ctx, {});
  const second = await listTodos(ctx, { after: first.next ?? '' });
  const third = await listTodos(ctx, { after: second.next ?? '' });
  const pages = [first, second, third];
  expect(pages.map((page) => page.items.length)).toEqual([200, 200, 30]);
  expect(pages.flatMap((page) => page.items.map((item) => item.text))).toEqual(texts);
  expect(third.next).toBeUndefined();
  await expect(listTodos(ctx, { after: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' });
});

test('below the open todos, the list has the 50 that were completed last, newest first', async () => {
  const ctx = await createUser(await testCtx());
  const rows = await createTodos(
    ctx,
    Array.from({ length: 53 }, (_, index) => ({ text: `item ${index}` })),
  );
  await createTodo(ctx, { text: 'open' });
  for (const { id } of rows) {
    ctx.clock.advance(1000);
    await updateTodo(ctx, id, { completed: true });
  }
  const texts = (await listTodos(ctx, {})).items.map(({ text }) => text);
  expect(texts).toEqual(['open', ...Array.from({ length: 50 }, (_, index) => `item ${52 - index}`)]);
});

test('restored todos are the same as before they were deleted', async () => {
  const ctx = await createUser(await testCtx());
  const rows = await createTodos(ctx, [{ text: 'a', dueDate: '2027-04-01' }, { text: 'b' }]);
  await undoResult(ctx, await runTool(ctx, 'delete_todos', { all: true }));
  expect(await readTodoRows(ctx, idsOf(rows))).toEqual(rows);
});

test('a confirmed deletion deletes the todos that the question named, not those created since', async () => {
  const ctx = await createUser(await testCtx());
  await createTodos(ctx, [{ text: 'Milk' }, { text: 'Eggs' }]);
  const confirmation = await tool('delete_todos').confirm(ctx, { all: true });
  expect(confirmation?.count).toBe(2);
  await createTodo(ctx, { text: 'Bread' });
  await tool('delete_todos').runConfirmed(ctx, confirmation?.act);
  expect((await listTodos(ctx, {})).items).toMatchObject([{ text: 'Bread' }]);
});

test('a text of 500 characters is valid; one character more is an error that names the limit', () => {
  expect(createTodoInput.safeParse({ text: 'x'.repeat(500) }).success).toBe(true);
  const tooLong = createTodoInput.safeParse({ text: 'x'.repeat(501) });
  expect(tooLong.error?.issues[0]?.message).toContain('500');
});

test('unknown fields and impossible dates are refused', () => {
  expect(createTodoInput.safeParse({ text: 'x', isAdmin: true }).success).toBe(false);
  expect(createTodoInput.safeParse({ text: 'x', dueDate: '2027-02-30' }).success).toBe(false);
});

test.each([
  [{ completed: false, dueDate: '2027-03-09' }, 'overdue'],
  [{ completed: false, dueDate: '2027-03-10' }, 'today'],
  [{ completed: false, dueDate: '2027-03-11' }, 'later'],
  [{ completed: true, dueDate: '2027-03-09' }, 'none'],
  [{ completed: false, dueDate: null }, 'none'],
] as const)('on 10 March, %o has the due state "%s"', (todo, state) => {
  expect(dueState(todo, '2027-03-10')).toBe(state);
});

function tool(name: string) {
  const found = todoTools.find((each) => each.name === name);
  if (!found) throw new Error(`no tool named ${name}`);
  return found;
}
