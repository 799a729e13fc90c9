import { database } from '@/db/client';
import { users } from '@/db/schema/auth';
import { contactPoints } from '@/db/schema/channels';
import { hashPassword } from '@/lib/auth/passwords';
import { findCredentials } from '@/lib/auth/reads';
import { simulator } from '@/lib/channels/simulator';
import { demoCalendar } from '@/lib/connectors/demo';
import { afterCommit, type Ctx, type User, type UserCtx } from '@/lib/context';
import { dailyReminderInput } from '@/lib/daily-reminders/schema';
import { createDailyReminder } from '@/lib/daily-reminders/writes';
import { storeInfo } from '@/lib/info/writes';
import { analyseOffline } from '@/lib/journal/analysis';
import { saveEntry } from '@/lib/journal/entries/entry-writes';
import { saveReminder } from '@/lib/reminders/writes';
import { addDays, fromLocal } from '@/lib/time/clock';
import { localDate } from '@/lib/time/format';
import { createTodo, updateTodo } from '@/lib/todos/writes';

export const demoAccounts = {
  user: {
    email: 'demo@example.com',
    password: 'sidekick-demo',
    phone: '+15550100001',
    zone: 'America/New_York',
  },
  admin: { email: 'admin@example.com', password: 'sidekick-admin' },
};

export async function seedDemo(): Promise<void> {
  const { db, close } = await database();
  const unused = () => Promise.reject(new Error('the seed calls no port'));
  const ctx: Ctx = {
    db,
    now: () => new Date(),
    afterCommit: afterCommit(),
    ports: {
      messengers: { whatsapp: simulator },
      queue: { publish: unused, publishAll: unused },
      models: { online: unused },
      calendar: demoCalendar,
    },
  };
  try {
    if (await findCredentials(db, demoAccounts.user.email)) return;
    const user = await addAccounts(ctx);
    await addContent({ ...ctx, user, channel: 'web' });
  } finally {
    await close();
    Object.assign(globalThis, { sidekickDatabase: undefined });
  }
}

async function addAccounts(ctx: Ctx): Promise<User> {
  const { user, admin } = demoAccounts;
  await ctx.db.insert(users).values({
    email: admin.email,
    passwordHash: await hashPassword(admin.password),
    isAdmin: true,
    timezone: user.zone,
  });
  await ctx.db.insert(users).values({
    email: user.email,
    passwordHash: await hashPassword(user.password),
    firstName: 'Demo',
    phoneNumber: user.phone,
    timezone: user.zone,
  });
  const made = await findCredentials(ctx.db, user.email);
  if (!made) throw new Error('the demo account vanished');
  await ctx.db.insert(contactPoints).values({
    userId: made.user.id,
    channel: 'whatsapp',
    address: user.phone,
    state: 'bound',
    lastInboundAt: ctx.now(),
  });
  return made.user;
}

async function addContent(ctx: UserCtx): Promise<void> {
  const zone = ctx.user.timezone;
  const today = localDate(ctx.now(), zone);
  const todos = [
    { text: 'Pay the electricity bill', dueDate: addDays(today, -2) },
    { text: 'Send the signed contract', dueDate: addDays(today, -1) },
    { text: 'Book a table for Saturday', dueDate: today },
    { text: 'Water the plants', dueDate: today },
    { text: 'Prepare slides for the review', dueDate: addDays(today, 3) },
    { text: 'Look for a birthday present' },
  ];
  for (const todo of todos) await createTodo(ctx, todo);
  const done = await createTodo(ctx, { text: 'Return the library books' });
  await updateTodo(ctx, done.id, { completed: true });
  const reminders = [
    {
      title: 'Dentist',
      description: 'Bring the insurance card',
      at: fromLocal(addDays(today, 1), '09:30', zone),
    },
    { title: 'Take the recycling out', description: null, at: fromLocal(addDays(today, 2), '19:00', zone) },
    { title: 'Renew the passport', description: null, at: fromLocal(addDays(today, 20), '10:00', zone) },
  ];
  for (const reminder of reminders) await saveReminder(ctx, { ...reminder, rule: null });
  const facts = [
    { key: 'Shoe size', value: '42' },
    { key: 'Favourite coffee', value: 'Flat white, oat milk' },
    { key: 'Car licence plate', value: 'KXR 2217' },
  ];
  for (const fact of facts) await storeInfo(ctx, fact);
  for (const { ago, ...responses } of journal) {
    const date = addDays(today, -ago);
    const analysis = analyseOffline(responses);
    await saveEntry(ctx, { date, responses, analysis, isCrisis: false, isPending: false });
  }
  const daily = dailyReminderInput.parse({ name: 'Morning summary', time: '07:30' });
  await createDailyReminder(ctx, daily);
}

const journal = [
  {
    ago: 12,
    feeling: 'Tired and a bit stressed.',
    question1: 'A good coffee before work.',
    question2: 'Too many meetings, and the report is late.',
    question3: 'My patient colleague.',
  },
  {
    ago: 10,
    feeling: 'Okay, nothing special.',
    question1: 'A walk at lunch.',
    question2: 'The train was late again.',
    question3: 'The quiet evening.',
  },
  {
    ago: 8,
    feeling: 'Sad, my grandfather is ill.',
    question1: 'We talked for an hour.',
    question2: 'Waiting for the hospital to call.',
    question3: 'My sister, who drove there.',
  },
  {
    ago: 6,
    feeling: 'Relieved and calmer.',
    question1: 'Good news from the hospital!',
    question2: 'Getting back to work.',
    question3: 'My family.',
  },
  {
    ago: 4,
    feeling: 'Happy, I slept well.',
    question1: 'I finished the report.',
    question2: 'A difficult call in the afternoon.',
    question3: 'Friends who made dinner.',
  },
  {
    ago: 2,
    feeling: 'Great, full of energy.',
    question1: 'A wonderful run by the river.',
    question2: '',
    question3: 'The sun, and a free afternoon.',
  },
  {
    ago: 1,
    feeling: 'Content.',
    question1: 'The team liked the slides.',
    question2: 'I was nervous before the talk.',
    question3: 'Their kind words.',
  },
];
