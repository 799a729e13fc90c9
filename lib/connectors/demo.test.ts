import { expect, test } from 'vitest';
import {
  agenda,
  agendaFor,
  busyTimes,
  cancelEvent,
  createEvent,
  moveEvent,
  restoreEvent,
} from '@/lib/connectors/calendar';
import { startConnecting } from '@/lib/connectors/connect';
import { listConnectors } from '@/lib/connectors/reads';
import { disconnect, updateConnector } from '@/lib/connectors/settings';
import { createReminder, deleteReminder } from '@/lib/reminders/writes';
import { connectCalendar, origin, sessionOf, syncNow } from '@/lib/testing/calendar';
import { createUser } from '@/lib/testing/people';
import { testCtx } from '@/lib/testing/world';

const day = { from: new Date('2027-03-11T00:00:00Z'), to: new Date('2027-03-12T00:00:00Z') };
const meeting = {
  title: 'Budget',
  start: new Date('2027-03-11T09:00:00Z'),
  end: new Date('2027-03-11T10:00:00Z'),
  eventId: '6f1d3f7e-2b1a-4f7e-9a57-0c6a3f1b2d11',
};

test('without credentials a demo calendar is connected in one hop, and says what it is', async () => {
  const ctx = await createUser(await testCtx());
  const { authUrl, isDemo } = await startConnecting(ctx, 'gmail', { sid: await sessionOf(ctx), origin });
  expect(isDemo).toBe(true);
  expect(authUrl).toContain(`${origin}/api/connectors/callback/gmail?`);
  await expect(agenda(ctx, day)).rejects.toMatchObject({ code: 'not_found' });
  const id = await connectCalendar(ctx);
  expect(await listConnectors(ctx)).toEqual([
    {
      ...{ id, provider: 'gmail', email: 'demo@gmail.com', isActive: true, isDemo: true, state: 'ok' },
      ...{ syncRemindersToCalendar: false, calendarId: null, lastSyncedAt: null, sync: null },
    },
  ]);
  expect(await agenda(ctx, day)).toEqual([]);
});

test('the others are coming soon', async () => {
  const ctx = await createUser(await testCtx());
  await expect(startConnecting(ctx, 'apple', { sid: await sessionOf(ctx), origin })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Apple iCloud is coming soon.',
  });
});

test('an event is made once for its id, moved, called off and put back', async () => {
  const base = await testCtx();
  const ctx = await createUser(base);
  const id = await connectCalendar(ctx);
  const made = await createEvent(ctx, meeting);
  expect(await createEvent(ctx, meeting)).toEqual(made);
  expect(await agenda(ctx, day)).toEqual([made]);
  expect(await busyTimes(ctx, day)).toEqual([{ start: meeting.start, end: meeting.end }]);
  const later = { start: new Date('2027-03-11T11:00:00Z'), end: new Date('2027-03-11T12:00:00Z') };
  expect(await moveEvent(ctx, made.id, later)).toMatchObject({ startTime: '2027-03-11T11:00:00.000Z' });
  await syncNow(base, id);
  expect(await agenda(ctx, day)).toMatchObject([{ id: made.id, startTime: '2027-03-11T11:00:00.000Z' }]);
  await cancelEvent(ctx, made.id);
  expect(await agenda(ctx, day)).toEqual([]);
  await expect(cancelEvent(ctx, made.id)).rejects.toMatchObject({ code: 'not_found' });
  await restoreEvent(ctx, made.id);
  expect(await agenda(ctx, day)).toHaveLength(1);
  const stranger = await createUser(base);
  await connectCalendar(stranger);
  await expect(moveEvent(stranger, made.id, later)).rejects.toMatchObject({ code: 'not_found' });
  expect(await agenda(stranger, day)).toEqual([]);
});

test('reminders appear in the simulated calendar while the switch is on', async () => {
  const base = await testCtx();
  const ctx = await createUser(base);
  const id = await connectCalendar(ctx);
  const { id: reminderId } = await createReminder(ctx, {
    title: 'Dentist',
    reminderTime: '2027-03-11T09:00:00Z',
  });
  await syncNow(base, id);
  expect(await agenda(ctx, day)).toEqual([]);
  expect(await updateConnector(ctx, id, { syncRemindersToCalendar: true })).toMatchObject({
    sync: { done: 0, total: 1 },
  });
  await syncNow(base, id);
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null, lastSyncedAt: '2027-03-10T15:00:00.000Z' }]);
  expect(await agenda(ctx, day)).toMatchObject([{ title: 'Dentist', reminderId }]);
  expect(await busyTimes(ctx, day)).toEqual([]);
  const [event] = await agenda(ctx, day);
  await expect(cancelEvent(ctx, event?.id ?? '')).rejects.toMatchObject({ code: 'invalid' });
  await deleteReminder(ctx, reminderId);
  await syncNow(base, id);
  expect(await agenda(ctx, day)).toEqual([]);
});

test('disconnecting leaves nothing', async () => {
  const ctx = await createUser(await testCtx());
  const id = await connectCalendar(ctx);
  await createEvent(ctx, meeting);
  await disconnect(ctx, id);
  expect(await listConnectors(ctx)).toEqual([]);
  await expect(disconnect(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('the events of many people are one statement, without what carries a reminder', async () => {
  const base = await testCtx();
  const people = [await createUser(base), await createUser(base), await createUser(base)];
  for (const ctx of people.slice(0, 2)) {
    const id = await connectCalendar(ctx);
    await updateConnector(ctx, id, { syncRemindersToCalendar: true });
    await createEvent(ctx, meeting);
    await createReminder(ctx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
    await syncNow(base, id);
  }
  const ids = people.map(({ user }) => user.id);
  base.trips.reset();
  const found = await agendaFor(base, ids, day);
  expect(base.trips.statements).toHaveLength(1);
  expect(ids.map((id) => found.get(id)?.map(({ title }) => title))).toEqual([
    ['Budget'],
    ['Budget'],
    undefined,
  ]);
});
