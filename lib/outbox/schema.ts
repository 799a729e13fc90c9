/** A message that Sidekick sent on its own, as the API shows it. */
export interface Delivery {
  id: string;
  kind: string;
  text: string;
  /** When it was due; ISO instant, UTC. */
  dueAt: string;
  /** When it was sent; ISO instant, UTC. */
  sentAt: string | null;
  /** 'web' means that it is only on the dashboard. */
  channel: string | null;
  status: string;
  /** Channels that did not take it before. */
  tried: string[];
  late: boolean;
  /** Only announced so far: the full text follows with the reply to the user's next message. */
  waits: boolean;
  /** The reminder that it is about, if it can be answered. */
  reminderId: string | null;
}
