import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the cached data of a query. If a request of the query is running, starts it again, because its
 * response may lack the change.
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
