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

/** One message of a user and all that is needed to answer it. */
export interface Turn {
  /** 'in:<webhook log id>' or 'web:<user id>:<key>'. A source is answered once. */
  source: string;
  conversation: HeldConversation;
  text: string;
  /** How long the model may take. */
  modelSeconds: number;
  /** The calls to run if they are already known, e.g. from a button. */
  calls?: ToolCall[];
  /** The choice that the user takes, from an earlier answer. */
  choice?: string;
  reference?: MessageReference | undefined;
  /** Said after the answer, e.g. that a picture was not looked at. */
  note?: string;
  /** The address to which the reply is sent; without it the caller returns the reply. */
  recipient?: Recipient;
}

/** The earlier message that a message refers to. */
export interface MessageReference {
  /** The provider's id of the message it replies to. */
  repliedTo?: string | undefined;
  /** The payload of a pressed button: "done:<delivery>", "snooze:<delivery>" or "choice:<id>". */
  button?: string | undefined;
}

/** What a turn is going to do. Decided before the turn's transaction, carried out inside it. */
export interface TurnPlan {
  calls: ToolCall[];
  /** Said besides the reports of the calls. */
  say: string | null;
  /** Said after that, e.g. that the provider could not be reached. */
  note: string | null;
  /** Said last, unless a new question is open: the journal's question, once more. */
  after: string | null;
  /** The question that stays open. */
  question: OpenQuestion | null;
  /** The choices that the answer offers. */
  choices: ChoiceOffer[];
  /** The choice that the turn takes. */
  choice: string | null;
  /** The message is an answer to the journal: its text is stored there alone. */
  isPrivate: boolean;
  /** The name of the model that answered; 'none' without one. */
  model: string;
  /** The outcome of asking the provider: 'ok', or why it failed; null if it was not asked. */
  asked: string | null;
  usage: ModelUsage;
}

/** The answer to a turn. */
export interface TurnAnswer extends ChatAnswer {
  /** The delivery that sends the reply, if the turn has a recipient. */
  deliveryId: string | null;
  /** The message was an answer to the journal: the webhook log shows nothing of it. */
  isPrivate: boolean;
}

/** What is read before a turn is decided. */
export interface TurnReads {
  context: TurnContext;
  command: Command | null;
  journal: JournalState;
  things: OwnThings;
}

/** Reads what a turn needs, in one wave of statements. */
export async function readTurn(ctx: UserCtx, source: string, text: string): Promise<TurnReads> {
  const [context, command, journal, things] = await Promise.all([
    readTurnContext(ctx, source),
    text.startsWith('/') ? findCommand(ctx, firstWord(text)) : null,
    journalStateOf(ctx),
    readThings(ctx),
  ]);
  return { context, command, journal, things };
}

/** Completes a plan that needs no model. */
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
