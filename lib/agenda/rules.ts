export const maxAgendaDays = 62;
/** Occurrences further ahead are not computed. */
export const maxYearsAhead = 5;
/** Maximum number of items in one agenda. */
export const maxAgendaItems = 1000;
/** Maximum number of occurrences of one series, so that one that repeats every few minutes does not fill the agenda. */
export const maxOccurrencesOfEach = 100;
