import type { Phrase } from '@/lib/phrases/phrase';
import { alikePhrases } from '@/lib/reminders/phrases/alike';
import { announcingPhrases } from '@/lib/reminders/phrases/announcing';
import { askingPhrases } from '@/lib/reminders/phrases/asking';
import { conditionPhrases } from '@/lib/reminders/phrases/conditions';
import { continuingPhrases } from '@/lib/reminders/phrases/continuing';
import { onTheDayPhrases } from '@/lib/reminders/phrases/entries/on-the-day';
import { workHourPhrases } from '@/lib/reminders/phrases/entries/work-hours';
import { eventPhrases } from '@/lib/reminders/phrases/events';
import { longerPhrases } from '@/lib/reminders/phrases/longer';
import { medicinePhrases } from '@/lib/reminders/phrases/medicines';
import { routinePhrases } from '@/lib/reminders/phrases/routines';
import { besidePhrases } from '@/lib/reminders/phrases/running/beside';
import { endPhrases } from '@/lib/reminders/phrases/running/ends';
import { hourPhrases } from '@/lib/reminders/phrases/running/hours';
import { pausingPhrases } from '@/lib/reminders/phrases/running/pausing';
import { seriesPhrases } from '@/lib/reminders/phrases/running/series';
import { settingPhrases } from '@/lib/reminders/phrases/setting';
import { severalPhrases } from '@/lib/reminders/phrases/several';

export const reminderPhrases: Phrase[] = [
  ...alikePhrases,
  ...longerPhrases,
  ...onTheDayPhrases,
  ...workHourPhrases,
  ...severalPhrases,
  ...announcingPhrases,
  ...conditionPhrases,
  ...routinePhrases,
  ...settingPhrases,
  ...continuingPhrases,
  ...askingPhrases,
  ...medicinePhrases,
  ...besidePhrases,
  ...endPhrases,
  ...hourPhrases,
  ...pausingPhrases,
  ...seriesPhrases,
  ...eventPhrases,
];
