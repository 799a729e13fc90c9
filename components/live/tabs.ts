/** The messages between tabs of this browser. */
type News = 'changed' | 'signed out';

let channel: BroadcastChannel | null | undefined;

/** Sends a message to the other tabs of this browser. */
export function tellOtherTabs(news: News): void {
  open()?.postMessage(news);
}

/** Calls `listener` with messages from other tabs. Returns a function that stops this. */
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
