import type { UserScript } from '@/testing/simulation/actions';
import type { Expected } from '@/testing/simulation/expected/periods';
import type { Recorded, RecordedDelivery } from '@/testing/simulation/recorded';
import type { AcceptedMessage, Refusal } from '@/testing/virtual/provider';

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
  longestWayMs: number;
  wakes: number[];
  end: number;
  hasTemplates: boolean;
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

export function respectsQuietHours({ subject }: RecordedDelivery): boolean {
  return /^(?:nag|recap|social|social_lead)\b/.test(subject);
}

export function violation({ name, zone }: UserScript, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}
