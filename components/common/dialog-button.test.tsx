// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DialogButton } from '@/components/common/dialog-button';
import { Modal } from '@/components/common/modal';
import { renderOnPage } from '@/testing/page';

function NoteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="A note" onClose={onClose}>
      <input aria-label="Note" />
    </Modal>
  );
}

function Opener({ load }: { load: () => Promise<typeof NoteDialog> }) {
  return (
    <DialogButton load={load} show={(Note, close) => <Note onClose={close} />}>
      Write a note
    </DialogButton>
  );
}

async function openNote(): Promise<HTMLElement> {
  const opener = screen.getByRole('button', { name: 'Write a note' });
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('dialog', { name: 'A note' });
}

async function pressBeside(): Promise<void> {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const beside = document.querySelector('[data-slot="dialog-overlay"]');
  if (!beside) throw new Error('There is nothing beside the dialog.');
  fireEvent.pointerDown(beside);
  fireEvent.click(beside);
}

test('the focus moves into the dialog, and back to its button on Close, Escape or Back', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    (dialog: HTMLElement) => fireEvent.keyDown(dialog, { key: 'Escape' }),
    () => window.history.back(),
  ]) {
    const opener = screen.getByRole('button', { name: 'Write a note' });
    const dialog = await openNote();
    expect(dialog.contains(document.activeElement)).toBe(true);
    leave(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  }
});

test('the page behind an open dialog does not scroll', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  await openNote();
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
});

test('a click beside the dialog closes it unless something was typed', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  await openNote();
  await pressBeside();
  expect(screen.queryByRole('dialog')).toBeNull();
  await openNote();
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'milk' } });
  await pressBeside();
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('milk');
});

test('a dialog whose code cannot be loaded says so and can be retried', async () => {
  let online = false;
  renderOnPage(
    <Opener load={() => (online ? Promise.resolve(NoteDialog) : Promise.reject(new TypeError('offline')))} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Write a note' }));
  await screen.findByText('This could not be opened');
  online = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'A note' })).toBeTruthy());
});
