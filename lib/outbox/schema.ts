export interface Delivery {
  id: string;
  kind: string;
  text: string;
  dueAt: string;
  sentAt: string | null;
  /** 'web' if the message is only on the dashboard. */
  channel: string | null;
  status: string;
  tried: string[];
  late: boolean;
  waits: boolean;
  /** The reminder that the user can answer; null for other messages. */
  reminderId: string | null;
}
