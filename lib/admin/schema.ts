import { z } from 'zod';
import type { ContactState } from '@/db/schema/channels';
import { type MessengerChannel, messengerChannelNames } from '@/lib/channels/rules';

/** The cursor from the Link header of the page before. */
const after = z.string().max(200).optional();

export const userParams = z.object({ id: z.uuid() });
export const webhookLogParams = z.object({ id: z.uuid() });
export const channelParams = z.object({ channel: z.literal(messengerChannelNames) });

export const activityQuery = z.strictObject({ after });

export const usersQuery = z.strictObject({
  search: z.string().trim().max(254, 'Search for at most 254 characters.').optional(),
  after,
});

/** Filter values of the webhook log. processing: the message waits for its answer, or is being answered. */
const logStatuses = ['success', 'error', 'unknown', 'set_aside', 'processing'] as const;

export const webhookLogsQuery = z.strictObject({
  channel: z.string().trim().max(20).optional(),
  status: z.enum(logStatuses, `The status is one of ${logStatuses.join(', ')}.`).optional(),
  after,
});

const tokens = 'The daily budget is a whole number of tokens from 0 to 100,000,000.';

/** dailyTokens null restores the default budget. */
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

/** The overview's numbers. Days are UTC days. Totals decrease when an account is deleted. */
export interface AdminStats {
  totalUsers: number;
  /** Users who wrote today. */
  activeUsers: number;
  /** WhatsApp messages of today, received and sent. */
  messagesToday: number;
  totalTodos: number;
  completedTodos: number;
  activeReminders: number;
  /** Created today. */
  todosCreated: number;
  totalUserInfo: number;
  /** Messages of all channels and times, received and sent. */
  messagesProcessed: number;
  deliveries: {
    /** Deliveries due in the current UTC hour and the 23 before it, by state; those being sent count as planned. */
    byOutcome: Record<string, number>;
    /** Lateness percentiles of sent deliveries, in milliseconds; null if none was sent. */
    lateP50Ms: number | null;
    lateP99Ms: number | null;
  };
  modelCallsToday: number;
  tokensToday: number;
}

/** An event for the list of recent activity. It contains no user's texts. */
export interface ActivityEvent {
  id: string;
  /** ISO instant, UTC. */
  at: string;
  /** E-mail address of the user who did it; null for the product itself and for deleted accounts. */
  actor: string | null;
  /** feature.action, like command.update, user.register, delivery.failed */
  action: string;
  /** What it was done to, like an e-mail address or a command; null if that no longer exists. */
  subject: string | null;
  /** The event as one short sentence. */
  text: string;
}

export interface AdminUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  isAdmin: boolean;
  /** ISO instant, UTC. */
  createdAt: string;
  totalTodos: number;
  /** Messages received from the user and sent to them. */
  totalMessages: number;
}

export interface AdminSession {
  /** Identifies the session in the list; it cannot be used to sign in. */
  id: string;
  /** Like "Firefox on Linux"; null if unknown. */
  device: string | null;
  /** ISO instants, UTC; seenAt is accurate to the hour. */
  createdAt: string;
  seenAt: string;
}

export interface AdminChannel {
  channel: string;
  address: string;
  /** claimed: entered but not verified. bound: verified. paused: the user wrote STOP. dead: the provider rejects the address. */
  state: ContactState;
  lastInboundAt: string | null;
}

export interface AdminUserDetail extends AdminUser {
  timezone: string;
  /** Newest first. */
  sessions: AdminSession[];
  channels: AdminChannel[];
  /** Model tokens used on this UTC day. */
  tokensToday: number;
  /** own: the user's own budget, null if the default applies. */
  tokenBudget: { default: number; own: number | null };
}

/** A webhook call by a provider. Texts are previews of at most 50 characters. */
export interface WebhookLog {
  id: string;
  /** ISO instant, UTC. */
  createdAt: string;
  phoneNumber: string | null;
  messageContent: string | null;
  responseContent: string | null;
  /** success, error, unknown or set_aside; null until it is answered. */
  status: string | null;
  /** In milliseconds; null until it is answered. */
  processingTime: number | null;
  channel: string;
}

/** A webhook call in detail. Of each word in the previews only the first letter is readable. */
export interface WebhookLogDetail extends WebhookLog {
  messageType: string;
  /** How the message came in, like its source and number of media files. */
  provenance: Record<string, unknown>;
  providerMessageId: string;
  receivedAt: string;
  doneAt: string | null;
  /** Failed tries, and processes that died during a try. */
  attempts: number;
  crashes: number;
  /** Set aside after too many failures. */
  isDead: boolean;
  /** It was set aside and its text is still stored. */
  canRetry: boolean;
}

export interface SystemState {
  database: { ok: boolean; ms: number };
  messaging: { state: 'active' | 'simulated' | 'off' | 'failing' | 'not_configured'; detail: string };
  ai: { state: 'ready' | 'offline' | 'failing'; detail: string };
  queue: {
    kind: 'qstash' | 'local';
    /** When the next wake is scheduled (ISO); null if nothing is due in the future. */
    armedFor: string | null;
    /** Messages, schedules and deliveries that are due but not done, each counted up to 1,000. */
    backlog: number;
    /** Since when the oldest of them has been due (ISO). */
    oldestDue: string | null;
  };
  publicOrigin: string;
  sandbox: {
    /** Messages go to the simulator instead of WhatsApp. */
    isSimulated: boolean;
    /** The number that users write to; null if none is set. */
    number: string | null;
    /** It is Twilio's shared sandbox number, which users join with a message first. */
    isShared: boolean;
    /** Approved templates that are set up. */
    templates: string[];
    /** Which settings are present; never their values. */
    settings: Record<'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_PHONE_NUMBER', boolean>;
  };
  channels: (ChannelSwitch & ChannelCounts)[];
}

/** How a channel does. Counts only: no text, no address. */
export interface ChannelCounts {
  /** Users who can be reached there, and who cannot any more. */
  connected: number;
  unreachable: number;
  /** Messages of the last 24 hours: taken by the provider, and failed. */
  sent: number;
  failed: number;
}

export interface ChannelSwitch {
  channel: MessengerChannel;
  /** Nothing is sent, due deliveries wait, and incoming messages are only logged. */
  off: boolean;
}

/** The result of "Test connection". */
export interface ModelTest {
  ok: boolean;
  message: string;
  ms: number;
  model: string;
}

/** An action that a slash command can run. */
export interface AdminAction {
  name: string;
  description: string;
}
