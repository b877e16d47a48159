import type { Concept } from '../../http/concept/portal-deps.js';
import type { ReplyTemplateDeps } from './list-reply-templates.js';
import { createReplyTemplateRouter } from './reply-template.router.js';

/** Texts with which the bank answers its customers. */
export function createReplyTemplates(deps: ReplyTemplateDeps): Concept {
  return { router: createReplyTemplateRouter(deps) };
}
