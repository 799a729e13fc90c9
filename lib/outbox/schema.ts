/** A message that Sidekick sent without being asked, as the API returns it. */
export interface Delivery {
  id: string;
  kind: string;
  text: string;
  /** When it was due; ISO instant, UTC. */
  dueAt: string;
  /** When it was sent; ISO instant, UTC. */
  sentAt: string | null;
  /** Channel of the message; 'web' if it is only on the dashboard. */
  channel: string | null;
  status: string;
  /** Channels that refused the message before. */
  tried: string[];
  late: boolean;
  /** Whether only a template has announced the text so far. The full text follows with the reply to the user's next message. */
  waits: boolean;
  /** Id of the reminder that the message is about; null if the user cannot answer it. */
  reminderId: string | null;
}
