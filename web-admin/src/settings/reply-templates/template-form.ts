import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import type { ReplyTemplate } from '@kontor/domain/reply-template/reply-template';
import type { FieldProblems } from '../form/use-settings-form.js';

/** The problems of one template by field; undefined without any. */
export function problemsAt(problems: FieldProblems, index: number): FieldProblems | undefined {
  const own = Object.entries(problems).filter(([path]) => path.startsWith(`${index}.`));
  return own.length === 0
    ? undefined
    : Object.fromEntries(own.map(([path, problem]) => [path.slice(path.indexOf('.') + 1), problem]));
}

/** A template as it is stored: without limits that are empty. */
export function storedTemplate({
  key,
  title,
  text,
  legalForms = [],
  statuses = [],
}: ReplyTemplate): AllSettings['replyTemplates'][number] {
  return {
    key: key.trim(),
    title: title.trim(),
    text,
    ...(legalForms.length === 0 ? {} : { legalForms: [...legalForms] }),
    ...(statuses.length === 0 ? {} : { statuses: [...statuses] }),
  };
}
