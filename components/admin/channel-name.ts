const names: Record<string, string> = { whatsapp: 'WhatsApp', telegram: 'Telegram', email: 'Email' };

export function channelName(channel: string): string {
  return names[channel] ?? channel;
}
