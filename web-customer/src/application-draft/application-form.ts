import type { applicationBodySchema, ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { Application } from '@kontor/domain/application/application';
import type * as z from 'zod';

/** The part of the server's answer that is the form. The server checked it when it was saved. */
export function formOf(answer: ApplicationAnswer): Application {
  const { registerData, firma, people, mehrwerteSelection, data } = answer;
  const form = { registerData, firma, people, mehrwerteSelection, ...(data === undefined ? {} : { data }) };
  return form;
}

/** The answer with another form in it. */
export function answerWith(answer: ApplicationAnswer, form: Application): ApplicationAnswer {
  return { ...answer, ...(form as Partial<ApplicationAnswer>) };
}

/** The body of a save: the form, and nothing that only the server says. */
export function putBodyOf({ registerData, firma, people, mehrwerteSelection, data }: Application) {
  const body = { registerData, firma, people, mehrwerteSelection, ...(data === undefined ? {} : { data }) };
  return body as z.input<typeof applicationBodySchema>;
}
