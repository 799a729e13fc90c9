import { statement } from '@/testing/postgres';

export async function addManyTodos(databaseUrl: string, userId: string, count: number): Promise<void> {
  await statement(
    databaseUrl,
    `with list as (insert into todo_lists (user_id, title) values ($1, 'Todos') returning id)
     insert into todo_items (list_id, user_id, text, completed, completed_at, due_date, created_at)
     select list.id, $1, 'Todo number ' || n, n % 5 = 0, case when n % 5 = 0 then now() end,
       case when n % 3 = 0 then current_date + (n % 7 - 3) end, now() - interval '1 day' + n * interval '1 ms'
     from list, generate_series(1, $2::int) n`,
    [userId, count],
  );
}
