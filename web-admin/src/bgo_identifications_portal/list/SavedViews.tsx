import BookmarkAdd from '@mui/icons-material/BookmarkAdd';
import BookmarkRemove from '@mui/icons-material/BookmarkRemove';
import Button from '@mui/material/Button';
import { extractValidSavedQueries, useListContext, useSavedQueries, type SavedQuery } from 'react-admin';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { useConfirm } from '../../ui/dialog/use-confirm.js';
import { caseViews, isFiltered, isSameFilter, readFilter, withoutSearch } from './case-filter.js';
import { caseResource } from '../case-record/case-keys.js';
import { SaveViewDialog } from './SaveViewDialog.js';
import { useCaseFilter } from './use-case-filter.js';
import { ViewButton } from './ViewButton.js';

/** The user's own views. A view contains no search, which may name a customer. */
export function SavedViews() {
  const [filter] = useCaseFilter();
  const { setFilters, setSort, sort, perPage } = useListContext();
  const [queries, setQueries] = useSavedQueries(caseResource);
  const { question, ask, close } = useConfirm<'save' | 'remove'>();
  const saved = extractValidSavedQueries(queries);
  const chosen = withoutSearch(filter);
  const isShown = ({ value }: SavedQuery): boolean => isSameFilter(readFilter(value.filter), chosen);
  const open = saved.find(isShown);
  const isKnown = open !== undefined || caseViews.some((view) => isSameFilter(view.filter, chosen));
  const show = ({ value }: SavedQuery): void => {
    setFilters({ ...readFilter(value.filter), ...(filter.q === undefined ? {} : { q: filter.q }) }, {}, false);
    if (value.sort !== undefined) setSort(value.sort);
  };
  return (
    <>
      {saved.map((query) => (
        <ViewButton key={query.label} type="button" aria-pressed={isShown(query)} onClick={() => show(query)}>
          {query.label}
        </ViewButton>
      ))}
      {isFiltered(chosen) && !isKnown ? (
        <Button size="small" variant="text" startIcon={<BookmarkAdd />} onClick={() => ask('save')}>
          Ansicht speichern
        </Button>
      ) : null}
      {open === undefined ? null : (
        <Button size="small" variant="text" startIcon={<BookmarkRemove />} onClick={() => ask('remove')}>
          Ansicht entfernen
        </Button>
      )}
      <SaveViewDialog
        isOpen={question === 'save'}
        taken={[...saved, ...caseViews].map(({ label }) => label)}
        onClose={close}
        onSave={(label) => {
          setQueries([...saved, { label, value: { filter: chosen, sort, perPage, displayedFilters: [] } }]);
          close();
        }}
      />
      <ConfirmDialog
        isOpen={question === 'remove' && open !== undefined}
        title="Ansicht entfernen?"
        confirmLabel="Ansicht entfernen"
        onClose={close}
        onConfirm={() => {
          setQueries(saved.filter((query) => query !== open));
          close();
        }}
      >
        <p>
          Die Ansicht <strong>{open?.label}</strong> verschwindet aus Ihrer Liste. Die Kundenanfragen selbst bleiben.
        </p>
      </ConfirmDialog>
    </>
  );
}
