import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { FoundGroup, FoundPage } from './page-search.js';
import type { SettingsPage } from './settings-pages.js';

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  '& > span': { padding: '0 8px', fontSize: 13, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& > ul': { display: 'grid', gap: 1, padding: 0, listStyle: 'none' },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  '& > a': {
    flex: '1 1 auto',
    minHeight: 28,
    padding: '3px 8px',
    borderRadius: 6,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '&:hover': { background: theme.vars.palette.action.hover },
    '&:focus-visible': { outlineOffset: -3 },
    '&[aria-current]': {
      background: theme.vars.palette.action.selected,
      color: theme.vars.palette.primary.text,
      fontWeight: 600,
    },
  },
  '& > small': { flex: '1 0 100%', padding: '0 8px 4px', color: theme.vars.palette.text.secondary },
}));

/** Settings that are named below a found page. */
const shownSettings = 3;

interface PageListProps {
  readonly groups: readonly FoundGroup<SettingsPage>[];
  readonly open: SettingsPage;
  readonly addressOf: (page: SettingsPage) => To;
  /** Shown beside the name of a page. */
  readonly markOf: (page: SettingsPage) => ReactNode;
  readonly onOpen: () => void;
}

/** The pages in their groups, each as a link; the open one is the current page. */
export function PageList({ groups, ...look }: PageListProps) {
  const id = useId();
  return groups.map(({ name, pages }, index) => (
    <Group key={name}>
      <span id={`${id}-${index}`}>{name}</span>
      <ul aria-labelledby={`${id}-${index}`}>
        {pages.map((found) => (
          <PageItem key={found.page.label} {...found} {...look} />
        ))}
      </ul>
    </Group>
  ));
}

type PageItemProps = FoundPage<SettingsPage> & Omit<PageListProps, 'groups'>;

function PageItem({ page, settings, open, addressOf, markOf, onOpen }: PageItemProps) {
  const id = useId();
  const mark = markOf(page);
  const more = settings.length - shownSettings;
  const described = [mark === null ? [] : `${id}-mark`, settings.length === 0 ? [] : `${id}-settings`].flat();
  return (
    <Item>
      <Link
        to={addressOf(page)}
        aria-current={page.label === open.label ? 'page' : undefined}
        {...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') })}
        onClick={onOpen}
      >
        {page.label}
      </Link>
      {mark === null ? null : <span id={`${id}-mark`}>{mark}</span>}
      {settings.length === 0 ? null : (
        <small id={`${id}-settings`}>
          {settings.slice(0, shownSettings).join(', ')}
          {more > 0 ? ` und ${more} weitere` : ''}
        </small>
      )}
    </Item>
  );
}
