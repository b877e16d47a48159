import type { applicationBodySchema, ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { Application } from '@kontor/domain/application/application';
import type * as z from 'zod';

/** The form part of the server's response. The server validated it when it was saved. */
export function formOf(answer: ApplicationAnswer): Application {
  const { registerData, firma, people, mehrwerteSelection, data } = answer;
  const form = { registerData, firma, people, mehrwerteSelection, ...(data === undefined ? {} : { data }) };
  return form;
}

/** The response with another form in it. */
export function answerWith(answer: ApplicationAnswer, form: Application): ApplicationAnswer {
  return { ...answer, ...(form as Partial<ApplicationAnswer>) };
}

/** The body of a save: the form without what only the server sets. */
export function putBodyOf({ registerData, firma, people, mehrwerteSelection, data }: Application) {
  const body = { registerData, firma, people, mehrwerteSelection, ...(data === undefined ? {} : { data }) };
  return body as z.input<typeof applicationBodySchema>;
}
