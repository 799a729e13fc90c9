import { expect, test } from 'vitest';
import { createSession } from '@/lib/auth/sessions/session-writes';
import {
  busyTimes,
  cancelEvent,
  createEvent,
  listEvents,
  mirroredEvents,
  moveEvent,
  restoreEvent,
} from '@/lib/connectors/calendar';
import { startConnecting } from '@/lib/connectors/connect';
import { listConnectors } from '@/lib/connectors/reads';
import { disconnect, updateConnector } from '@/lib/connectors/settings';
import { createReminder, deleteReminder } from '@/lib/reminders/writes';
import { connectCalendar, origin, syncNow } from '@/testing/calendar';
import { createUser } from '@/testing/people';
import { testCtx } from '@/testing/world';

const day = { from: new Date('2027-03-11T00:00:00Z'), to: new Date('2027-03-12T00:00:00Z') };
const meeting = {
  title: 'Budget',
  start: new Date('2027-03-11T09:00:00Z'),
  end: new Date('2027-03-11T10:00:00Z'),
  eventId: '6f1d3f7e-2b1a-4f7e-9a57-0c6a3f1b2d11',
};

test('without Google credentials a simulated calendar is connected, and it is marked as such', async () => {
  const ctx = await createUser(await testCtx());
  const { authUrl, isDemo } = await startConnecting(ctx, 'gmail', {
    sid: await createSession(ctx, ctx.user.id),
    origin,
  });
  expect(isDemo).toBe(true);
  expect(authUrl).toContain(`${origin}/api/connectors/callback/gmail?`);
  await expect(listEvents(ctx, day)).rejects.toMatchObject({ code: 'not_found' });
  const id = await connectCalendar(ctx);
  expect(await listConnectors(ctx)).toEqual([
    {
      ...{ id, provider: 'gmail', email: 'demo@gmail.com', isActive: true, isDemo: true, state: 'ok' },
      ...{ syncRemindersToCalendar: false, calendarId: null, lastSyncedAt: null, sync: null },
    },
  ]);
  expect(await listEvents(ctx, day)).toEqual([]);
});

test('other providers than Gmail cannot be connected yet', async () => {
  const ctx = await createUser(await testCtx());
  await expect(
    startConnecting(ctx, 'apple', { sid: await createSession(ctx, ctx.user.id), origin }),
  ).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('Apple iCloud'),
  });
});

test('an event is created once for its id, and can be moved, cancelled and restored by its owner', async () => {
  const ctx = await createUser(await testCtx());
  const id = await connectCalendar(ctx);
  const made = await createEvent(ctx, meeting);
  expect(await createEvent(ctx, meeting)).toEqual(made);
  expect(await listEvents(ctx, day)).toEqual([made]);
  expect(await busyTimes(ctx, day)).toEqual([{ start: meeting.start, end: meeting.end }]);
  const later = { start: new Date('2027-03-11T11:00:00Z'), end: new Date('2027-03-11T12:00:00Z') };
  expect(await moveEvent(ctx, made.id, later)).toMatchObject({ startTime: '2027-03-11T11:00:00.000Z' });
  await syncNow(ctx, id);
  expect(await listEvents(ctx, day)).toMatchObject([{ id: made.id, startTime: '2027-03-11T11:00:00.000Z' }]);
  await cancelEvent(ctx, made.id);
  expect(await listEvents(ctx, day)).toEqual([]);
  await expect(cancelEvent(ctx, made.id)).rejects.toMatchObject({ code: 'not_found' });
  await restoreEvent(ctx, made.id);
  expect(await listEvents(ctx, day)).toHaveLength(1);
  const stranger = await createUser(ctx);
  await connectCalendar(stranger);
  await expect(moveEvent(stranger, made.id, later)).rejects.toMatchObject({ code: 'not_found' });
  expect(await listEvents(stranger, day)).toEqual([]);
});

test('reminders appear in the simulated calendar while the switch is on', async () => {
  const ctx = await createUser(await testCtx());
  const id = await connectCalendar(ctx);
  const { id: reminderId } = await createReminder(ctx, {
    title: 'Dentist',
    reminderTime: '2027-03-11T09:00:00Z',
  });
  await syncNow(ctx, id);
  expect(await listEvents(ctx, day)).toEqual([]);
  expect(await updateConnector(ctx, id, { syncRemindersToCalendar: true })).toMatchObject({
    sync: { done: 0, total: 1 },
  });
  await syncNow(ctx, id);
  expect(await listConnectors(ctx)).toMatchObject([{ sync: null, lastSyncedAt: '2027-03-10T15:00:00.000Z' }]);
  expect(await listEvents(ctx, day)).toMatchObject([{ title: 'Dentist', reminderId }]);
  expect(await busyTimes(ctx, day)).toEqual([]);
  const [event] = await listEvents(ctx, day);
  await expect(cancelEvent(ctx, event?.id ?? '')).rejects.toMatchObject({ code: 'invalid' });
  await deleteReminder(ctx, reminderId);
  await syncNow(ctx, id);
  expect(await listEvents(ctx, day)).toEqual([]);
});

test('disconnecting deletes the connector', async () => {
  const ctx = await createUser(await testCtx());
  const id = await connectCalendar(ctx);
  await createEvent(ctx, meeting);
  await disconnect(ctx, id);
  expect(await listConnectors(ctx)).toEqual([]);
  await expect(disconnect(ctx, id)).rejects.toMatchObject({ code: 'not_found' });
});

test("the events of many users are read in one statement, without reminders' events", async () => {
  const ctx = await testCtx();
  const users = [await createUser(ctx), await createUser(ctx), await createUser(ctx)];
  for (const userCtx of users.slice(0, 2)) {
    const id = await connectCalendar(userCtx);
    await updateConnector(userCtx, id, { syncRemindersToCalendar: true });
    await createEvent(userCtx, meeting);
    await createReminder(userCtx, { title: 'Dentist', reminderTime: '2027-03-11T09:00:00Z' });
    await syncNow(ctx, id);
  }
  const ids = users.map(({ user }) => user.id);
  ctx.trips.reset();
  const found = await mirroredEvents(ctx, ids, day);
  expect(ctx.trips.statements).toHaveLength(1);
  expect(ids.map((id) => found.get(id)?.map(({ title }) => title))).toEqual([
    ['Budget'],
    ['Budget'],
    undefined,
  ]);
});
