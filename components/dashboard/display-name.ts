export function displayName(user: { firstName: string | null; email: string }): string {
  return user.firstName?.trim() || user.email.split('@')[0] || 'User';
}
