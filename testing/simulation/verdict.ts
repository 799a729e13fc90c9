import type { UserScript } from '@/testing/simulation/actions';
import type { Expected } from '@/testing/simulation/expected/periods';
import type { Recorded, RecordedDelivery } from '@/testing/simulation/recorded';
import type { AcceptedMessage, Refusal } from '@/testing/virtual/provider';

/** run.ts explains the violations. */
export interface Verdict {
  expected: number;
  expectedByKind: Record<string, number>;
  sent: number;
  sentElsewhere: number;
  onDashboard: number;
  announced: number;
  followed: number;
  postponed: number;
  expired: number;
  /** Deliveries without a response of the provider that were rightly not sent again. */
  unproven: number;
  late: number;
  latestMs: number;
  lost: string[];
  doubled: string[];
  wrongInstant: string[];
}

/** What a user had to get, and what they got by the provider's ledger and the product's tables. */
export interface Evidence extends Recorded {
  expected: Expected[];
  accepted: AcceptedMessage[];
  /** Messages to this user that providers refused. */
  refusals: Refusal[];
  /** Milliseconds from due to sent, at most. */
  longestWayMs: number;
  wakes: number[];
  end: number;
  hasTemplates: boolean;
  /** Whether users have several channels, which an admin switches off for a while. */
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

/** Returns whether quiet hours apply, because Sidekick chose the time of the delivery. */
export function respectsQuietHours({ subject }: RecordedDelivery): boolean {
  return /^(?:nag|recap|social|social_lead)\b/.test(subject);
}

export function violation({ name, zone }: UserScript, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}
