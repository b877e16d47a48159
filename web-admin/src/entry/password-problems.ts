import { passwordFormSchema } from '@kontor/domain/staff/staff-form.schema';

export interface PasswordProblems {
  readonly password?: string;
  readonly repeat?: string;
}

/** Checks a new password by the server's rules; the first message of each field counts (R3 §5). */
export function passwordProblems(password: string, repeat: string): PasswordProblems {
  const issues = passwordFormSchema.safeParse({ password, repeat }).error?.issues ?? [];
  const messages = issues.map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(messages.reverse());
}
