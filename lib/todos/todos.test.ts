import { expect, test } from 'vitest';
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';
import { listTodos } from '@/lib/todos/reads';
import { dueState } from '@/lib/todos/rules';
import { createTodoInput } from '@/lib/todos/schema';
import {
  createTodo,
  createTodos,
  deleteTodo,
  removeTodos,
  restoreTodos,
  rowsOfTodos,
  updateTodo,
} from '@/lib/todos/writes';

test('a todo is added, changed, completed and deleted', async () => {
  const ctx = await createUser(await testCtx());
  const todo = await createTodo(ctx, { text: 'Buy milk', dueDate: '2027-03-11' });
  expect(todo).toMatchObject({ text: 'Buy milk', completed: false, dueDate: '2027-03-11' });
  await updateTodo(ctx, todo.id, { text: 'Buy oat milk', dueDate: null });
  const done = await updateTodo(ctx, todo.id, { completed: true });
  expect(done).toEqual({ id: todo.id, text: 'Buy oat milk', completed: true, dueDate: null });
  await deleteTodo(ctx, todo.id);
  expect((await listTodos(ctx, {})).items).toEqual([]);
});

test("a stranger's todo does not exist", async () => {
  const world = await testCtx();
  const owner = await createUser(world);
  const stranger = await createUser(world);
  const todo = await createTodo(owner, { text: 'Private' });
  await expect(updateTodo(stranger, todo.id, { completed: true })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(deleteTodo(stranger, todo.id)).rejects.toMatchObject({ code: 'not_found' });
  await restoreTodos(stranger, await rowsWith(owner, todo.id, 'stolen'));
  expect((await listTodos(owner, {})).items[0]?.text).toBe('Private');
});

test('the list keeps its order, bounds its size and leads on', async () => {
  const ctx = await createUser(await testCtx());
  await createTodos(
    ctx,
    Array.from({ length: 430 }, (_, place) => ({ text: `item ${place}` })),
  );
  const first = await listTodos(ctx, {});
  const second = await listTodos(ctx, { after: first.next ?? '' });
  const third = await listTodos(ctx, { after: second.next ?? '' });
  expect([first.items.length, second.items.length, third.items.length]).toEqual([200, 200, 30]);
  expect(third.next).toBeUndefined();
  const texts = [first, second, third].flatMap((page) => page.items.map((item) => item.text));
  expect(texts).toEqual(Array.from({ length: 430 }, (_, place) => `item ${place}`));
  await expect(listTodos(ctx, { after: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' });
});

test('deleted rows come back as they were', async () => {
  const ctx = await createUser(await testCtx());
  const rows = await createTodos(ctx, [{ text: 'a', dueDate: '2027-04-01' }, { text: 'b' }]);
  const removed = await removeTodos(
    ctx,
    rows.map((row) => row.id),
  );
  await restoreTodos(ctx, removed);
  expect((await listTodos(ctx, {})).items).toMatchObject([
    { text: 'a', dueDate: '2027-04-01' },
    { text: 'b' },
  ]);
});

test('a text at the limit fits, one character more is told what the limit is', () => {
  expect(createTodoInput.safeParse({ text: 'x'.repeat(500) }).success).toBe(true);
  const over = createTodoInput.safeParse({ text: 'x'.repeat(501) });
  expect(over.error?.issues[0]?.message).toBe('A todo holds at most 500 characters.');
  expect(createTodoInput.safeParse({ text: 'x', isAdmin: true }).success).toBe(false);
  expect(createTodoInput.safeParse({ text: 'x', dueDate: '2027-02-30' }).success).toBe(false);
});

test.each([
  [{ completed: false, dueDate: '2027-03-09' }, 'overdue'],
  [{ completed: false, dueDate: '2027-03-10' }, 'today'],
  [{ completed: false, dueDate: '2027-03-11' }, 'later'],
  [{ completed: true, dueDate: '2027-03-09' }, 'none'],
  [{ completed: false, dueDate: null }, 'none'],
] as const)('%o is %s on 10 March', (item, state) => {
  expect(dueState(item, '2027-03-10')).toBe(state);
});

async function rowsWith(ctx: Awaited<ReturnType<typeof createUser>>, id: string, text: string) {
  return (await rowsOfTodos(ctx, [id])).map((row) => ({ ...row, text }));
}
