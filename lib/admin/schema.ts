import { z } from 'zod';
import type { ContactState } from '@/db/schema/channels';

/** Where the page before this one ended: what its Link header said. */
const after = z.string().max(200).optional();

export const userParams = z.object({ id: z.uuid() });
export const webhookLogParams = z.object({ id: z.uuid() });
export const channelParams = z.object({ channel: z.literal('whatsapp') });

export const activityQuery = z.strictObject({ after });

export const usersQuery = z.strictObject({
  search: z.string().trim().max(254, 'Search for at most 254 characters.').optional(),
  after,
});

/** What the log says of a call; processing: it waits for its answer or is being answered. */
const logStatuses = ['success', 'error', 'unknown', 'set_aside', 'processing'] as const;

export const webhookLogsQuery = z.strictObject({
  channel: z.string().trim().max(20).optional(),
  status: z.enum(logStatuses, `The status is one of ${logStatuses.join(', ')}.`).optional(),
  after,
});

const tokens = 'The daily budget is a whole number of tokens from 0 to 100,000,000.';

/** What an operator may change of an account. dailyTokens: null gives back the default. */
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

/** The overview's numbers. Days are UTC days; the totals are exact, and shrink with an account that is deleted. */
export interface AdminStats {
  totalUsers: number;
  /** People who wrote today. */
  activeUsers: number;
  /** WhatsApp messages of today, both ways. */
  messagesToday: number;
  totalTodos: number;
  completedTodos: number;
  activeReminders: number;
  /** Made today. */
  todosCreated: number;
  totalUserInfo: number;
  /** Messages of every channel, both ways, since the beginning. */
  messagesProcessed: number;
  deliveries: {
    /** Deliveries that were due in the current UTC hour and the 23 before it, by where they stand; what is being sent is planned. */
    byOutcome: Record<string, number>;
    /** How much later than due they left at most: half of them, and 99 of 100; in ms, to the next tenth. Null where none left. */
    lateP50Ms: number | null;
    lateP99Ms: number | null;
  };
  modelCallsToday: number;
  tokensToday: number;
}

/** A real event. No content of anybody's. */
export interface ActivityEvent {
  id: string;
  /** ISO instant, UTC. */
  at: string;
  /** The e-mail of whoever did it; null for the product itself and for accounts that are gone. */
  actor: string | null;
  /** room.act, like command.update, user.register, delivery.failed */
  action: string;
  /** What it was done to, in words: an e-mail, a command; null where that is gone. */
  subject: string | null;
  /** The whole event as one short sentence. */
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
  /** Both sides of their talk. */
  totalMessages: number;
}

export interface AdminSession {
  /** Tells sessions apart; opens nothing. */
  id: string;
  /** Like "Firefox on Linux"; null where the browser did not say. */
  device: string | null;
  /** ISO instants, UTC; seenAt is right to the hour. */
  createdAt: string;
  seenAt: string;
}

export interface AdminChannel {
  channel: string;
  address: string;
  /** claimed: typed, not proven. bound: proven. paused: STOP was written. dead: the provider refuses it. */
  state: ContactState;
  lastInboundAt: string | null;
}

export interface AdminUserDetail extends AdminUser {
  timezone: string;
  /** Newest first. */
  sessions: AdminSession[];
  channels: AdminChannel[];
  /** Model tokens spent on this UTC day. */
  tokensToday: number;
  /** own: what was set for this person, null where the default rules. */
  tokenBudget: { default: number; own: number | null };
}

/** One call of a provider. Texts are previews of at most 50 characters. */
export interface WebhookLog {
  id: string;
  /** ISO instant, UTC. */
  createdAt: string;
  phoneNumber: string | null;
  messageContent: string | null;
  responseContent: string | null;
  /** success, error, unknown, set_aside, processing; null while it waits. */
  status: string | null;
  /** In ms; null until it is answered. */
  processingTime: number | null;
  channel: string;
}

/** The drawer. Of every word of the previews only the first letter is left. */
export interface WebhookLogDetail extends WebhookLog {
  messageType: string;
  /** How it came in: the door, the account, counts. */
  provenance: Record<string, unknown>;
  providerMessageId: string;
  receivedAt: string;
  doneAt: string | null;
  /** Clean failures, and processes that died over it. */
  attempts: number;
  crashes: number;
  /** Set aside after too many failures. */
  isDead: boolean;
  /** Its words are still there: it can be tried again. */
  canRetry: boolean;
}

export interface SystemState {
  database: { ok: boolean; ms: number };
  messaging: { state: 'active' | 'simulated' | 'off' | 'failing' | 'not_configured'; detail: string };
  ai: { state: 'ready' | 'offline' | 'failing'; detail: string };
  queue: {
    kind: 'qstash' | 'local';
    /** When the one wake is armed for, ISO; null where nothing is to come. */
    armedFor: string | null;
    /** Messages, runs and deliveries that are due and not done; counted to 1,000 each. */
    backlog: number;
    /** Since when the oldest of them waits, ISO. */
    oldestDue: string | null;
  };
  publicOrigin: string;
  sandbox: {
    /** Messages stay in the simulator. */
    isSimulated: boolean;
    /** The number that people write to; null without one. */
    number: string | null;
    /** It is Twilio's shared sandbox number: people join it with a message first. */
    isShared: boolean;
    /** Approved templates that are set up. */
    templates: string[];
    /** Setting names that are there or missing; never their values. */
    settings: Record<'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_PHONE_NUMBER', boolean>;
  };
  channels: ChannelSwitch[];
}

export interface ChannelSwitch {
  channel: 'whatsapp';
  /** Nothing leaves by it; what comes in is logged, what is due waits. */
  off: boolean;
}

/** What "Test connection" found. */
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
