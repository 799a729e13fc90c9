export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** The milliseconds of 24 hours. With DST, a calendar day can be shorter or longer. */
export const dayMs = 24 * hourMs;
export const dayMinutes = 24 * 60;
