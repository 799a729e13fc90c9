/** Returns the first name, otherwise the part of the e-mail address before the at sign, otherwise "User". */
export function displayName(user: { firstName: string | null; email: string }): string {
  return user.firstName?.trim() || user.email.split('@')[0] || 'User';
}
