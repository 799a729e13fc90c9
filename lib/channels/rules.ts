/** How many characters of a text the webhook log shows. */
export const previewLength = 50;
/** Shown in place of a journal's text in the webhook log and to operators. */
export const privatePreview = '[private]';

interface ChannelRules {
  /** The provider refuses longer texts, in characters: they are sent in parts. */
  maxLength: number;
  /** Free-form text is taken this long after the user's last message; null if always. */
  windowMs: number | null;
  /** How many messages one recipient gets in which time; then each waits its turn. */
  recipientLimit: { messages: number; seconds: number };
}

/** The channels that messages leave by. A channel has an adapter in `ports.messengers` if it is set up. */
export const messengerChannels = {
  // WhatsApp takes one message in six seconds for one recipient, and free-form text for 24 hours; five minutes are kept for the way.
  whatsapp: {
    maxLength: 1600,
    windowMs: (24 * 60 - 5) * 60_000,
    recipientLimit: { messages: 10, seconds: 60 },
  },
  // core.telegram.org/bots/faq: about one message a second in a chat, short bursts aside.
  telegram: { maxLength: 4096, windowMs: null, recipientLimit: { messages: 20, seconds: 60 } },
  email: { maxLength: 100_000, windowMs: null, recipientLimit: { messages: 20, seconds: 3600 } },
} satisfies Record<string, ChannelRules>;

export type MessengerChannel = keyof typeof messengerChannels;

export const messengerChannelNames = Object.keys(messengerChannels) as MessengerChannel[];

export function rulesOf(channel: MessengerChannel): ChannelRules {
  return messengerChannels[channel];
}

export function isMessengerChannel(channel: string | null): channel is MessengerChannel {
  return channel !== null && Object.hasOwn(messengerChannels, channel);
}

/** Whether free-form text may be sent on this channel now. */
export function isWindowOpen(channel: MessengerChannel, lastInboundAt: Date | null, now: Date): boolean {
  const { windowMs } = rulesOf(channel);
  return windowMs === null || (lastInboundAt !== null && now.getTime() - lastInboundAt.getTime() < windowMs);
}

export const onboardingText =
  'Hello, this is Sidekick, a personal assistant. I do not know this number yet. Create an account, open the dashboard and send me the code that it shows, from this phone.';

/** Asks the owner of a number whether it shall move. The accounts' e-mail addresses are masked. */
export function moveQuestion(from: string, to: string): string {
  return `This number is connected to the Sidekick account ${maskEmail(from)}. Somebody who is signed in to ${maskEmail(to)} wants to connect it there; this account would then hear nothing here any more. Shall I move it? (yes / no)`;
}

/** Shows whose an e-mail address is without telling it to others: "k•••@e•••.com". */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  const ending = domain.slice(domain.lastIndexOf('.'));
  return `${name.slice(0, 1)}•••@${domain.slice(0, 1)}•••${ending}`;
}

export const moveRefusedText = 'All right, the number stays where it is.';

export const forwardedText =
  'You forwarded this to me. I keep and change nothing that somebody else wrote; tell me in your own words what I should do.';

export const unsupportedText: Record<string, string> = {
  audio: 'I cannot listen to voice messages yet. Please write it to me in words.',
  image: 'I cannot look at pictures yet. Please tell me in words what I should do.',
  video: 'I cannot watch videos yet. Please tell me in words what I should do.',
  location: 'I cannot read locations yet. Please write me the address in words.',
  contact: 'I cannot read contact cards yet. Please write it to me in words.',
  empty: 'Your message arrived empty. Please write to me in words.',
  other: 'I cannot open this kind of file yet. Please write it to me in words.',
};

export const stoppedText =
  'Understood: I will not write to you here on my own any more. You find what is due on your dashboard, and I still answer when you write. Send START to hear from me again.';
export const startedText =
  'I am back: from now on I write to you here when something is due. Send STOP to end it.';

/**
 * Returns whether a message is a keyword that ends or resumes everything a business sends (help.twilio.com: opt-out keywords). If a
 * question is open, a plain "stop" answers the question instead.
 */
export function stopOrStart(text: string, isQuestionOpen: boolean): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (/^(?:start|unstop|resume messages)$/.test(word)) return 'start';
  if (/^(?:stopall|stop all|unsubscribe|opt ?out|stop messages)$/.test(word)) return 'stop';
  return !isQuestionOpen && /^(?:stop|quit|end)$/.test(word) ? 'stop' : null;
}

/** Returns whether a message asks for a code that lets its sender sign in although strangers guess the password. */
export function isUnlock(text: string): boolean {
  return /^unlock[.!]*$/i.test(text.trim());
}

export function unlockText({ code, minutes }: { code: string; minutes: number }): string {
  return `Your code is ${code}. Type it under “Kept waiting?” on the sign-in page within ${minutes} minutes; you need your password as well. If you did not ask for it, ignore it and tell it to nobody.`;
}

/** Splits a text into parts of at most `limit` characters: at paragraphs, else lines, else words, else anywhere. */
export function splitBody(body: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = body.trim();
  while (rest.length > limit) {
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
  // Never between the two halves of a surrogate pair.
  const code = text.charCodeAt(limit - 1);
  return code >= 0xd800 && code <= 0xdbff ? limit - 1 : limit;
}
