import { draftLabels } from '@kontor/domain/settings/settings-draft.schema';
import { Tag } from '../../ui/Tag.js';
import { useDrafts } from './use-drafts.js';

/** The names of the pages that have a draft which is not published. */
export function useDraftedPages(): readonly string[] {
  return (useDrafts().data ?? []).map(({ name }) => draftLabels[name]);
}

/** Marks a page that has a draft. */
export function DraftMark() {
  return <Tag tone="info">Entwurf offen</Tag>;
}

/** How many drafts wait for publication; nothing where there is none. */
export function DraftCount({ count }: { readonly count: number }) {
  return (
    <span role="status">
      {count === 0 ? null : <Tag tone="info">{count === 1 ? '1 Entwurf offen' : `${count} Entwürfe offen`}</Tag>}
    </span>
  );
}
