type News = 'changed' | 'signed out';

let channel: BroadcastChannel | null | undefined;

export function tellOtherTabs(news: News): void {
  open()?.postMessage(news);
}

export function listenToOtherTabs(listener: (news: News) => void): () => void {
  const tabs = open();
  const listen = ({ data }: MessageEvent<News>) => listener(data);
  tabs?.addEventListener('message', listen);
  return () => tabs?.removeEventListener('message', listen);
}

function open(): BroadcastChannel | null {
  channel ??= typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('sidekick');
  return channel;
}
