/** How a person is addressed: by first name, else by the part of the e-mail before the at-sign, else "User". */
export function nameOf(user: { firstName: string | null; email: string }): string {
  return user.firstName?.trim() || user.email.split('@')[0] || 'User';
}
