/** Something that a user does at an instant. Local times are YYYY-MM-DDTHH:MM in the zone that the user lives in then. */
export type Action = { at: number } & (
  | { type: 'set daily'; time: string }
  | { type: 'stop daily' }
  | { type: 'change zone'; zone: string }
  | ({ type: 'create reminder'; key: string; local: string; rule: string | null } & ReminderExtras)
  | { type: 'edit reminder'; key: string; local: string }
  | { type: 'delete reminder'; key: string }
  | { type: 'set journal'; time: string }
  | { type: 'stop journal' }
  | { type: 'set recap'; day: number; time: string }
  | { type: 'stop recap' }
  | ({ type: 'create date'; key: string; leadDays: number } & MonthDay)
  | ({ type: 'edit date'; key: string } & MonthDay)
  | { type: 'delete date'; key: string }
  /** A WhatsApp message about the newest reminder; `isReply` makes it a reply to that reminder's message. */
  | { type: 'write message'; text: string; isReply: boolean }
);

export interface ReminderExtras {
  /** Minutes before the reminder. */
  leads: number[];
  nag: boolean;
  hasDetails: boolean;
}

export interface MonthDay {
  month: number;
  day: number;
}

/** A user and everything that they will do. It does not say what must come of it: that is up to `expected`. */
export interface UserScript {
  name: string;
  zone: string;
  hasPhone: boolean;
  /** Local times, HH:MM; equal ends mean none. */
  quietHours: { from: string; to: string };
  /** When they last wrote before the simulation; null for never. */
  lastWroteAt: number | null;
  /** In the order of time, no two at one instant. */
  actions: Action[];
}
