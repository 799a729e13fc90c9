import type { Phrase } from '@/lib/phrases/phrase';
import { announcingPhrases } from '@/lib/reminders/phrases/announcing';
import { askingPhrases } from '@/lib/reminders/phrases/asking';
import { conditionPhrases } from '@/lib/reminders/phrases/conditions';
import { continuingPhrases } from '@/lib/reminders/phrases/continuing';
import { workHourPhrases } from '@/lib/reminders/phrases/entries/work-hours';
import { eventPhrases } from '@/lib/reminders/phrases/events';
import { kindPhrases } from '@/lib/reminders/phrases/kinds';
import { longerPhrases } from '@/lib/reminders/phrases/longer';
import { medicinePhrases } from '@/lib/reminders/phrases/medicines';
import { routinePhrases } from '@/lib/reminders/phrases/routines';
import { againPhrases } from '@/lib/reminders/phrases/running/again';
import { besidePhrases } from '@/lib/reminders/phrases/running/beside';
import { endPhrases } from '@/lib/reminders/phrases/running/ends';
import { hourPhrases } from '@/lib/reminders/phrases/running/hours';
import { intervalPhrases } from '@/lib/reminders/phrases/running/intervals';
import { pausingPhrases } from '@/lib/reminders/phrases/running/pausing';
import { resumingPhrases } from '@/lib/reminders/phrases/running/resuming';
import { seriesPhrases } from '@/lib/reminders/phrases/running/series';
import { seriesQuestionPhrases } from '@/lib/reminders/phrases/running/series-questions';
import { settingPhrases } from '@/lib/reminders/phrases/setting';
import { severalPhrases } from '@/lib/reminders/phrases/several';

export const reminderPhrases: Phrase[] = [
  ...longerPhrases,
  ...workHourPhrases,
  ...severalPhrases,
  ...announcingPhrases,
  ...conditionPhrases,
  ...routinePhrases,
  ...settingPhrases,
  ...continuingPhrases,
  ...askingPhrases,
  ...kindPhrases,
  ...medicinePhrases,
  ...againPhrases,
  ...besidePhrases,
  ...endPhrases,
  ...hourPhrases,
  ...intervalPhrases,
  ...pausingPhrases,
  ...resumingPhrases,
  ...seriesPhrases,
  ...seriesQuestionPhrases,
  ...eventPhrases,
];
