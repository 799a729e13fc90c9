/** What a person does at an instant. Local times are YYYY-MM-DDTHH:MM on the clocks of the zone they live in then. */
export type Act = { at: number } & (
  | { verb: 'set daily'; time: string }
  | { verb: 'drop daily' }
  | { verb: 'move'; zone: string }
  | ({ verb: 'create'; key: string; local: string; rule: string | null } & Company)
  | { verb: 'edit'; key: string; local: string }
  | { verb: 'delete'; key: string }
  | { verb: 'set journal'; time: string }
  | { verb: 'drop journal' }
  | { verb: 'set recap'; day: number; time: string }
  | { verb: 'drop recap' }
  | ({ verb: 'keep date'; key: string; leadDays: number } & MonthDay)
  | ({ verb: 'move date'; key: string } & MonthDay)
  | { verb: 'forget date'; key: string }
  /** From their phone; about their newest reminder, where `points` as a reply to its very message. */
  | { verb: 'write'; text: string; points: boolean }
);

/** What goes along with a reminder: minutes before it, asking again, more than its title to say. */
export interface Company {
  leads: number[];
  nag: boolean;
  hasDetails: boolean;
}

export interface MonthDay {
  month: number;
  day: number;
}

/** A person and all they will do; what must come of it is the judge's to say. */
export interface Person {
  name: string;
  zone: string;
  hasPhone: boolean;
  /** HH:MM on their clocks; equal ends mean none. */
  quiet: { from: string; to: string };
  /** When they had last written before all began; null for never. */
  wroteAt: number | null;
  /** In the order of time, no two at one instant. */
  acts: Act[];
}
