import type { MessageButton, OutboundMessage } from '@/lib/ports';
import { clip } from '@/lib/words/wording';

// Buttons on WhatsApp are templates of Twilio's Content API (twilio.com/docs/content/twilio-quick-reply).
// Text, titles and ids are variables, so one template per number of buttons is enough.
export const maxButtons = 3;
const maxText = 1024;
const maxTitle = 20;

export function buttonVariables(text: string, buttons: MessageButton[]): Record<string, string> {
  const values = [text, ...buttons.flatMap(({ label, payload }) => [label, payload])];
  return Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
}

export function quickReplyOf(
  sids: readonly string[],
  { text, template, buttons = [], part }: Pick<OutboundMessage, 'text' | 'template' | 'buttons' | 'part'>,
): { sid: string; variables: Record<string, string> } | null {
  const isLast = part.index === part.count - 1;
  const titled = isLast && !template && isVariable(text) ? titledButtons(buttons) : null;
  const sid = titled && sids[titled.length - 1];
  return sid ? { sid, variables: buttonVariables(text, titled) } : null;
}

// Twilio refuses other variables of templates with error 21656.
function isVariable(text: string): boolean {
  return text.trim() !== '' && text.length <= maxText && !/[\p{Cc}\u2028\u2029]| {5}/u.test(text);
}

function titledButtons(buttons: MessageButton[]): MessageButton[] | null {
  const shown = buttons.length > maxButtons ? buttons.filter(({ payload }) => !isUndo(payload)) : buttons;
  if (shown.length === 0 || shown.length > maxButtons) return null;
  const titles = [shortStart, shortEnd]
    .map((shorten) => shown.map(({ label }) => shorten(label.replace(/\p{Cc}+|\s+/gu, ' ').trim())))
    .find((all) => all.every(Boolean) && new Set(all).size === all.length);
  return titles ? shown.map(({ payload }, index) => ({ label: titles[index] ?? '', payload })) : null;
}

function isUndo(payload: string): boolean {
  return payload.startsWith('undo:');
}

function shortStart(title: string): string {
  let length = maxTitle;
  while (clip(title, length).length > maxTitle) length -= 1;
  return clip(title, length);
}

// Cuts the start, because two titles may differ only at the end.
function shortEnd(title: string): string {
  const characters = [...title];
  while (characters.join('').length > maxTitle - 1) characters.shift();
  return characters.length === [...title].length ? title : `…${characters.join('')}`;
}
