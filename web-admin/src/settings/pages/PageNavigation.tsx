import ExpandMore from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate, type To } from 'react-router';
import { TextInput } from '../../ui/fields/TextInput.js';
import { PageList } from './PageList.js';
import { searchPages } from './page-search.js';
import type { PageGroup, SettingsPage } from './settings-pages.js';

const Navigation = styled('nav')({
  display: 'grid',
  gap: 12,
  '&[data-wide="true"]': {
    position: 'sticky',
    top: 16,
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    padding: 4,
  },
  '& > button': { justifyContent: 'space-between' },
  '& > [hidden]': { display: 'none' },
});

const Content = styled('div')({ display: 'grid', gap: 12 });

interface PageNavigationProps {
  readonly name: string;
  readonly groups: readonly PageGroup[];
  readonly open: SettingsPage;
  readonly addressOf: (page: SettingsPage) => To;
  readonly markOf: (page: SettingsPage) => ReactNode;
  /** Otherwise the list is folded below a button. */
  readonly isWide: boolean;
  readonly onOpen: () => void;
}

/** The pages of settings with a search above them. */
export function PageNavigation({ name, isWide, onOpen, ...list }: PageNavigationProps) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const opened = (): void => {
    setUnfolded(false);
    onOpen();
  };
  return (
    <Navigation aria-label={name} data-wide={isWide}>
      {isWide ? null : (
        <Button
          variant="outlined"
          aria-expanded={isUnfolded}
          aria-controls={id}
          endIcon={<ExpandMore style={isUnfolded ? { transform: 'rotate(180deg)' } : {}} />}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {`Seite: ${list.open.label}`}
        </Button>
      )}
      <div id={id} hidden={!isWide && !isUnfolded}>
        <SearchedList {...list} onOpen={opened} />
      </div>
    </Navigation>
  );
}

function SearchedList({ groups, onOpen, ...list }: Omit<PageNavigationProps, 'name' | 'isWide'>) {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const found = searchPages(groups, text);
  const pages = found.flatMap((group) => group.pages);
  const openFirst = (): void => {
    const first = pages[0]?.page;
    if (first === undefined || text.trim() === '') return;
    onOpen();
    void navigate(list.addressOf(first));
  };
  return (
    <Content>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
      >
        <TextInput label="Einstellung suchen" type="search" value={text} onChange={setText} autoComplete="off" />
      </form>
      <span role="status" style={text.trim() === '' ? { display: 'none' } : { fontSize: 14 }}>
        {text.trim() === '' ? '' : sentenceOf(pages.length)}
      </span>
      <PageList groups={found} onOpen={onOpen} {...list} />
    </Content>
  );
}

function sentenceOf(count: number): string {
  if (count === 0) return 'Keine Einstellung gefunden.';
  return count === 1 ? 'Auf einer Seite gefunden.' : `Auf ${count} Seiten gefunden.`;
}
