import { fieldMessages, maxPassword, maxPhoneText, minPassword } from '@/lib/auth/rules';
import type { LoginInput, RegisterInput } from '@/lib/auth/schema';

export type Problems<Input> = Partial<Record<keyof Input & string, string>>;

export function checkLogin(form: FormData): { input: LoginInput; problems: Problems<LoginInput> } {
  const input = { email: text(form, 'email').trim(), password: text(form, 'password') };
  const problems: Problems<LoginInput> = {};
  if (!isEmail(input.email)) problems.email = fieldMessages.email;
  if (input.password === '') problems.password = fieldMessages.passwordMissing;
  return { input, problems };
}

export function checkEmail(form: FormData): {
  input: { email: string };
  problems: Problems<{ email: string }>;
} {
  const input = { email: text(form, 'email').trim() };
  return { input, problems: isEmail(input.email) ? {} : { email: fieldMessages.email } };
}

export function checkNewPassword(form: FormData): {
  input: { password: string };
  problems: Problems<{ password: string }>;
} {
  const input = { password: text(form, 'password') };
  const problem = passwordProblem(input.password);
  return { input, problems: problem ? { password: problem } : {} };
}

export function checkRegistration(form: FormData): {
  input: RegisterInput;
  problems: Problems<RegisterInput>;
} {
  const input = {
    email: text(form, 'email').trim(),
    phoneNumber: text(form, 'phoneNumber').trim(),
    password: text(form, 'password'),
  };
  const problems: Problems<RegisterInput> = {};
  if (!isEmail(input.email)) problems.email = fieldMessages.email;
  if (input.phoneNumber === '') problems.phoneNumber = fieldMessages.phoneMissing;
  if (input.phoneNumber.length > maxPhoneText) problems.phoneNumber = fieldMessages.phoneLong;
  const problem = passwordProblem(input.password);
  if (problem) problems.password = problem;
  return { input, problems };
}

function passwordProblem(password: string): string | null {
  if (password.length < minPassword) return fieldMessages.passwordShort;
  return password.length > maxPassword ? fieldMessages.passwordLong : null;
}

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
