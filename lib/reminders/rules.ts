export const maxReminderTitle = 500;
export const maxReminderDescription = 2000;
