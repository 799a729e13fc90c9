import type { OpenQuestion } from '@/lib/assistant/conversation/question';
import { type OwnThings, readThings } from '@/lib/assistant/conversation/thing-reads';
import { type ModelUsage, readTurnContext, type TurnContext } from '@/lib/assistant/conversation/turn-reads';
import type { HeldConversation } from '@/lib/assistant/conversation/writes';
import type { ChoiceOffer } from '@/lib/assistant/run-calls';
import type { ChatAnswer } from '@/lib/assistant/schema';
import { findCommand } from '@/lib/commands/reads';
import type { Command } from '@/lib/commands/schema';
import type { UserCtx } from '@/lib/context';
import { type JournalState, journalStateOf } from '@/lib/journal/entries/entry-reads';
import type { Recipient } from '@/lib/outbox/plan-writes';
import type { ToolCall } from '@/lib/tool';

export interface Turn {
  /**
   * Id of the message: 'in:<webhook log id>' or 'web:<user id>:<key>'. A message with the same id is answered
   * only once.
   */
  source: string;
  conversation: HeldConversation;
  text: string;
  modelSeconds: number;
  /** The calls to run instead of interpreting `text`. */
  calls?: ToolCall[];
  choice?: string;
  reference?: MessageReference | undefined;
  /** A text added to the reply, for example that a picture was ignored. */
  note?: string;
  /** Where to send the reply; if absent, the reply is only returned to the caller. */
  recipient?: Recipient;
}

export interface MessageReference {
  repliedTo?: string | undefined;
  button?: string | undefined;
}

export interface TurnPlan {
  calls: ToolCall[];
  say: string | null;
  /** A text added after `say`, for example that the model could not be reached. */
  note: string | null;
  /**
   * The open question of the journal, repeated at the end of the reply. Left out if the reply asks another
   * question.
   */
  after: string | null;
  question: OpenQuestion | null;
  choices: ChoiceOffer[];
  choice: string | null;
  /** Whether the message contains text for the journal. This text must not be stored elsewhere. */
  isPrivate: boolean;
  model: string;
  /** Result of the model call: 'ok' or the reason for its failure. Null if no model was called. */
  asked: string | null;
  usage: ModelUsage;
}

export interface TurnAnswer extends ChatAnswer {
  deliveryId: string | null;
  /** Whether the webhook log must hide the message and the reply. */
  isPrivate: boolean;
}

export interface TurnReads {
  context: TurnContext;
  command: Command | null;
  journal: JournalState;
  things: OwnThings;
}

export async function readTurn(ctx: UserCtx, source: string, text: string): Promise<TurnReads> {
  const [context, command, journal, things] = await Promise.all([
    readTurnContext(ctx, source),
    text.startsWith('/') ? findCommand(ctx, firstWord(text)) : null,
    journalStateOf(ctx),
    readThings(ctx),
  ]);
  return { context, command, journal, things };
}

export function planWithoutModel(
  plan: Partial<Pick<TurnPlan, 'calls' | 'say' | 'question' | 'choices' | 'isPrivate'>>,
): TurnPlan {
  return {
    calls: [],
    say: null,
    note: null,
    after: null,
    question: null,
    choices: [],
    choice: null,
    isPrivate: false,
    model: 'none',
    asked: null,
    usage: { calls: 0, tokensIn: 0, tokensOut: 0 },
    ...plan,
  };
}

export function firstWord(text: string): string {
  return text.split(/\s/, 1)[0] ?? text;
}
