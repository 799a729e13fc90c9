// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LazyPart } from '@/components/lazy/lazy-part';
import { renderOnPage } from '@/testing/page';

function Part() {
  return <p>Here it is</p>;
}

test('a part whose code cannot be loaded says so in its place and can be retried', async () => {
  let online = false;
  const load = async () => {
    if (!online) throw new Error('Loading chunk 17 failed');
    return Part;
  };
  renderOnPage(<LazyPart name="The part" load={load} waiting={<p>Waiting</p>} show={(View) => <View />} />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The part could not be opened. Check your connection.',
  );
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Here it is');
});
