export const maxAgendaDays = 62;
/** Maximum number of years ahead for which occurrences are computed. */
export const maxYearsAhead = 5;
/** Maximum number of items in one agenda. */
export const maxAgendaItems = 1000;
/**
 * Maximum number of occurrences of one series, so that a series that repeats every few minutes does not fill
 * the agenda.
 */
export const maxOccurrencesOfEach = 100;
