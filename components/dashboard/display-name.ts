/** Returns the name for the greeting: the first name, or the part of the e-mail address before the at sign, or "User". */
export function displayName(user: { firstName: string | null; email: string }): string {
  return user.firstName?.trim() || user.email.split('@')[0] || 'User';
}
