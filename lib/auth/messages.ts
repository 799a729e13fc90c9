import { joinWords } from '@/lib/words/wording';

/** Messages about accounts. Some must keep the exact wording of the product specification. */
export const authMessages = {
  notAdmin: 'Admin access required',
  phoneImpossible: 'That does not look like a phone number. Include the country code, like +15551234567.',
  emailTaken: 'This email is already registered',
  currentMissing: 'Type your current password to change your phone number or password.',
  currentWrong: 'The current password is not right.',
  otherUser: 'This browser is signed in as somebody else now. Reload the page.',
  wrongPassword: 'Invalid email or password. Please try again.',
  resetAsked:
    'If there is an account with this address, a link to choose a new password is on its way. It works once, for 30 minutes.',
  resetWithoutMail:
    'This server cannot send mail, so no link was sent. Ask the person who runs it for help with your password.',
  resetOver: 'This link does not work any more. Ask for a new one.',
  resetDone: 'Your new password is saved. Sign in with it; everywhere else you are signed out.',
} as const;

export function resetEndedText(ended: string[]): string {
  return `${authMessages.resetDone} Nobody had confirmed your e-mail address before, so these no longer have access to your account: ${joinWords(ended)}. Connect again what is yours.`;
}
