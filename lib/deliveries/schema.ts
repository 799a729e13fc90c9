/** Something that Sidekick said by itself. */
export interface Delivery {
  id: string;
  kind: string;
  text: string;
  /** ISO instants, UTC: when it should have left, and when it did. */
  dueAt: string;
  sentAt: string | null;
  /** 'web' is the dashboard itself. */
  channel: string | null;
  status: string;
  late: boolean;
  /** Only announced: the whole text comes with the answer to the person's next message. */
  waits: boolean;
}
