import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { config } from '@/db/schema/config';
import { chat } from '@/lib/assistant/chat';
import { readCall } from '@/lib/assistant/models/tool-set';
import { offeredTools } from '@/lib/assistant/tools';
import { saveSetting } from '@/lib/config/writes';
import { listInfo } from '@/lib/info/reads';
import { storeInfo } from '@/lib/info/writes';
import { findPreferences } from '@/lib/preferences/reads';
import { listReminders } from '@/lib/reminders/reads';
import { listOpenTodos } from '@/lib/todos/reads';
import { createUser } from '@/testing/people';
import { scriptedModel } from '@/testing/scripted-model';
import { testCtx } from '@/testing/world';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

// All tests of a worker share the settings.
afterAll(async () => {
  await (await testCtx()).db.delete(config);
});

async function userWithModel(lines: Parameters<typeof scriptedModel>[0]) {
  const { model, asked } = scriptedModel(lines);
  const base = await testCtx({ models: { online: async () => model } });
  await saveSetting(base, 'openai_api_key', 'sk-test');
  await saveSetting(base, 'instant_answers', 'false');
  return { ctx: await createUser(base, { timezone: 'America/New_York' }), asked };
}

test.each([
  ['show', { what: 'agenda', when: 'tomorrow' }, 'agenda'],
  ['show', { what: 'reminders', about: 'gym' }, 'list_reminders'],
  ['show', { what: 'birthdays', when: 'this month' }, 'set_social_date'],
  ['show', { what: 'age', about: 'Anna' }, 'set_social_date'],
  ['show', { what: 'facts' }, 'get_info'],
  ['show', { what: 'journal' }, 'journal'],
  ['show', { what: 'mood' }, 'journal'],
  ['show', { what: 'time', about: 'Tokyo' }, 'answer_date'],
  ['delete_todos', { list: 'shopping', wholeList: true }, 'delete_todos'],
  ['delete_other', { kind: 'reminder', when: 'thursday' }, 'delete_reminders'],
  ['delete_other', { kind: 'birthday', items: ['Paul'] }, 'delete_social_date'],
  ['delete_other', { kind: 'fact', all: true }, 'forget_info'],
  ['update_reminder', { do: 'done' }, 'answer_reminder'],
  ['update_reminder', { do: 'ask', item: 'gym' }, 'answer_reminder'],
  ['update_reminder', { do: 'skip', item: 'gym', when: 'this week' }, 'update_reminder'],
  ['update_reminder', { item: 'gym', skip: 'this week' }, 'update_reminder'],
  ['track_done', { act: 'record', what: 'called mom', who: 'mom' }, 'note_contact'],
  ['track_done', { act: 'ask', what: 'water the plants' }, 'track_done'],
  ['set_social_date', { name: 'Paul', date: '7 August' }, 'set_social_date'],
  ['journal', { feeling: 'tired', keep: true }, 'journal'],
  ['delete_reminders', { all: true }, 'delete_reminders'],
])('%s %o calls %s', (name, input, tool) => {
  expect(readCall(name, input)).toMatchObject({ call: { tool } });
});

test.each([
  ['quiet_hours', 'from 22:00 to 7', 'set_preferences', { quietFrom: '22:00', quietTo: '7' }],
  ['quiet_hours', 'off', 'set_preferences', { quiet: false }],
  ['recap', 'monday at 8', 'set_preferences', { recapWhen: 'monday at 8' }],
  ['clock', '24h', 'set_preferences', { clock: '24h' }],
  ['clock', null, 'set_preferences', {}],
  ['summary', '7:30', 'set_daily_summary', { time: '7:30' }],
  ['summary', 'now', 'set_daily_summary', { now: true }],
  ['summary_todos', 'overdue', 'set_daily_summary', { todos: 'overdue' }],
  ['summary_motivation', 'off', 'set_daily_summary', { motivation: false }],
  ['summary_message', '', 'set_daily_summary', { message: '' }],
  ['journal_prompt', '9pm', 'journal', { do: 'prompt', time: '9pm' }],
])('the setting %s is changed by %s', (setting, value, tool, input) => {
  expect(readCall('change_setting', { setting, value })).toMatchObject({ call: { tool, input } });
});

test('a call is checked with the limits that the model does not see, and unknown or internal tools are refused', () => {
  const issues = (name: string, input: unknown) => {
    const read = readCall(name, input);
    return 'error' in read ? (read.error?.issues.map(({ path }) => path.join('.')) ?? null) : [];
  };
  expect(issues('add_todos', { items: [{ text: 'x'.repeat(501) }] })).toEqual(['items.0.text']);
  expect(issues('delete_other', { kind: 'fact', items: ['x'.repeat(501)] })).toEqual(['keys.0']);
  expect(issues('change_setting', { setting: 'clock', value: 'sundial' })).toEqual(['clock']);
  expect(issues('show', { what: 'secrets' })).toEqual(['what']);
  expect(issues('recall', { text: 'Saved.', items: [] })).toBeNull();
  expect(issues('launch_rocket', {})).toBeNull();
});

test('every schema that a model sees is an object with a type for each input', async () => {
  const { asked, ctx } = await userWithModel(['Hello.']);
  await chat(ctx, 'good morning to you my friend');
  const sent = asked[0]?.tools?.flatMap((tool) => (tool.type === 'function' ? [tool] : [])) ?? [];
  expect(sent.map(({ name }) => name)).toEqual(offeredTools.map(({ name }) => name));
  for (const { inputSchema } of sent) {
    expect(inputSchema).toMatchObject({ type: 'object', properties: {} });
    for (const part of Object.values(inputSchema.properties ?? {}))
      expect(part).toMatchObject({ type: expect.any(String) });
  }
});

test('one message of a model changes settings, moves a series on and deletes, after its wrong call was corrected', async () => {
  const { ctx, asked } = await userWithModel([
    [
      { tool: 'add_todos', input: { items: [{ text: 'milk' }, { text: 'bread' }] } },
      { tool: 'set_reminder', input: { title: 'gym', when: 'every monday at 8' } },
    ],
    [{ tool: 'delete_other', input: { kind: 'everything' } }],
    [
      { tool: 'delete_todos', input: { items: ['milk'] } },
      { tool: 'delete_other', input: { kind: 'fact', items: ['pin'] } },
      { tool: 'update_reminder', input: { item: 'gym', do: 'skip' } },
      { tool: 'change_setting', input: { setting: 'quiet_hours', value: '21:00 to 8:00' } },
    ],
  ]);
  await storeInfo(ctx, { key: 'pin', value: '1234' });
  await chat(ctx, 'milk, bread and the gym');
  ctx.clock.advance(1000);
  await chat(ctx, 'no milk, no pin, skip the gym once, and quiet from nine to eight please');
  expect(JSON.stringify(asked[2]?.prompt.at(-1))).toMatch(
    /delete_other: .*expected one of.*reminder.*at kind/,
  );
  expect((await listOpenTodos(ctx)).map(({ text }) => text)).toEqual(['bread']);
  expect(await listInfo(ctx)).toEqual([]);
  expect(await listReminders(ctx)).toMatchObject([{ reminderTime: '2027-03-22T12:00:00.000Z' }]);
  expect(await findPreferences(ctx)).toMatchObject({ quietFrom: '21:00', quietTo: '08:00' });
});
