import type { Person } from '@/lib/testing/simulation/acts';
import type { Expected } from '@/lib/testing/simulation/expected/segments';
import type { Kept, Row } from '@/lib/testing/simulation/kept';
import type { Taken } from '@/lib/testing/virtual/provider';

export interface Verdict {
  expected: number;
  /** Of each kind, how many had to come. */
  kinds: Record<string, number>;
  sent: number;
  onDashboard: number;
  /** Announced by a template, the rest with the answer to the next message. */
  announced: number;
  /** Texts that waited and came with an answer. */
  followed: number;
  /** Waited for the end of the quiet hours. */
  held: number;
  /** Too late to be wanted any more. */
  expired: number;
  /** Those of which the provider gave no answer and that do not come again: it has none of them. */
  unproven: number;
  late: number;
  latestMs: number;
  doubled: string[];
  missed: string[];
  wrongInstant: string[];
}

/** What one person had to get, and what they got, by the provider's ledger and the product's own. */
export interface Given extends Kept {
  expected: Expected[];
  taken: Taken[];
  wakes: number[];
  end: number;
  hasTemplates: boolean;
}

const leftStates = ['accepted', 'delivered', 'read'];

export function freshVerdict(): Verdict {
  return {
    ...{ expected: 0, kinds: {}, sent: 0, onDashboard: 0, announced: 0, followed: 0, held: 0 },
    ...{ expired: 0, unproven: 0, late: 0, latestMs: 0 },
    ...{ doubled: [], missed: [], wrongInstant: [] },
  };
}

export function hasLeft({ state }: Row): boolean {
  return leftStates.includes(state);
}

/** Timed by Sidekick, not by the person. */
export function isOurs({ subject }: Row): boolean {
  return /^(?:nag|recap|social|social_lead)\b/.test(subject);
}

export function said({ name, zone }: Person, subject: string, at: number, what: string): string {
  return `${name} ${zone} ${subject} ${new Date(at).toISOString()}: ${what}`;
}
