import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';
import { CaseSearch } from './CaseSearch.js';
import { CaseViews } from './CaseViews.js';
import { useListKeys } from './use-list-keys.js';
import { useCaseFilter, useFilterPart } from './use-case-filter.js';
import { StatusFilter } from './StatusFilter.js';
import { lazyPart } from '../../ui/lazy-part.js';

const ListMenus = lazyPart(async () => (await import('./ListMenus.js')).ListMenus);

const Row = styled('div')(({ theme }) => ({
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 16px',
  alignItems: 'center',
  paddingBottom: 8,
  // The views have a line of their own, so that the order of the keys is that of the eye.
  '& > [role="group"]': { flexBasis: '100%' },
  // Holds the place of what is loaded after the page, so that nothing moves when it comes.
  '& .end': {
    marginLeft: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: 8,
    minWidth: 344,
    minHeight: 32,
    [theme.breakpoints.down('md')]: { minWidth: 0, flexBasis: '100%' },
    [theme.breakpoints.down('sm')]: { minHeight: 48 },
  },
  '& form': { maxWidth: '100%' },
}));

/** Search, filters and views; what changes the list's look is loaded after it. */
export function CaseFilters({ hasColumns }: { readonly hasColumns: boolean }) {
  useListKeys();
  return (
    <Row role="search">
      <CaseSearch />
      <StatusFilter />
      <UnreadFilter />
      <span className="end">
        <ListMenus hasColumns={hasColumns} />
      </span>
      <CaseViews />
    </Row>
  );
}

function UnreadFilter() {
  const [{ hasUnrevisedMessages = false }] = useCaseFilter();
  const setPart = useFilterPart();
  // Shown at once; the list and its address follow.
  const [chosen, choose] = useState<boolean | null>(null);
  useEffect(() => choose(null), [hasUnrevisedMessages]);
  return (
    <FormControlLabel
      label={useTranslate()(`resources.${caseResource}.fields.hasUnrevisedMessages`)}
      control={
        <Switch
          checked={chosen ?? hasUnrevisedMessages}
          onChange={(_, isOn) => {
            choose(isOn);
            // `false` would stay in the filter.
            setPart({ hasUnrevisedMessages: isOn || '' });
          }}
        />
      }
    />
  );
}
