/**
 * What a simulated user does at the instant `at` (ms). Local times are YYYY-MM-DDTHH:MM in the user's time
 * zone at that instant.
 */
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
  | { type: 'write message'; text: string; isReply: boolean }
);

export interface ReminderExtras {
  leads: number[];
  nag: boolean;
  hasDetails: boolean;
}

export interface MonthDay {
  month: number;
  day: number;
}

export interface UserScript {
  name: string;
  zone: string;
  hasPhone: boolean;
  quietHours: { from: string; to: string };
  lastWroteAt: number | null;
  actions: Action[];
}
