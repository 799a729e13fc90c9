import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from '@/components/data/query-client';
import { updateQueryData } from '@/components/data/update-query-data';

test('a request that runs during a change does not overwrite it, and is repeated', async () => {
  const client = makeQueryClient();
  const answers: ((items: string[]) => void)[] = [];
  const queryKey = ['todos'];
  const observer = new QueryObserver<string[]>(client, {
    queryKey,
    queryFn: () => new Promise((resolve) => answers.push(resolve)),
  });
  client.setQueryData(queryKey, ['milk']);
  const stop = observer.subscribe(() => {});
  void client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);

  await updateQueryData<string[]>(client, queryKey, (items) => [...items, 'bread']);
  answers[0]?.(['milk']);
  expect(observer.getCurrentResult().data).toEqual(['milk', 'bread']);
  expect(answers).toHaveLength(2);
  answers[1]?.(['milk', 'bread', 'added elsewhere']);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toContain('added elsewhere'));
  stop();
});
