export const maxAgendaDays = 62;
export const maxYearsAhead = 5;
export const maxAgendaItems = 1000;
/**
 * Maximum number of occurrences per series. Keeps a series that repeats every few minutes from filling the
 * agenda.
 */
export const maxOccurrencesOfEach = 100;
