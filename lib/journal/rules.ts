export const maxJournalMessage = 500;

/** How a journal reminder begins where the person says nothing else. */
export const journalDefaults = {
  time: '17:00',
  isActive: true,
  includeMotivation: true,
  customMessage: 'Time for your daily reflection! 📝',
} as const;

/** The first of the four questions; the others come in the talk. */
export const firstQuestion = 'How are you feeling today?';

export const journalMessages = {
  onlyOne: 'You already have a journal reminder. Change it, or delete it to create a new one.',
  none: 'You have no journal reminder yet.',
} as const;
