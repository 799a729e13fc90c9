import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { mailOf, mailOfDelivery } from '@/lib/channels/email/mails';
import { smtpMailer } from '@/lib/channels/email/smtp';
import type { Mail } from '@/lib/ports';
import { startMailServer } from '@/testing/stand-ins/mail';
import { browserMissing, ensureBrowser } from '../browser';

// npm run pictures:mails: takes pictures of mails, into screenshots/.
process.env.AUTH_SECRET ??= 'a secret of pictures only';
const folder = 'screenshots';
const sizes = { phone: { width: 390, height: 640 }, desktop: { width: 900, height: 640 } };
const to = 'maya@example.com';

const texts = {
  reminder: 'Reminder: Call the bank about the card\nThe number is on the back of the card.',
  daily:
    'My morning · Wednesday, 10 March\n\nOverdue\n• Renew the passport (since Monday)\n\nToday\n• Buy milk\n• 14:00 Dentist\n\nComing up\n• Thursday 09:00 Call mom',
  recap:
    'Your week · 1 to 7 March\n\n12 todos done, 3 slipped. Your mood: 3.8 on average, a little better than before.',
};

const executablePath = ensureBrowser();
if (!executablePath) {
  console.error(browserMissing);
  process.exit(2);
}
const server = await startMailServer();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(folder, { recursive: true });
  const mailer = smtpMailer({ url: server.url, from: 'Sidekick <hello@sidekick.example>' });
  for (const [name, mail] of Object.entries(mails())) {
    await mailer.send(mail);
    const { html } = server.mails.at(-1) ?? {};
    if (!html) throw new Error(`the mail "${name}" has no HTML`);
    await takePictures(name, html);
    console.log(`${folder}/mail-${name}`);
  }
} finally {
  await browser.close();
  await server.close();
}

function mails(): Record<string, Mail> {
  const userId = randomUUID();
  const deliveries = Object.entries(texts).map(([kind, text]): [string, Mail] => {
    const delivery = { id: randomUUID(), kinds: [kind], userId };
    const message = { to, text, sendId: randomUUID(), delivery };
    return [kind, mailOfDelivery(message, userId, new Date())];
  });
  const envelope = { userId, to, id: randomUUID(), subject: 'Choose a new password' };
  const reset = mailOf(envelope, {
    heading: envelope.subject,
    body: 'Somebody asked for a new password for your Sidekick account.\n\nIf it was not you, ignore this mail.',
    links: [{ label: 'Choose a new password', url: 'https://sidekick.example/reset-password' }],
    reason: 'Replies to this address are not read.',
  });
  return { ...Object.fromEntries(deliveries), reset };
}

async function takePictures(name: string, html: string): Promise<void> {
  const page = await browser.newPage();
  await page.setContent(html);
  for (const [size, viewport] of Object.entries(sizes))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${folder}/mail-${name}-${size}-${colorScheme}.png` });
    }
  await page.close();
}
