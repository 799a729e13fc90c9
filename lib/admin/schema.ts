import { z } from 'zod';
import type { ContactState } from '@/db/schema/channels';
import { type MessengerChannel, messengerChannelNames } from '@/lib/channels/rules';

const after = z.string().max(200).optional();

export const userParams = z.object({ id: z.uuid() });
export const webhookLogParams = z.object({ id: z.uuid() });
export const channelParams = z.object({ channel: z.literal(messengerChannelNames) });

export const activityQuery = z.strictObject({ after });

export const usersQuery = z.strictObject({
  search: z.string().trim().max(254, 'Search for at most 254 characters.').optional(),
  after,
});

/**
 * Values of the status filter in the webhook log. error: the reply could not be sent. unknown: the reply may
 * have been sent. set_aside: answering failed too often. processing: the message is not answered yet.
 */
const logStatuses = ['success', 'error', 'unknown', 'set_aside', 'processing'] as const;

export const webhookLogsQuery = z.strictObject({
  channel: z.string().trim().max(20).optional(),
  status: z.enum(logStatuses, `The status is one of ${logStatuses.join(', ')}.`).optional(),
  after,
});

const tokens = 'The daily budget is a whole number of tokens from 0 to 100,000,000.';

export const changeUserInput = z
  .strictObject({
    isAdmin: z.boolean('isAdmin is true or false.').optional(),
    dailyTokens: z.int(tokens).min(0, tokens).max(100_000_000, tokens).nullish(),
  })
  .refine(
    ({ isAdmin, dailyTokens }) => isAdmin !== undefined || dailyTokens !== undefined,
    'Nothing to change.',
  );

export const channelInput = z.strictObject({ off: z.boolean('off is true or false.') });

export type UsersQuery = z.infer<typeof usersQuery>;
export type WebhookLogsQuery = z.infer<typeof webhookLogsQuery>;
export type ChangeUserInput = z.infer<typeof changeUserInput>;

/** Numbers for the admin pages. Days are UTC days. Totals decrease when an account is deleted. */
export interface AdminStats {
  totalUsers: number;
  activeUsers: number;
  messagesToday: number;
  totalTodos: number;
  completedTodos: number;
  activeReminders: number;
  todosCreated: number;
  totalUserInfo: number;
  /** Messages received and sent on all channels, since the product was installed. */
  messagesProcessed: number;
  deliveries: {
    /**
     * Number of deliveries by state. Counts deliveries that were due in the current UTC hour or in the 23
     * hours before it. A delivery that is being sent counts as planned.
     */
    byOutcome: Record<string, number>;
    /** Lateness percentiles of sent deliveries, in milliseconds; null if none was sent. */
    lateP50Ms: number | null;
    lateP99Ms: number | null;
  };
  modelCallsToday: number;
  tokensToday: number;
}

/** An event in the list of recent activity. It contains no text written by users. */
export interface ActivityEvent {
  id: string;
  /** ISO instant, UTC. */
  at: string;
  actor: string | null;
  /** The feature and the action, such as "command.update" or "delivery.failed". */
  action: string;
  subject: string | null;
  text: string;
}

export interface AdminUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  isAdmin: boolean;
  createdAt: string;
  totalTodos: number;
  totalMessages: number;
}

export interface AdminSession {
  /** Identifies the session in the list. It cannot be used to sign in. */
  id: string;
  device: string | null;
  /** ISO instants, UTC; seenAt is accurate to the hour. */
  createdAt: string;
  seenAt: string;
}

export interface AdminChannel {
  channel: string;
  address: string;
  /**
   * The state of the address. claimed: entered but not verified. bound: verified. paused: the user sent STOP.
   * dead: the provider rejects the address.
   */
  state: ContactState;
  lastInboundAt: string | null;
}

export interface AdminUserDetail extends AdminUser {
  timezone: string;
  sessions: AdminSession[];
  channels: AdminChannel[];
  tokensToday: number;
  /** The default daily budget in tokens, and the user's own budget; `own` is null if the default applies. */
  tokenBudget: { default: number; own: number | null };
}

export interface WebhookLog {
  id: string;
  /** ISO instant, UTC. */
  createdAt: string;
  phoneNumber: string | null;
  messageContent: string | null;
  responseContent: string | null;
  status: string | null;
  /** In milliseconds; null until the message is answered. */
  processingTime: number | null;
  channel: string;
}

/**
 * A logged message in detail. In `messageContent` and `responseContent`, only the first letter of each word
 * is readable.
 */
export interface WebhookLogDetail extends WebhookLog {
  messageType: string;
  provenance: Record<string, unknown>;
  providerMessageId: string;
  receivedAt: string;
  doneAt: string | null;
  /** How often answering the message has failed with an error. */
  attempts: number;
  /**
   * How often the process died while it was answering the message. An attempt that is still running is
   * counted too, until it ends.
   */
  crashes: number;
  isDead: boolean;
  /** Whether the message has the status "set_aside" and its text is still stored. */
  canRetry: boolean;
}

export type ChannelSetting =
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_PHONE_NUMBER'
  | 'TELEGRAM_BOT_TOKEN'
  | 'TELEGRAM_WEBHOOK_SECRET'
  | 'SMTP_URL'
  | 'MAIL_FROM';

export interface MessagingState {
  state: 'active' | 'simulated' | 'off' | 'failing' | 'not_configured';
  detail: string;
}

export interface SystemState {
  database: { ok: boolean; ms: number };
  messaging: MessagingState;
  telegram: MessagingState;
  email: MessagingState;
  ai: { state: 'ready' | 'offline' | 'failing'; detail: string };
  queue: {
    kind: 'qstash' | 'local';
    /** Instant (ISO, UTC) of the next scheduled wake; null if none is scheduled. */
    armedFor: string | null;
    /** Number of unanswered messages, due schedules and due deliveries. Each of the three is counted up to 1,000. */
    backlog: number;
    /** Instant (ISO, UTC) since which the oldest item of the backlog has been due; null if nothing is due. */
    oldestDue: string | null;
  };
  publicOrigin: string;
  sandbox: {
    isSimulated: boolean;
    number: string | null;
    isShared: boolean;
    templates: string[];
  };
  /** Whether each setting of a channel is present. The values are never shown. */
  settings: Record<ChannelSetting, boolean>;
  channels: (ChannelSwitch & ChannelCounts)[];
}

export interface ChannelCounts {
  connected: number;
  unreachable: number;
  sent: number;
  failed: number;
}

export interface ChannelSwitch {
  channel: MessengerChannel;
  /**
   * Whether the channel is switched off for all users. Incoming messages are then only logged, and outgoing
   * messages go to each user's next channel or wait.
   */
  off: boolean;
}

export interface ModelTest {
  ok: boolean;
  message: string;
  ms: number;
  model: string;
}

export interface AdminAction {
  name: string;
  description: string;
}
