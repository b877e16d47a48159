import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef } from 'react';
import { OpenApprovals } from '../../approval/OpenApprovals.js';
import { DraftCount, DraftMark } from '../drafts/DraftMarks.js';
import { ConflictSlot } from '../form/conflict-slot.js';
import { SettingsLoader } from '../form/SettingsLoader.js';
import { PageNavigation } from './PageNavigation.js';
import type { PageGroup } from './settings-pages.js';
import { useOpenPage } from './use-open-page.js';
import { lazyPart } from '../../ui/lazy-part.js';

const ConflictNotice = lazyPart(async () => (await import('../conflict/ConflictNotice.js')).ConflictNotice);

/** The list is beside the page from this width on, and folded above it below. */
const wide = '(min-width: 900px)';

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  [`@media ${wide}`]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: 24 },
  // The forms inside arrange themselves by the width that is left for them.
  '& > section': { minWidth: 0, containerType: 'inline-size' },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: 12,
  '& h2:focus': { outline: 'none' },
});

interface SettingsPagesProps {
  readonly name: string;
  readonly groups: readonly PageGroup[];
  /** The names of the pages that have a draft. */
  readonly drafted?: readonly string[];
  /** What of these pages a second person may have to confirm. */
  readonly acts?: readonly ApprovalAct[];
}

/** Pages of settings below a tab, with their list; the open one is in the address. */
export function SettingsPages({ name, groups, drafted = [], acts = [] }: SettingsPagesProps) {
  const id = useId();
  const isWide = useMediaQuery(wide, { noSsr: true });
  const [open, addressOf] = useOpenPage(groups.flatMap(({ pages }) => pages));
  const { heading, focusNext } = useFocusedHeading(open?.label);
  if (open === undefined) return null;
  const { label, Page } = open;
  return (
    <Layout>
      <PageNavigation
        name={name}
        groups={groups}
        open={open}
        addressOf={addressOf}
        markOf={(page) => (drafted.includes(page.label) ? <DraftMark /> : null)}
        isWide={isWide}
        onOpen={focusNext}
      />
      <section aria-labelledby={id}>
        <Head>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {label}
          </h2>
          <DraftCount count={drafted.length} />
        </Head>
        <OpenApprovals acts={acts} />
        <SettingsLoader>
          {(reading) => (
            <ConflictSlot value={ConflictNotice}>
              <Page reading={reading} />
            </ConflictSlot>
          )}
        </SettingsLoader>
      </section>
    </Layout>
  );
}

/** The heading takes the focus when a page was opened from the list. */
function useFocusedHeading(label: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) heading.current?.focus({ preventScroll: true });
    isAsked.current = false;
  }, [label]);
  const focusNext = (): void => {
    isAsked.current = true;
  };
  return { heading, focusNext };
}
