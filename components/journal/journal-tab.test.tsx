// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { JournalTab } from '@/components/journal/journal-tab';
import type { JournalEntry } from '@/lib/journal/schema';
import { entryOf, serveJournal, zone } from '@/testing/journal';
import { renderOnPage } from '@/testing/page';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-10T15:00:00Z') }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show() {
  renderOnPage(<JournalTab onStarted={() => {}} onOpenChat={() => {}} />, { zone });
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const region = (name: string) => within(screen.getByRole('region', { name }));
const entriesShown = () =>
  within(screen.getByRole('list', { name: /^Journal entries/ })).getAllByRole('listitem');
const days = (count: number, more: Partial<JournalEntry> = {}) =>
  Array.from({ length: count }, (_, ago) => entryOf(ago, more));

test('two weeks are shown as three cards, a chart with a table, insights and a streak', async () => {
  serveJournal({
    entries: [
      entryOf(0, { sentimentScore: 4.6 }),
      entryOf(1, { sentimentScore: 4 }),
      entryOf(4, { sentimentScore: 3 }),
      entryOf(13, { sentimentScore: 3 }),
      entryOf(14, { sentimentScore: 1 }),
    ],
  });
  show();
  expect(screen.getByRole('status', { name: 'Your sentiment data is loading' })).toBeTruthy();
  expect(screen.getByRole('status', { name: 'Your journal entries are loading' })).toBeTruthy();
  await screen.findByText('2 days in a row');
  const graph = region('Mood, last 14 days');
  expect(graph.getAllByRole('definition').map((part) => part.textContent)).toEqual([
    '3.6',
    '🙂 Positive',
    'Up',
    '+1.3',
    '29%',
    '4 of 14 days',
  ]);
  expect(graph.getByText('Only days with journal entries are shown on the graph')).toBeTruthy();
  const rows = graph.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toHaveLength(15);
  expect([rows[1], rows[2], rows[14]]).toEqual([
    'Thursday, 25 February3.0, Neutral',
    'Friday, 26 Februaryno entry',
    'Wednesday, 10 March4.6, Very Positive',
  ]);
  const insights = within(graph.getByRole('complementary', { name: 'Insights' }));
  expect(insights.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Your mood is going up: a noticeable improvement.',
    'To see more, journal more regularly.',
  ]);
  const line = await graph.findByRole('img', {
    name: 'Line of your scores from 25 Feb to 10 Mar: 4 of 14 days, average 3.6 of 5.',
  });
  await waitFor(() => expect(line.querySelectorAll('.recharts-line-dots circle')).toHaveLength(4));
});

test('fewer than three scores give no insights, and entries older than two weeks no graph', async () => {
  serveJournal({ entries: days(2) });
  show();
  await screen.findByText('2 days in a row');
  expect(screen.queryByText('Insights')).toBeNull();
  serveJournal({ entries: [entryOf(14)] });
  show();
  await screen.findByText('No sentiment data available');
  expect(screen.getByText('Successfully loaded 1 journal entry')).toBeTruthy();
});

test('an empty journal says how to start and can be checked again', async () => {
  const { entries } = serveJournal({ entries: [] });
  show();
  await screen.findByText('No sentiment data available');
  expect(
    screen.getByText('Complete a few journal entries to see your sentiment trends appear here.'),
  ).toBeTruthy();
  expect(screen.getByText('No journal entries yet')).toBeTruthy();
  expect(
    screen.getByText('Start your journaling journey by completing your first daily reflection.'),
  ).toBeTruthy();
  entries.push(entryOf(0));
  click('Check for New Entries');
  await screen.findByText('Successfully loaded 1 journal entry');
});

test('a missing list is an empty journal', async () => {
  serveJournal({ answer: () => ({ body: null }) });
  show();
  expect(await screen.findByText('No journal entries yet')).toBeTruthy();
});

test('a failed load shows its reason in the graph and the list while it is retried', async () => {
  const second = Promise.withResolvers<{ body: unknown }>();
  let asked = 0;
  const { calls } = serveJournal({
    answer: () => {
      asked += 1;
      return asked === 1 ? { status: 403, body: { message: 'Authentication required' } } : second.promise;
    },
  });
  show();
  await screen.findByText('Unable to Load Sentiment Data');
  const [graph, entries] = [region('Mood, last 14 days'), region('Journal entries')];
  expect(graph.getByRole('alert').textContent).toBe(
    'Unable to Load Sentiment DataThere was an issue loading your sentiment trends. Please try refreshing.Authentication required',
  );
  expect(entries.getByRole('alert').textContent).toBe(
    'Unable to Load Journal EntriesThere was an issue loading your journal entries. Please try refreshing or check your connection.Authentication required',
  );
  const debug = entries.getByText('Debug information').closest('details');
  expect(debug?.open).toBe(false);
  expect(debug?.textContent).toContain('403: {"message":"Authentication required"}');
  expect(calls.filter(({ path }) => path.endsWith('journal-entries'))).toHaveLength(1);

  fireEvent.click(entries.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Refreshing...' })).toHaveLength(2));
  expect(entries.getByRole('alert').textContent).toContain('Authentication required');
  second.resolve({ body: [entryOf(0)] });
  await screen.findByText('Successfully loaded 1 journal entry');
  expect(screen.queryByText('Unable to Load Sentiment Data')).toBeNull();
});

test('a lost connection is retried twice and then shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = serveJournal({ answer: () => null });
  show();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('Failed to load journal entries')).toBeTruthy();
  expect(screen.getByText('Unknown error occurred')).toBeTruthy();
  expect(calls.filter(({ path }) => path.endsWith('journal-entries'))).toHaveLength(3);
});

test('a failed refresh keeps the loaded entries', async () => {
  let isBroken = false;
  serveJournal({
    answer: () =>
      isBroken ? { status: 409, body: { message: 'Non-JSON response' } } : { body: [entryOf(0)] },
  });
  show();
  await screen.findByText('Successfully loaded 1 journal entry');
  isBroken = true;
  click('Refresh');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Failed to load journal entries. Non-JSON response',
  );
  expect(entriesShown()).toHaveLength(1);
  isBroken = false;
  click('Try again');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('returning to the window after 30 seconds refetches the entries', async () => {
  const { calls, entries } = serveJournal({ entries: [entryOf(1)] });
  show();
  await screen.findByText('Successfully loaded 1 journal entry');
  entries.unshift(entryOf(0));
  vi.setSystemTime(Date.now() + 29_000);
  fireEvent(window, new Event('visibilitychange'));
  expect(calls).toHaveLength(2);
  vi.setSystemTime(Date.now() + 2_000);
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('Successfully loaded 2 journal entries');
});

test('invalid entries are left out, with one warning that does not quote them', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const secret = 'what nobody should read';
  serveJournal({
    answer: () => ({
      body: [entryOf(0), { ...entryOf(1), sentimentScore: 7, entryText: secret }, null, { id: 'x' }],
    }),
  });
  show();
  await screen.findByText('Successfully loaded 1 journal entry');
  click('Refresh');
  await screen.findByRole('button', { name: 'Refresh' });
  expect(warn.mock.calls).toEqual([['Journal: 3 invalid entries are not shown.']]);
});

test('an entry shows its day, score, whose score it is, paragraphs and answers, skipped ones too', async () => {
  serveJournal({
    entries: [
      entryOf(0, { entryText: 'You walked home.\n\nIt was good.\n<b>Not bold</b>', isPending: true }),
      entryOf(1, { scoreSource: 'person' }),
      entryOf(2, { scoreSource: 'offline' }),
    ],
  });
  show();
  await screen.findByText('Successfully loaded 3 journal entries');
  const [first, second, third] = entriesShown();
  expect([...(first?.querySelectorAll('p[dir]') ?? [])].map((part) => part.textContent)).toEqual([
    'You walked home.',
    'It was good.',
    '<b>Not bold</b>',
  ]);
  expect(first?.textContent).toContain('Wednesday, 10 March');
  expect(first?.textContent).toContain('🙂 4.0 Positive');
  expect(first?.textContent).toContain('Analysis pending');
  expect(second?.textContent).toContain('Your score');
  expect(third?.textContent).toContain('Estimated');
  expect(first?.querySelector('dl')?.textContent).toBe(
    'How you feltCalmHighlight of the dayThe walkChallenge facedskippedGrateful forTea',
  );
});

test('the reasons for a score without a model are shown with the answers', async () => {
  const text = 'You wrote: “Calm.”\n\nBy its words, I read the day as 4.0 of 5. “Calm” lifts it.';
  serveJournal({ entries: [entryOf(0, { entryText: text, scoreSource: 'offline' })] });
  show();
  const details = (await screen.findByText('Answers and score')).closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('“Calm” lifts it.');
  expect(screen.getAllByText(/lifts it/)).toHaveLength(1);
  expect(screen.getByText('You wrote: “Calm.”').closest('details')).toBeNull();
});

test('entries are shown in pages of five, and a new page starts at its top', async () => {
  serveJournal({ entries: days(12) });
  show();
  await screen.findByText('Showing 5 of 12 entries (Page 1 of 3)');
  expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('disabled')).toBe(true);
  click('Next');
  expect(screen.getByText('Showing 5 of 12 entries (Page 2 of 3)')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Journal entries, page 2 of 3' }));
  click('Page 3');
  expect(screen.getByText('Showing 2 of 12 entries (Page 3 of 3)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
  click('Previous');
  expect(entriesShown()).toHaveLength(5);
});

test('a search starts on page one, counts its results and can be cleared', async () => {
  serveJournal({
    entries: [...days(9), entryOf(9, { entryText: 'The Dog ran' }), ...[10, 11].map((ago) => entryOf(ago))],
  });
  show();
  await screen.findByText('Successfully loaded 12 journal entries');
  click('Page 2');
  const search = screen.getByLabelText<HTMLInputElement>('Search your entries');
  fireEvent.change(search, { target: { value: 'dog' } });
  expect(screen.getByText('Found 1 of 12 entries for "dog".')).toBeTruthy();
  expect(screen.getByText('Showing 1 of 1 filtered entry (Page 1 of 1)')).toBeTruthy();
  fireEvent.change(search, { target: { value: '2027-03-0' } });
  expect(screen.getByText('Showing 5 of 9 filtered entries (Page 1 of 2)')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'zebra' } });
  expect(screen.getByText('No entries match your search for "zebra".')).toBeTruthy();
  expect(screen.queryByText(/^Showing/)).toBeNull();
  click('Clear search');
  expect(search.value).toBe('');
  expect(document.activeElement).toBe(search);
  expect(screen.getByText('Showing 5 of 12 entries (Page 1 of 3)')).toBeTruthy();
});

test('a corrected score changes the graph, and the focus returns', async () => {
  const { calls } = serveJournal({ entries: days(3) });
  show();
  await screen.findByText('Successfully loaded 3 journal entries');
  const day = 'Correct score of Wednesday, 10 March';
  click(day);
  const scale = screen.getByLabelText<HTMLInputElement>(/How was this day/);
  expect(document.activeElement).toBe(scale);
  fireEvent.change(scale, { target: { value: '2.5' } });
  expect(screen.getByText('How was this day? 2.5 Neutral')).toBeTruthy();
  click('Save score');
  await screen.findByText('Score corrected');
  expect(calls.at(-1)).toEqual({
    method: 'PATCH',
    path: '/api/user/journal-entries/entry-0',
    body: { sentimentScore: 2.5 },
  });
  await waitFor(() => expect(entriesShown()[0]?.textContent).toContain('2.5 Neutral'));
  expect(entriesShown()[0]?.textContent).toContain('Your score');
  expect(screen.getByText('Wednesday, 10 March', { selector: 'th' }).parentElement?.textContent).toContain(
    '2.5, Neutral',
  );
  expect(document.activeElement?.textContent).toBe(day);
});

test('a score that cannot be saved shows the reason and keeps the input; Escape cancels', async () => {
  serveJournal({ entries: days(1), change: () => ({ status: 503, body: { message: 'Not now.' } }) });
  show();
  await screen.findByText('Successfully loaded 1 journal entry');
  click(/^Correct score/);
  const scale = screen.getByLabelText<HTMLInputElement>(/How was this day/);
  fireEvent.change(scale, { target: { value: '1.2' } });
  click('Save score');
  expect((await screen.findByRole('alert')).textContent).toContain('The score was not saved. Not now.');
  expect(scale.value).toBe('1.2');
  fireEvent.keyDown(scale, { key: 'Escape' });
  expect(screen.queryByLabelText(/How was this day/)).toBeNull();
  expect(entriesShown()[0]?.textContent).toContain('4.0 Positive');
});

test('deleting an entry asks for confirmation, and the focus moves to the next entry', async () => {
  const { calls } = serveJournal({ entries: days(2) });
  show();
  await screen.findByText('Successfully loaded 2 journal entries');
  click('Delete the entry of Wednesday, 10 March');
  expect(document.activeElement?.textContent).toBe('Keep');
  click('Keep');
  expect(document.activeElement?.textContent).toBe('Delete the entry of Wednesday, 10 March');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  click('Delete the entry of Wednesday, 10 March');
  click('Delete entry');
  await screen.findByText('Journal entry deleted');
  await screen.findByText('Successfully loaded 1 journal entry');
  expect(document.activeElement?.textContent).toBe('Tuesday, 9 March');
  click(/^Delete the entry/);
  click('Delete entry');
  await screen.findByText('No journal entries yet');
  expect(document.activeElement?.textContent).toBe('Check for New Entries');
});

test('an entry that could not be deleted reappears, with the reason', async () => {
  serveJournal({ entries: days(1), change: () => null });
  show();
  await screen.findByText('Successfully loaded 1 journal entry');
  click(/^Delete the entry/);
  click('Delete entry');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The entry was not deleted. Check your connection.',
  );
  expect(entriesShown()).toHaveLength(1);
});

test('the whole journal can be exported, and deleted after a confirmation', async () => {
  const { calls } = serveJournal({ entries: days(6) });
  show();
  await screen.findByText('Successfully loaded 6 journal entries');
  const targets = ['Export JSON', 'Export Markdown'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(targets).toEqual([
    '/api/user/journal-entries/export?format=json',
    '/api/user/journal-entries/export?format=markdown',
  ]);
  click('Delete all entries');
  expect(screen.getByRole('group', { name: /whole journal/ }).textContent).toContain(
    'Delete your whole journal permanently? It has 6 entries. Export it first if you want to keep a copy.',
  );
  click('Delete all');
  await screen.findByText('All journal entries deleted');
  await screen.findByText('No journal entries yet');
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/user/journal-entries' });
  expect(document.activeElement?.textContent).toBe('Check for New Entries');
});

test('after a crisis entry, scores are not commented on', async () => {
  serveJournal({
    entries: [
      entryOf(0),
      entryOf(1, { isCrisis: true, sentimentScore: 1.2 }),
      ...[2, 3].map((ago) => entryOf(ago)),
    ],
  });
  show();
  await screen.findByText('Successfully loaded 4 journal entries');
  expect(screen.queryByText(/in a row/)).toBeNull();
  expect(screen.queryByText('Insights')).toBeNull();
  const graph = region('Mood, last 14 days');
  expect(graph.getAllByRole('definition')[1]?.textContent).toBe('of 5');
  expect(graph.getByText('Tuesday, 9 March').parentElement?.textContent).toBe('Tuesday, 9 March1.2');
  expect(entriesShown()[1]?.textContent).not.toMatch(/1\.2|Negative|😢/);
  vi.setSystemTime(Date.now() + 48 * 3_600_000);
  show();
  await screen.findByText('Insights');
});
