import type { Application } from '@kontor/domain/application/application';
import { formOf } from '../../../progress/form-status.js';
import { text } from '../../../texts/form-text.js';
import { displayValue } from './display-value.js';
import { fieldLabel } from '../../../application-draft/field-labels.js';
import { formTitle, personTitle } from '../../../application-draft/form-title.js';
import type { Conflict } from '../../../application-draft/merge/merge-application.js';

export interface ConflictWords {
  readonly title: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A conflict as texts: what it is about, and the value of either side. */
export function conflictText(conflict: Conflict, merged: Application): ConflictWords {
  if (conflict.kind === 'person') return removalWords(conflict, merged);
  const mine = displayValue(conflict.name, conflict.mine);
  const theirs = displayValue(conflict.name, conflict.theirs);
  return { title: titleOf(conflict, merged), mine, theirs };
}

function removalWords({ mine, theirs }: Extract<Conflict, { kind: 'person' }>, { people }: Application): ConflictWords {
  const left = mine ?? theirs;
  const index = people.findIndex(({ id }) => id === left?.id);
  return {
    title: personTitle(index === -1 ? people.length : index, left),
    mine: text(mine === undefined ? 'conflict.removed' : 'conflict.kept'),
    theirs: text(theirs === undefined ? 'conflict.removed' : 'conflict.kept'),
  };
}

function titleOf(conflict: Exclude<Conflict, { kind: 'person' }>, merged: Application): string {
  if (conflict.kind === 'personField') {
    const index = merged.people.findIndex(({ id }) => id === conflict.personId);
    return `${personTitle(index, merged.people[index])} – ${fieldLabel(`people.${index}.${conflict.name}`)}`;
  }
  if (conflict.group === 'mehrwerteSelection') return text('field.mehrwerte', { name: conflict.name });
  const name = `${conflict.group}.${conflict.name}`;
  return `${formTitle(formOf(name), merged)} – ${fieldLabel(name)}`;
}
