// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToolLinks, ToolSection } from '@/components/dashboard/tool-links';
import { renderOnPage } from '@/testing/page';

test('a link scrolls to its tool and focuses it, without changing the address', () => {
  renderOnPage(
    <>
      <ToolLinks />
      <ToolSection name="info">Stored Information</ToolSection>
    </>,
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { href } = window.location;
  fireEvent.click(screen.getByRole('link', { name: 'Info' }));
  const card = screen.getByText('Stored Information');
  expect(scrolled.mock.contexts).toEqual([card]);
  expect(document.activeElement).toBe(card);
  expect(window.location.href).toBe(href);
});
