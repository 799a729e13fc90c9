// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chooseTool, openTool } from '@/components/dashboard/chosen-tool';
import { ToolPanel, ToolTabs } from '@/components/dashboard/tool-tabs';
import { renderOnPage } from '@/testing/page';

// The chosen tool outlives a page, also that of another test file.
beforeEach(() => chooseTool('todos'));

function show() {
  renderOnPage(
    <ToolTabs>
      <ToolPanel name="todos">Todo List</ToolPanel>
      <ToolPanel name="info">Stored Information</ToolPanel>
    </ToolTabs>,
  );
}

const shown = () =>
  ['Todo List', 'Stored Information'].filter((text) => screen.getByText(text).dataset.state === 'active');

test('a tab shows its tool from the top, without changing the address, and all tools stay mounted', () => {
  show();
  const { href } = window.location;
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  expect(shown()).toEqual(['Todo List']);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Info' }));
  expect(shown()).toEqual(['Stored Information']);
  expect(scrolled).toHaveBeenCalled();
  expect(window.location.href).toBe(href);
  expect(screen.getByRole('tabpanel', { name: 'Info' }).textContent).toBe('Stored Information');
});

test('what links to a tool chooses its tab', async () => {
  show();
  openTool('todos');
  await screen.findByRole('tab', { name: 'Todos', selected: true });
  window.location.hash = '#tools-info';
  await screen.findByRole('tab', { name: 'Info', selected: true });
});
