/** A message that Sidekick sent without being asked. */
export interface Delivery {
  id: string;
  kind: string;
  text: string;
  dueAt: string;
  sentAt: string | null;
  /** 'web' if the message is only on the dashboard. */
  channel: string | null;
  status: string;
  /** Channels other than `channel` on which an attempt to send the message failed. */
  tried: string[];
  late: boolean;
  /**
   * Whether a template has only announced the text so far. The full text follows with the reply to the user's
   * next message.
   */
  waits: boolean;
  /** Id of the reminder that the user can answer; null for other messages. */
  reminderId: string | null;
}
