import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a query's cached data. If a request was running, starts it anew, because its response may lack the
 * change.
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
