import { expect, test } from 'vitest';
import { findInfo } from '@/lib/info/find';
import { listInfo } from '@/lib/info/reads';
import { storeInfoInput } from '@/lib/info/schema';
import { infoTools } from '@/lib/info/tools';
import { deleteInfo, storeInfo, updateInfo } from '@/lib/info/writes';
import { createUser } from '@/testing/people';
import { runTool, undoResult } from '@/testing/tools';
import { testCtx } from '@/testing/world';

const facts = [
  { key: 'locker code', value: '4821' },
  { key: 'wifi password', value: 'hunter2' },
  { key: 'parked', value: 'level 3, near the lift' },
  { key: 'sister', value: 'allergic to nuts' },
];

test.each([
  ['what is my locker code', ['locker code']],
  ['the code of the locker', ['locker code']],
  ["what's the password for the wifi?", ['wifi password']],
  ['where did i park', ['parked']],
  ['who is allergic to nuts', ['sister']],
  ['the capital of France', []],
  ['what is my', []],
])('the question "%s" finds %j', (question, keys) => {
  expect(findInfo(facts, question).map((fact) => fact.key)).toEqual(keys);
});

test('storing a fact of the same name in any case replaces the value; forgetting it deletes it', async () => {
  const ctx = await createUser(await testCtx());
  await storeInfo(ctx, { key: 'Locker code', value: '4821' });
  await storeInfo({ ...ctx, channel: 'whatsapp' }, { key: 'locker CODE', value: '5000' });
  expect(await listInfo(ctx)).toMatchObject([{ key: 'Locker code', value: '5000', source: 'whatsapp' }]);
  const forget = infoTools.find((tool) => tool.name === 'forget_info');
  const result = await forget?.run(ctx, { keys: ['my locker code'] });
  expect(result?.text).toContain('Locker code');
  expect(await listInfo(ctx)).toEqual([]);
});

test('a fact is forgotten only by its name, not by a word that is in its value', async () => {
  const ctx = await createUser(await testCtx());
  await storeInfo(ctx, { key: 'emergency contact', value: 'my sister' });
  await expect(runTool(ctx, 'forget_info', { keys: ['my sister'] })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await listInfo(ctx)).toMatchObject([{ key: 'emergency contact', value: 'my sister' }]);
});

test('a fact cannot take the name of another one, and another user cannot change or delete it', async () => {
  const ctx = await testCtx();
  const owner = await createUser(ctx);
  const stranger = await createUser(ctx);
  await storeInfo(owner, { key: 'a', value: '1' });
  const { id } = await storeInfo(owner, { key: 'b', value: '2' });
  await expect(updateInfo(owner, id, { key: 'A' })).rejects.toMatchObject({ code: 'conflict' });
  await expect(updateInfo(stranger, id, { value: '3' })).rejects.toMatchObject({ code: 'not_found' });
  await expect(deleteInfo(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a value of 2000 characters is valid; one character more is an error that names the limit', () => {
  const fits = { key: 'k'.repeat(500), value: 'v'.repeat(2000) };
  expect(storeInfoInput.safeParse(fits).success).toBe(true);
  const over = storeInfoInput.safeParse({ ...fits, value: 'v'.repeat(2001) });
  expect(over.error?.issues[0]?.message).toContain('2000');
});

test('undo does not replace a fact that was stored under the same name in the meantime', async () => {
  const ctx = await createUser(await testCtx());
  await storeInfo(ctx, { key: 'locker code', value: '4821' });
  const forgotten = await runTool(ctx, 'forget_info', { keys: ['locker code'] });
  await storeInfo(ctx, { key: 'Locker code', value: '5000' });
  await expect(undoResult(ctx, forgotten)).rejects.toMatchObject({ code: 'conflict' });
  expect(await listInfo(ctx)).toMatchObject([{ value: '5000' }]);
});
