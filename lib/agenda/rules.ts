export const maxAgendaDays = 62;
export const maxYearsAhead = 5;
export const maxAgendaItems = 1000;
export const maxOccurrencesOfEach = 100;
