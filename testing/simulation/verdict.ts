import type { UserScript } from '@/testing/simulation/actions';
import type { Expected } from '@/testing/simulation/expected/periods';
import type { Recorded, RecordedDelivery } from '@/testing/simulation/recorded';
import type { AcceptedMessage, Refusal } from '@/testing/virtual/provider';

/** Counts over all users, and the violations, which run.ts explains. */
export interface Verdict {
  /** Number of deliveries that were expected, in total and by kind. */
  expected: number;
  expectedByKind: Record<string, number>;
  sent: number;
  /** Number of expected deliveries that were sent on another channel than WhatsApp. */
  sentElsewhere: number;
  onDashboard: number;
  /** Number of deliveries that a template announced. */
  announced: number;
  /** Number of announced texts that were sent in full with a reply. */
  followed: number;
  /** Number of deliveries that waited for the end of the quiet hours. */
  postponed: number;
  /** Number of deliveries that expired before they could be sent. */
  expired: number;
  /** Number of deliveries for which the provider did not respond and that were rightly not sent again. */
  unproven: number;
  late: number;
  latestMs: number;
  lost: string[];
  doubled: string[];
  wrongInstant: string[];
}

/** What a user had to get, and what they got according to the provider's ledger and the product's tables. */
export interface Evidence extends Recorded {
  expected: Expected[];
  accepted: AcceptedMessage[];
  /** The messages to this user that providers refused. */
  refusals: Refusal[];
  /** Maximum milliseconds from due to sent. */
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

/** Returns whether Sidekick chose the time of the delivery, so that quiet hours apply. */
export function respectsQuietHours({ subject }: RecordedDelivery): boolean {
  return /^(?:nag|recap|social|social_lead)\b/.test(subject);
}

/** Describes a violation in one line. */
export function violation({ name, zone }: UserScript, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}
