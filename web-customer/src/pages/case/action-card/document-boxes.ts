import { isDocumentType, type DocumentType } from '@kontor/domain/document/document';
import { documentLabel } from '../../../texts/form-labels.js';

/** The files of a customer for one type of document. */
export interface DocumentBox<Content = File> {
  readonly type: DocumentType;
  /** Chosen and not uploaded yet. */
  readonly files: readonly { readonly key: string; readonly file: Content }[];
  /** Names of files uploaded since this page was opened. */
  readonly uploaded: readonly string[];
}

/** A box for each missing type; unknown types share one box for other documents. */
export function boxesFor(missing: readonly string[]): readonly DocumentBox<never>[] {
  const types = [...new Set(missing.map((type): DocumentType => (isDocumentType(type) ? type : 'OTHER')))];
  return (types.length === 0 ? (['OTHER'] as const) : types).map((type) => ({ type, files: [], uploaded: [] }));
}

export function boxLabel({ type }: Pick<DocumentBox, 'type'>): string {
  return documentLabel(type);
}

/** The boxes without any file: each needs at least one (R2 §5 "Missing-document upload"). */
export function incompleteBoxes<Content>(boxes: readonly DocumentBox<Content>[]): readonly DocumentBox<Content>[] {
  return boxes.filter(({ files, uploaded }) => files.length + uploaded.length === 0);
}

export type BoxChange<Content> =
  | { readonly type: 'chosen'; readonly files: DocumentBox<Content>['files'] }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'uploaded'; readonly key: string; readonly name: string };

/** The boxes after a change of one of them. */
export function changeBox<Content>(
  boxes: readonly DocumentBox<Content>[],
  of: DocumentType,
  change: BoxChange<Content>,
): readonly DocumentBox<Content>[] {
  return boxes.map((box) => {
    if (box.type !== of) return box;
    if (change.type === 'chosen') return { ...box, files: [...box.files, ...change.files] };
    const files = box.files.filter(({ key }) => key !== change.key);
    return change.type === 'removed' ? { ...box, files } : { ...box, files, uploaded: [...box.uploaded, change.name] };
  });
}
