/** Of somebody's words the log shows no more than this. */
export const previewLength = 50;
/** What stands in the log and in an operator's view for words of a journal. */
export const privatePreview = '[private]';
/** WhatsApp refuses longer bodies. */
const maxWhatsappBody = 1600;

export const onboardingText =
  'Hello, this is Sidekick, a personal assistant. I do not know this number yet. Create an account, open the dashboard and send me the code that it shows, from this phone.';

export const unsupportedText: Record<string, string> = {
  audio: 'I cannot listen to voice messages yet. Please write it to me in words.',
  image: 'I cannot look at pictures yet. Please tell me in words what I should do.',
  video: 'I cannot watch videos yet. Please tell me in words what I should do.',
  location: 'I cannot read locations yet. Please write me the address in words.',
  contact: 'I cannot read contact cards yet. Please write it to me in words.',
  empty: 'Your message arrived empty. Please write to me in words.',
  other: 'I cannot open this kind of file yet. Please write it to me in words.',
};

export const stopped =
  'Understood: I do not write to you here by myself any more. What is due stands on your dashboard, and I still answer when you write. Send START to hear from me again.';
export const started =
  'I am back: from now on I write to you here when something is due. Send STOP to end it.';

/**
 * Whether a whole message is one of the words that end or resume everything a business sends
 * (help.twilio.com: keywords for opting out). Where a question of ours is open, a plain "stop" or "cancel" answers it.
 */
export function stopOrStart(text: string, isAsked: boolean): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (/^(?:start|unstop|resume messages)$/.test(word)) return 'start';
  if (/^(?:stopall|stop all|unsubscribe|opt ?out|stop messages)$/.test(word)) return 'stop';
  return !isAsked && /^(?:stop|quit|end)$/.test(word) ? 'stop' : null;
}

/** Parts of at most `limit` characters, cut at paragraphs, else lines, else words, else anywhere; in order, nothing lost. */
export function splitBody(body: string, limit = maxWhatsappBody): string[] {
  const parts: string[] = [];
  let rest = body.trim();
  while (rest.length > limit) {
    const cut = cutPlace(rest, limit);
    parts.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut).trimStart();
  }
  if (rest) parts.push(rest);
  return parts;
}

function cutPlace(text: string, limit: number): number {
  for (const mark of ['\n\n', '\n', ' ']) {
    const place = text.lastIndexOf(mark, limit);
    if (place > limit / 3) return place;
  }
  // Never between the two halves of one character.
  const code = text.charCodeAt(limit - 1);
  return code >= 0xd800 && code <= 0xdbff ? limit - 1 : limit;
}
