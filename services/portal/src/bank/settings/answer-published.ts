import type { PublishedVersion } from '@kontor/api/settings/settings-version.schema';
import { etagOf } from '@kontor/platform/http/entity-tag';
import type { Response } from 'express';
import { answerAsked } from '../../access/approval/approval.module.js';
import { noteChanges } from './note-changes.js';
import type { PublishedNames } from './settings-versions.js';

/** Answers the new version, or that a second person must confirm it first. */
export function answerPublished(response: Response, published: PublishedNames): void {
  if (published.kind === 'asked') return answerAsked(response, published.approvalId);
  noteChanges(response, published.changes);
  const answer: PublishedVersion = { version: published.stored.newest._id, names: [...published.names] };
  response.set('ETag', etagOf(answer.version)).json(answer);
}
