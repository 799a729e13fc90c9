export const maxAgendaDays = 62;
export const maxYearsAhead = 5;
export const maxAgendaItems = 1000;
/** Keeps a series that repeats every few minutes from filling the agenda. */
export const maxOccurrencesOfEach = 100;
