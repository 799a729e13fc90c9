import type { UserScript } from '@/testing/simulation/actions';
import type { Expected } from '@/testing/simulation/expected/periods';
import type { Recorded, RecordedDelivery } from '@/testing/simulation/recorded';
import type { AcceptedMessage, Refusal } from '@/testing/virtual/provider';

/** Counts over all users, and the violations found; run.ts says what they mean. */
export interface Verdict {
  /** Deliveries that had to come, in total and by kind. */
  expected: number;
  expectedByKind: Record<string, number>;
  sent: number;
  /** Those of them that left by another channel than WhatsApp. */
  sentElsewhere: number;
  onDashboard: number;
  /** Announced by a template. */
  announced: number;
  /** Full texts that came with a reply after they were announced. */
  followed: number;
  /** Waited for the end of the quiet hours. */
  postponed: number;
  /** Expired before they could be sent. */
  expired: number;
  /** The provider gave no answer and they were not sent again, as their kind demands. */
  unproven: number;
  late: number;
  latestMs: number;
  lost: string[];
  doubled: string[];
  wrongInstant: string[];
}

/** What one user had to get, and what they got by the provider's ledger and by the product's tables. */
export interface Evidence extends Recorded {
  expected: Expected[];
  accepted: AcceptedMessage[];
  /** What the providers refused them. */
  refusals: Refusal[];
  /** A delivery can be on its way this long. */
  longestWayMs: number;
  wakes: number[];
  end: number;
  hasTemplates: boolean;
  /** The users have several channels, and an operator switches them off for a while. */
  hasManyChannels: boolean;
}

export function emptyVerdict(): Verdict {
  return {
    ...{
      expected: 0,
      expectedByKind: {},
      sent: 0,
      sentElsewhere: 0,
      onDashboard: 0,
      announced: 0,
      followed: 0,
    },
    ...{ postponed: 0, expired: 0, unproven: 0, late: 0, latestMs: 0 },
    ...{ lost: [], doubled: [], wrongInstant: [] },
  };
}

export function wasSent({ state }: RecordedDelivery): boolean {
  return ['accepted', 'delivered', 'read'].includes(state);
}

/** Whether Sidekick chose the time, so that quiet hours apply. */
export function respectsQuietHours({ subject }: RecordedDelivery): boolean {
  return /^(?:nag|recap|social|social_lead)\b/.test(subject);
}

/** Describes a violation in one line. */
export function violation({ name, zone }: UserScript, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}
