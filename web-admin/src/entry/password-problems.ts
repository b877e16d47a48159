import { passwordFormSchema } from '@kontor/domain/staff/staff-form.schema';

/** What is wrong with a new password and its repetition. */
export interface PasswordProblems {
  readonly password?: string;
  readonly repeat?: string;
}

/** Checks a new password as the server will; of each field the first message counts (spec 3 §5 "Activation password"). */
export function passwordProblems(password: string, repeat: string): PasswordProblems {
  const issues = passwordFormSchema.safeParse({ password, repeat }).error?.issues ?? [];
  const messages = issues.map(({ path, message }) => [path.join('.'), message] as const);
  return Object.fromEntries(messages.reverse());
}
