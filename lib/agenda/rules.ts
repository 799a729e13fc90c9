export const maxAgendaDays = 62;
/** Occurrences of series further ahead are not computed. */
export const maxYearsAhead = 5;
/** Bound the work of one agenda. */
export const maxAgendaItems = 1000;
/** A series that repeats every few minutes would fill the agenda alone. */
export const maxOccurrencesOfEach = 100;
