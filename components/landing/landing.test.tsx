// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Landing } from '@/components/landing/landing';
import { SentLanding } from '@/components/landing/sent-landing';
import { renderOnPage } from '@/testing/page';

const region = (name: string) => within(screen.getByRole('region', { name }));
const namesIn = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('the landing page has the sections and links of the specification', () => {
  renderOnPage(<Landing />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Meet your proactive ai sidekick');
  expect(namesIn('Core Features')).toEqual([
    'Smart Scheduling',
    'Daily Journaling',
    'Morning Briefings',
    'WhatsApp / Telegram',
    'Weekly Recaps',
    'Social Touch',
  ]);
  expect(namesIn('How It Works')).toEqual(['Connect', 'Engage', 'Grow']);
  expect(
    region('How It Works')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.slice(0, 2)),
  ).toEqual(['1C', '2E', '3G']);
  expect(namesIn('Made For You')).toEqual(['Busy Professional', 'Student', 'Wellness Seeker']);
  const comparisons = region("Why It's Different").getAllByRole('listitem');
  expect(comparisons.map(({ textContent }) => /^Versus \w+( apps)?/i.exec(textContent ?? '')?.[0])).toEqual([
    'Versus Todo apps',
    'Versus Journaling apps',
    'Versus Chatbots',
  ]);
  expect(screen.getByRole('contentinfo').textContent).toContain('© 2025');
  const links = (name: string) =>
    screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(new Set(links('Get Started'))).toEqual(new Set(['/register']));
  expect(links('Get Started').length).toBeGreaterThan(1);
  expect(links('Sign In')).toEqual(['/login']);
  expect(links('I already have an account')).toEqual(['/login']);
});

test('a browser that does not have the markup of the server renders the page itself', async () => {
  renderOnPage(<SentLanding />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('sidekick');
});
