// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SettingsTab } from '@/components/admin/settings/settings';
import type { ConfigView, Registration } from '@/lib/config/schema';
import { type Call, renderOnPage, serve } from '@/testing/page';

const config: ConfigView = {
  openaiApiKey: '••••abcd',
  openaiModel: 'gpt-4o',
  temperature: 0.7,
  maxTokens: 150,
  systemPrompt: '',
  instantAnswers: true,
  dailyTokenBudget: 100_000,
  models: ['gpt-4o', 'gpt-4o-mini', 'gpt-4-turbo', 'gpt-3.5-turbo', 'local-model'],
};

const registration: Registration = { mode: 'open', invitedEmails: [], refuseWeakPasswords: false };

type Reply = ReturnType<Parameters<typeof serve>[0]>;

async function show(
  change: Partial<ConfigView> = {},
  write: (call: Call) => Reply = () => ({ body: config }),
) {
  const calls = serve((call) => {
    if (call.method !== 'GET') return write(call);
    return { body: call.path.endsWith('/registration') ? registration : { ...config, ...change } };
  });
  renderOnPage(<SettingsTab />);
  await screen.findByLabelText('Model');
  return { calls, writes: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typeInto = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Configuration' }));

test('the form shows the saved settings, and only the mask of the key', async () => {
  await show();
  expect(field('API key').type).toBe('password');
  expect(field('API key').value).toBe('');
  expect(field('API key').placeholder).toBe('••••abcd');
  const models = [...screen.getByLabelText<HTMLSelectElement>('Model').options];
  expect(models.map(({ textContent }) => textContent)).toEqual([
    'gpt-4o (Recommended)',
    'gpt-4o-mini',
    'gpt-4-turbo',
    'gpt-3.5-turbo',
    'local-model',
  ]);
  expect([field('Temperature').min, field('Temperature').max, field('Temperature').step]).toEqual([
    '0',
    '1',
    '0.1',
  ]);
  expect([field('Temperature').value, field('Max tokens').value]).toEqual(['0.7', '150']);
});

test('only changed fields are sent, and a toast confirms the save', async () => {
  const { writes } = await show();
  typeInto('Model', 'gpt-4o-mini');
  typeInto('Temperature', '0.2');
  typeInto('System prompt', 'Be brief.');
  save();
  await screen.findByText('AI configuration saved successfully');
  expect(screen.getByText('Success')).toBeTruthy();
  expect(writes()).toEqual([{ openaiModel: 'gpt-4o-mini', temperature: 0.2, systemPrompt: 'Be brief.' }]);
});

test('an empty temperature is saved as 0.7, empty max tokens as 150', async () => {
  const { writes } = await show({ temperature: 0.1, maxTokens: 900 });
  typeInto('Temperature', '');
  typeInto('Max tokens', '');
  save();
  await waitFor(() => expect(writes()).toEqual([{ temperature: 0.7, maxTokens: 150 }]));
});

test('typing replaces the key, Remove key clears it, and Keep key keeps it', async () => {
  const { writes } = await show();
  typeInto('API key', 'sk-new');
  save();
  await waitFor(() => expect(writes()).toEqual([{ openaiApiKey: 'sk-new' }]));
  await waitFor(() => expect(field('API key').value).toBe(''));
  fireEvent.click(screen.getByRole('button', { name: 'Remove key' }));
  expect(screen.getByText('The key will be removed when you save.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep key' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove key' }));
  save();
  await waitFor(() => expect(writes().at(-1)).toEqual({ openaiApiKey: null }));
});

test('settings that could not be saved stay in the form, with an error toast', async () => {
  await show({}, () => ({ status: 400, body: { message: 'Choose one of these models.' } }));
  typeInto('System prompt', 'Be brief.');
  save();
  expect((await screen.findByText(/^Failed to save AI configuration/)).textContent).toBe(
    'Failed to save AI configuration\nChoose one of these models.',
  );
  expect(screen.getByText('Error')).toBeTruthy();
  expect(field('System prompt').value).toBe('Be brief.');
});

test('the connection test shows its result', async () => {
  const results = [
    { ok: true, message: 'The model answered.', ms: 812, model: 'gpt-4o' },
    { ok: false, message: 'The key was refused.', ms: 95, model: 'gpt-4o' },
  ];
  await show({}, () => ({ body: results.shift() }));
  fireEvent.click(screen.getByRole('button', { name: 'Test connection' }));
  await screen.findByText('The model answered.');
  expect(screen.getByText('It works')).toBeTruthy();
  expect(screen.getByText('gpt-4o, 812 ms')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Test connection' }));
  await screen.findByText('The key was refused.');
  expect(screen.getByText('It does not work')).toBeTruthy();
});

test('a connection test that could not be run says why', async () => {
  await show({}, () => ({ status: 429, body: { message: 'Wait a minute before the next test.' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Test connection' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The test could not be run. Wait a minute before the next test.',
  );
});

test('registration is limited to the addresses that the operator invites', async () => {
  const { calls } = await show({}, () => ({ body: registration }));
  fireEvent.change(await screen.findByLabelText('Who may register'), { target: { value: 'invited' } });
  fireEvent.change(screen.getByLabelText('Invited addresses'), {
    target: { value: 'maya@example.com\nkim@example.com' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save registration' }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      path: '/api/admin/registration',
      body: { mode: 'invited', invitedEmails: ['maya@example.com', 'kim@example.com'] },
    }),
  );
});
