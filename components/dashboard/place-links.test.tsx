// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderOnPage } from '@/components/common/test-page';
import { Place, PlaceLinks } from '@/components/dashboard/place-links';

test('a link leads to its card, in sight and by keyboard, and leaves the address as it is', () => {
  renderOnPage(
    <>
      <PlaceLinks />
      <Place name="info">Stored Information</Place>
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
