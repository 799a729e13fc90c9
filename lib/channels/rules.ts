import { joinWords } from '@/lib/words/wording';

export const previewLength = 50;
export const privatePreview = '[private]';

interface ChannelRules {
  /** Maximum number of characters per message, or null for no limit. */
  maxLength: number | null;
  /** Milliseconds after the user's last message during which free text may be sent; null for no limit. */
  windowMs: number | null;
  recipientLimit: { messages: number; seconds: number };
}

const messengerChannels = {
  // WhatsApp accepts one message per six seconds for one recipient, and free text for 24 hours. Five minutes
  // are kept for transmission.
  whatsapp: {
    maxLength: 1600,
    windowMs: (24 * 60 - 5) * 60_000,
    recipientLimit: { messages: 10, seconds: 60 },
  },
  // core.telegram.org/bots/faq: about one message per second in a chat, with short bursts allowed.
  telegram: { maxLength: 4096, windowMs: null, recipientLimit: { messages: 20, seconds: 60 } },
  email: { maxLength: 100_000, windowMs: null, recipientLimit: { messages: 20, seconds: 3600 } },
} satisfies Record<string, ChannelRules>;

export type MessengerChannel = keyof typeof messengerChannels;

export const messengerChannelNames = Object.keys(messengerChannels) as MessengerChannel[];

export function rulesOf(channel: MessengerChannel): ChannelRules {
  return messengerChannels[channel];
}

export const channelNames: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  email: 'e-mail',
  web: 'browser',
};

export function isMessengerChannel(channel: string | null): channel is MessengerChannel {
  return channel !== null && Object.hasOwn(messengerChannels, channel);
}

export function isWindowOpen(channel: MessengerChannel, lastInboundAt: Date | null, now: Date): boolean {
  const { windowMs } = rulesOf(channel);
  return windowMs === null || (lastInboundAt !== null && now.getTime() - lastInboundAt.getTime() < windowMs);
}

/**
 * WhatsApp's code for "more than 24 hours since the user's last message" (twilio.com/docs/api/errors/63016).
 */
export const windowClosedCode = '63016';

export const onboardingText =
  'Hello, this is Sidekick, a personal assistant. I do not know this number yet. Create an account, open the dashboard and send me the code that it shows, from this phone.';

export const telegramOnboardingText =
  'Hello, this is Sidekick, a personal assistant. I do not know this chat yet. Create an account, open Channels on the dashboard and connect Telegram with the link there.';

export const linkOverText =
  'This link does not work any more. Open Channels on your dashboard for a new one; it works once, for ten minutes.';

export const disconnectedText =
  'This chat is disconnected from Sidekick. Connect it again under Channels on your dashboard.';

export function moveQuestion(what: 'number' | 'chat') {
  return (from: string, to: string): string =>
    `This ${what} is connected to the Sidekick account ${maskEmail(from)}. Somebody who is signed in to ${maskEmail(to)} wants to connect it there; this account would then hear nothing here any more. Shall I move it? (yes / no)`;
}

export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`;
}

export function moveRefusedText(what: 'number' | 'chat'): string {
  return `All right, the ${what} stays where it is.`;
}

export const forwardedText =
  'You forwarded this to me. I keep and change nothing that somebody else wrote; tell me in your own words what I should do.';

export const unsupportedText: Record<string, string> = {
  audio: 'I cannot listen to voice messages yet. Please write it to me in words.',
  image: 'I cannot look at pictures yet. Please tell me in words what I should do.',
  video: 'I cannot watch videos yet. Please tell me in words what I should do.',
  location: 'I cannot read locations yet. Please write me the address in words.',
  contact: 'I cannot read contact cards yet. Please write it to me in words.',
  sticker: 'I cannot read stickers yet. Please write it to me in words.',
  edited: 'I read each message as it was first sent. Please send what you changed as a new message.',
  empty: 'Your message arrived empty. Please write to me in words.',
  unknown: 'I cannot read this kind of message yet. Please write it to me in words.',
  other: 'I cannot open this kind of file yet. Please write it to me in words.',
};

export function stoppedText(next: MessengerChannel | null): string {
  const due = next
    ? `What is due comes by ${channelNames[next]} from now on`
    : 'You find what is due on your dashboard';
  return `Understood: I will not write to you here on my own any more. ${due}, and I still answer when you write. Send START to hear from me here again.`;
}
export const startedText =
  'I am back: from now on I write to you here when something is due. Send STOP to end it.';

/**
 * Returns 'stop' if the text asks us to send no more messages, and 'start' if it asks us to resume. Null for
 * all other texts. Also null for a plain "stop" while a question is open, because "stop" may be the answer.
 */
export function stopOrStart(text: string, isQuestionOpen: boolean): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/(?<![.!])[.!]+$/, '');
  if (/^(?:start|unstop|resume messages)$/.test(word)) return 'start';
  if (/^(?:stopall|stop all|unsubscribe|opt ?out|stop messages)$/.test(word)) return 'stop';
  return !isQuestionOpen && /^(?:stop|quit|end)$/.test(word) ? 'stop' : null;
}

export function isDisconnect(text: string): boolean {
  return /^\/?disconnect[.!]*$/i.test(text.trim());
}

export function isUnlock(text: string): boolean {
  return /^unlock[.!]*$/i.test(text.trim());
}

export function unlockText({ code, minutes }: { code: string; minutes: number }): string {
  return `Your code is ${code}. Type it under “Too many attempts?” on the sign-in page within ${minutes} minutes; you need your password as well. If you did not ask for it, ignore it and tell it to nobody.`;
}

/**
 * Splits a text into parts of at most `limit` UTF-16 code units. If possible, splits between paragraphs, lines
 * or words.
 */
export function splitBody(body: string, limit: number | null): string[] {
  const parts: string[] = [];
  let rest = body.trim();
  while (limit !== null && rest.length > limit) {
    const cut = cutIndex(rest, limit);
    parts.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  if (rest) parts.push(rest);
  return parts;
}

function cutIndex(text: string, limit: number): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const index = text.lastIndexOf(mark, limit);
    if (index > limit / 3) return index;
  }
  return linkStart(text, limit) ?? characterStart(text, limit);
}

function linkStart(text: string, index: number): number | null {
  const start = text.slice(0, index).search(/https?:\/\/\S*$/i);
  if (start <= 0) return null;
  const length = /^\S*/.exec(text.slice(start, start + index + 1))?.[0].length ?? 0;
  return length <= index ? start : null;
}

function characterStart(text: string, index: number): number {
  const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
  // A combining character after the cut can belong to the character before it, so the text after it is read
  // too.
  const start = characters.segment(text.slice(0, index + 16)).containing(index)?.index;
  // Never splits a surrogate pair, even if a character has more combining marks than fit into a part.
  return start || index - Number(/[\ud800-\udbff]/.test(text.charAt(index - 1)));
}

type Channel = 'web' | MessengerChannel;

export const topics = ['reminders', 'summaries', 'journal', 'recaps', 'dates'] as const;
export type Topic = (typeof topics)[number];

const topicNames: Record<Topic, string> = {
  reminders: 'reminders',
  summaries: 'daily summaries',
  journal: 'journal prompts',
  recaps: 'weekly recaps',
  dates: 'birthdays and anniversaries',
};

export function namesOf(some: Topic[]): string {
  return joinWords(some.map((topic) => topicNames[topic]));
}

export const defaultOrder = ['whatsapp', 'telegram', 'email', 'web'] as const satisfies Channel[];

const topicOfKind: Record<string, Topic> = {
  reminder: 'reminders',
  lead: 'reminders',
  nag: 'reminders',
  snooze: 'reminders',
  daily: 'summaries',
  daily_test: 'summaries',
  journal: 'journal',
  journal_now: 'journal',
  recap: 'recaps',
  social: 'dates',
  social_lead: 'dates',
};

export function topicOf(kind: string): Topic | null {
  return topicOfKind[kind] ?? null;
}

export type ChannelOrders = Partial<Record<Topic, Channel[]>>;

export function orderOf(kind: string, orders: ChannelOrders): Channel[] {
  const topic = topicOf(kind);
  return (topic && orders[topic]) ?? [...defaultOrder];
}

export function untilBrowser(order: Channel[]): Channel[] {
  // The browser shows every message, so channels after it are never used.
  const index = order.indexOf('web');
  return index < 0 ? order : order.slice(0, index + 1);
}

export function readOrders(rows: { topic: string; channels: string[] }[]): ChannelOrders {
  const orders: ChannelOrders = {};
  for (const row of rows) {
    const topic = topics.find((one) => one === row.topic);
    const channels = row.channels.flatMap((name) => defaultOrder.find((one) => one === name) ?? []);
    if (topic) orders[topic] = untilBrowser(channels);
  }
  return orders;
}
