import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes the data of a query. A request that is already running may return the state before the save, so it
 * is canceled and repeated.
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
