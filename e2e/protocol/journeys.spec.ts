import { expect, test } from '@playwright/test';
import type { ChatAnswer } from '@/lib/assistant/schema';
import type { Delivery } from '@/lib/outbox/schema';
import { pressButton, quickRepliesTo, sentTo, write } from '@/testing/stand-ins/twilio';
import { type Account, newAccount, openTodos, rows } from '../accounts';
import { makeDue } from '../jobs';
import { connectTelegram, pressInTelegram, sayInTelegram, shownIn } from '../telegram';

// Tests the same conversations on each channel that offers the whole product.
const slow = { timeout: 25_000 };

interface Talk {
  account: Account;
  say: (text: string) => Promise<string>;
  choose: (label: string | RegExp, words: string) => Promise<string>;
  heard: () => Promise<string[]>;
}

function matches(label: string | RegExp, shown: string): boolean {
  return typeof label === 'string' ? shown === label : label.test(shown);
}

const channels: Record<string, () => Promise<Talk>> = {
  whatsapp: async () => {
    const account = await newAccount({ bound: true });
    const heard = () => sentTo(account.phone);
    const say = async (text: string) => {
      const { length } = await heard();
      await write(account.phone, text);
      await expect.poll(async () => (await heard()).length, slow).toBeGreaterThan(length);
      return (await heard()).at(-1) ?? '';
    };
    const choose = async (label: string | RegExp, words: string) => {
      const { length } = await heard();
      const shown = (await quickRepliesTo(account.phone)).at(-1);
      const isNewest = shown?.text === (await heard()).at(-1);
      const button = isNewest ? shown?.buttons.find(({ title }) => matches(label, title)) : undefined;
      // Messages with several lines have no buttons on this channel.
      const isOneLine = !(await heard()).at(-1)?.includes('\n');
      if (isOneLine && !button) throw new Error(`no button ${label} below "${(await heard()).at(-1)}"`);
      if (!shown || !button) return say(words);
      await pressButton(account, shown, button);
      await expect.poll(async () => (await heard()).length, slow).toBeGreaterThan(length);
      return (await heard()).at(-1) ?? '';
    };
    return { account, say, choose, heard };
  },
  telegram: async () => {
    const account = await newAccount();
    const chat = await connectTelegram(account);
    const heard = async () => (await shownIn(chat)).map(({ text }) => text);
    const choose = async (label: string | RegExp) => {
      const buttons = (await shownIn(chat)).at(-1)?.buttons ?? [];
      const button = buttons.find((one) => matches(label, one.label));
      if (!button) throw new Error(`no button ${label} among ${buttons.map((one) => one.label)}`);
      return pressInTelegram(chat, button.label);
    };
    return { account, say: (text) => sayInTelegram(chat, text), choose, heard };
  },
  web: async () => {
    const account = await newAccount();
    const said: string[] = [];
    let last: ChatAnswer | null = null;
    const post = async (path: string, data: object) => {
      const answer: ChatAnswer = await (await account.api.post(`/api/user/chat${path}`, { data })).json();
      last = answer;
      said.push(answer.message);
      return answer.message;
    };
    const say = (message: string) => post('', { message });
    const deliveries = async (): Promise<Delivery[]> =>
      (await account.api.get('/api/user/deliveries')).json();
    const heard = async () => {
      return [...said, ...(await deliveries()).map(({ text }) => text)];
    };
    // A reminder in the chat has buttons of its own, which answer it directly.
    const answerReminder = async (label: string | RegExp) => {
      const id = (await deliveries()).find(({ reminderId }) => reminderId)?.reminderId;
      const input = matches(label, 'Done')
        ? { answer: 'done' }
        : { answer: 'snooze', until: '2099-03-10T17:00' };
      const response = await account.api.post(`/api/user/reminders/${id}/answer`, { data: input });
      expect(response.status()).toBe(200);
      return '';
    };
    const choose = async (label: string | RegExp) => {
      const choice = last?.choices?.find((one) => matches(label, one.label));
      if (choice) return post(`/choices/${choice.id}`, {});
      if (matches(label, 'Undo') && last?.undo) return post('/undo', { turn: last.turn });
      return answerReminder(label);
    };
    return { account, say, choose, heard };
  },
};

async function comes(talk: Talk, text: string): Promise<void> {
  await makeDue([talk.account.id]);
  await expect.poll(async () => (await talk.heard()).join('\n'), slow).toContain(text);
}

const journeys: Record<string, (talk: Talk) => Promise<void>> = {
  'set, list, done': async (talk) => {
    await talk.say('add milk to my list');
    expect(await talk.say('show my todos')).toContain('milk');
    await talk.say('mark milk as done');
    expect(await openTodos(talk.account)).toEqual([]);
  },
  undo: async (talk) => {
    await talk.say('add eggs to my list');
    expect(await openTodos(talk.account)).toEqual(['eggs']);
    await talk.choose('Undo', 'undo');
    expect(await openTodos(talk.account)).toEqual([]);
  },
  'a reminder is done': async (talk) => {
    await talk.say('remind me tomorrow at 5pm to call the bank');
    await comes(talk, 'Reminder: call the bank');
    await talk.choose('Done', 'done');
    expect(await remindersOf(talk)).toEqual([]);
  },
  'a reminder is put off': async (talk) => {
    await talk.say('remind me tomorrow at 5pm to call the bank');
    await comes(talk, 'Reminder: call the bank');
    await talk.choose('In an hour', 'snooze 1h');
    const [reminder] = await remindersOf(talk);
    expect(reminder?.snoozedUntil).toBeTruthy();
  },
  journal: async (talk) => {
    await talk.say('journal');
    for (const answer of ['Calm and rested', 'A walk at the lake', 'A long meeting', 'My family'])
      await talk.say(answer);
    const entries = await (await talk.account.api.get('/api/user/journal-entries')).json();
    expect(entries).toHaveLength(1);
  },
  summary: async (talk) => {
    const made = await talk.account.api.post('/api/user/daily-reminders', {
      data: { name: 'Morning', time: '08:00', includeMotivation: false, includeJournal: false },
    });
    const daily = await made.json();
    await talk.say('add milk to my list');
    await talk.account.api.post(`/api/user/daily-reminders/${daily.id}/test`);
    await expect
      .poll(async () => (await talk.heard()).slice(1).some((text) => text.includes('milk')), slow)
      .toBe(true);
  },
  choice: async (talk) => {
    await talk.say('remind me tomorrow at 5pm to call mom');
    await talk.say('remind me tomorrow at 7pm to call mom');
    expect(await talk.say('delete the reminder to call mom')).toContain('Which one');
    await talk.choose(/17:00|5:00/, 'the first one');
    expect(await remindersOf(talk)).toHaveLength(1);
  },
  confirmation: async (talk) => {
    await talk.say('add milk, eggs, bread and butter to my list');
    await talk.say('delete all my todos');
    expect(await openTodos(talk.account)).toHaveLength(4);
    await talk.choose('Yes', 'yes');
    expect(await openTodos(talk.account)).toEqual([]);
  },
};

for (const [channel, open] of Object.entries(channels))
  for (const [name, journey] of Object.entries(journeys))
    test(`${channel}: ${name}`, async () => {
      const talk = await open();
      // Without a token budget, the offline assistant answers. It understands more than the model's stand-in.
      await rows('update users set daily_tokens = 0 where id = $1', [talk.account.id]);
      await rows('update contact_points set last_inbound_at = now() where user_id = $1 and state = $2', [
        talk.account.id,
        'bound',
      ]);
      await journey(talk);
    });

async function remindersOf({ account }: Talk): Promise<{ snoozedUntil: string | null }[]> {
  return (await account.api.get('/api/user/reminders')).json();
}
