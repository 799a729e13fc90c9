import type { UserScript } from '@/testing/simulation/actions';
import type { Expected } from '@/testing/simulation/expected/periods';
import type { Recorded, RecordedDelivery } from '@/testing/simulation/recorded';
import type { AcceptedMessage, Refusal } from '@/testing/virtual/provider';

/** Result of judging a run: counts, and a line for each violation in `lost`, `doubled` and `wrongInstant`. */
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
  /** Number of deliveries that the provider did not respond to and that were rightly not sent again. */
  unproven: number;
  late: number;
  latestMs: number;
  lost: string[];
  doubled: string[];
  wrongInstant: string[];
}

export interface Evidence extends Recorded {
  expected: Expected[];
  accepted: AcceptedMessage[];
  refusals: Refusal[];
  /** Outside of quiet hours, a delivery must be sent within this number of milliseconds after its due time. */
  longestWayMs: number;
  wakes: number[];
  end: number;
  hasTemplates: boolean;
  /** Whether users have several channels. An admin then switches off one of them for a while each day. */
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

/** Returns whether quiet hours apply to a delivery. They do if Sidekick chose its time, as for a nag. */
export function respectsQuietHours({ subject }: RecordedDelivery): boolean {
  return /^(?:nag|recap|social|social_lead)\b/.test(subject);
}

export function violation({ name, zone }: UserScript, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}
