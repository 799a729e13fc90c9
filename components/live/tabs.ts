/** What the tabs of this browser tell each other. */
type News = 'changed' | 'signed out';

let channel: BroadcastChannel | null | undefined;

/** Tells the other tabs of this browser. */
export function tellOtherTabs(news: News): void {
  open()?.postMessage(news);
}

/** Calls `listener` with what other tabs tell, until the returned function is called. */
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
