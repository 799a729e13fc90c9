// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DialogButton } from '@/components/common/dialog-button';
import { renderOnPage } from '@/components/common/test-page';
import { Dialog } from '@/components/ui/dialog';

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

test('the focus moves into the dialog, and back to its opener, by the button as by Escape', async () => {
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

test('the page behind does not scroll while the dialog stands', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  await openNote();
  expect(document.documentElement.style.overflow).toBe('hidden');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.style.overflow).toBe('');
});

test('a press beside the dialog closes it, but not once something was typed', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  pressBeside(await openNote());
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await openNote();
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'milk' } });
  pressBeside(dialog);
  expect(screen.getByLabelText<HTMLInputElement>('Note').value).toBe('milk');
});

test('a press that began inside and ended beside, as when text is marked, closes nothing', async () => {
  renderOnPage(<Opener load={async () => NoteDialog} />);
  const dialog = await openNote();
  fireEvent.pointerDown(screen.getByLabelText('Note'));
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('a dialog whose code does not come says so, and opens at the next try', async () => {
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
