import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Lays what a save gave over the data of a query. An answer still on its way was made before the save and would take it back:
 * it is dropped and asked for anew.
 */
export async function changeData<T>(
  client: QueryClient,
  key: QueryKey,
  change: (data: T) => T,
): Promise<void> {
  const wasAsked = client.isFetching({ queryKey: key }) > 0;
  await client.cancelQueries({ queryKey: key });
  client.setQueryData<T>(key, (data) => data && change(data));
  if (wasAsked) void client.invalidateQueries({ queryKey: key });
}
