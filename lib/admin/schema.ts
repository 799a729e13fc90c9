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

// `unknown`: the reply may have been sent. `set_aside`: answering failed too often.
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

export interface AdminStats {
  totalUsers: number;
  activeUsers: number;
  messagesToday: number;
  totalTodos: number;
  completedTodos: number;
  activeReminders: number;
  todosCreated: number;
  totalUserInfo: number;
  messagesProcessed: number;
  deliveries: {
    byOutcome: Record<string, number>;
    /** The median delay of deliveries in milliseconds; null if no delivery was sent. */
    lateP50Ms: number | null;
    lateP99Ms: number | null;
  };
  modelCallsToday: number;
  tokensToday: number;
}

export interface ActivityEvent {
  id: string;
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
  /** Identifies the session in this list, but cannot be used to sign in. */
  id: string;
  device: string | null;
  /** `createdAt` and `seenAt` are ISO instants in UTC; `seenAt` is accurate to the hour. */
  createdAt: string;
  seenAt: string;
}

export interface AdminChannel {
  channel: string;
  address: string;
  state: ContactState;
  lastInboundAt: string | null;
}

export interface AdminUserDetail extends AdminUser {
  timezone: string;
  sessions: AdminSession[];
  channels: AdminChannel[];
  tokensToday: number;
  tokenBudget: { default: number; own: number | null };
}

export interface WebhookLog {
  id: string;
  createdAt: string;
  phoneNumber: string | null;
  messageContent: string | null;
  responseContent: string | null;
  status: string | null;
  /** Milliseconds between receiving and answering the message; null until the message is answered. */
  processingTime: number | null;
  channel: string;
}

/** A logged message with all details. The texts show only the first letter of each word. */
export interface WebhookLogDetail extends WebhookLog {
  messageType: string;
  provenance: Record<string, unknown>;
  providerMessageId: string;
  receivedAt: string;
  doneAt: string | null;
  attempts: number;
  /** How often the process died while answering the message. */
  crashes: number;
  isDead: boolean;
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
    /** ISO instant for which the wake job (lib/jobs/wake.ts) is queued; null if no wake job is queued. */
    armedFor: string | null;
    /** Number of unanswered messages, due schedules and due deliveries. */
    backlog: number;
    /** ISO instant at which the oldest item of the backlog became due; null if the backlog is empty. */
    oldestDue: string | null;
  };
  publicOrigin: string;
  sandbox: {
    isSimulated: boolean;
    number: string | null;
    isShared: boolean;
    templates: string[];
  };
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
