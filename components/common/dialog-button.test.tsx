// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DialogButton } from '@/components/common/dialog-button';
import { Dialog } from '@/components/ui/dialog';
import { renderOnPage } from '@/testing/page';

function NoteDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="A note" onClose={onClose}>
      <input aria-label="Note" />
    </Dialog>
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

function pressBeside(dialog: HTMLElement): void {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

test('the focus moves into the dialog, and back to its button on Close or Escape', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  for (const leave of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
  ]) {
    const dialog = await openNote();
    expect(dialog.contains(document.activeElement)).toBe(true);
    leave(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Write a note');
  }
});

test('the page behind an open dialog does not scroll', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  await openNote();
  expect(document.documentElement.style.overflow).toBe('hidden');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.style.overflow).toBe('');
});

test('a click beside the dialog closes it unless something was typed', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  pressBeside(await openNote());
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await openNote();
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'milk' } });
  pressBeside(dialog);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('milk');
});

test('a click that starts inside and ends beside the dialog does not close it', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  const dialog = await openNote();
  fireEvent.pointerDown(screen.getByLabelText('Note'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeTruthy();
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
