export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** 24 hours of elapsed time. A calendar day may be an hour shorter or longer. */
export const dayMs = 24 * hourMs;
export const dayMinutes = 24 * 60;
