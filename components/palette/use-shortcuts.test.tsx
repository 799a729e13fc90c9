// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Shortcut, useShortcuts } from '@/components/palette/use-shortcuts';

function Page({ onShortcut }: { onShortcut: (shortcut: Shortcut) => void }) {
  useShortcuts(onShortcut);
  return (
    <main data-testid="page">
      <input aria-label="Name" />
      <textarea aria-label="Note" />
      <select aria-label="Repeat" />
      <div role="listbox" tabIndex={0} aria-label="Models" />
      <div role="dialog" aria-label="Edit">
        <button type="button">Save</button>
      </div>
    </main>
  );
}

function show() {
  const pressed: Shortcut[] = [];
  cleanup();
  render(<Page onShortcut={(shortcut) => pressed.push(shortcut)} />);
  return pressed;
}

test('the keys open quick add, help and the palette', () => {
  const pressed = show();
  fireEvent.keyDown(screen.getByTestId('page'), { key: 'n' });
  fireEvent.keyDown(screen.getByTestId('page'), { key: '?' });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true });
  expect(pressed).toEqual(['add', 'help', 'palette']);
});

test('a letter that types, chooses an option or belongs to a dialog does nothing else', () => {
  const pressed = show();
  const save = screen.getByRole('button', { name: 'Save' });
  const fields = ['Name', 'Note', 'Repeat', 'Models'].map((name) => screen.getByLabelText(name));
  for (const target of [...fields, save]) for (const key of ['n', '?']) fireEvent.keyDown(target, { key });
  expect(pressed).toEqual([]);
});
