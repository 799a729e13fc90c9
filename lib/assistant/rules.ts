export const maxChatText = 4000;
