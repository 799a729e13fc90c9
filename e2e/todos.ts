import { statement } from '@/testing/postgres/server';

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

export async function addManyItems(databaseUrl: string, userId: string, count: number): Promise<void> {
  await statement(
    databaseUrl,
    `with list as (insert into todo_lists (user_id, title, is_default) values ($1, 'Packing', false) returning id)
     insert into todo_items (list_id, user_id, text, created_at)
     select list.id, $1, 'Item number ' || n, now() - interval '1 day' + n * interval '1 ms'
     from list, generate_series(1, $2::int) n`,
    [userId, count],
  );
}

export async function addManyEvents(databaseUrl: string, userId: string, count: number): Promise<void> {
  await statement(
    databaseUrl,
    `with connected as (
       insert into connectors (user_id, provider, email, is_active, next_sync_at)
       values ($1, 'google', 'calendar@example.com', true, now() + interval '1 day') returning id
     )
     insert into calendar_events (connector_id, external_id, title, start_time, end_time)
     select connected.id, 'event' || n, 'Event number ' || n,
       now() + (n - $2::int / 2) * interval '1 year' / $2::int,
       now() + (n - $2::int / 2) * interval '1 year' / $2::int + interval '30 minutes'
     from connected, generate_series(1, $2::int) n`,
    [userId, count],
  );
}
