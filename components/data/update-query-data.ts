import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the data of a query. Cancels and repeats a request that is already running, because its response may
 * show the state before the change.
 */
export async function updateQueryData<T>(
  client: QueryClient,
  key: QueryKey,
  change: (data: T) => T,
): Promise<void> {
  const wasFetching = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<T>(key, (data) => data && change(data));
  if (wasFetching) void client.invalidateQueries({ queryKey: key });
}
