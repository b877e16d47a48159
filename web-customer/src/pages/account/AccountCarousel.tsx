import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { text } from '../../texts/text.js';
import { onlyRead } from '../../ui/VisuallyHidden.js';
import { useCarousel } from './use-carousel.js';
import { useSwipe } from './use-swipe.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: 20,
  minHeight: 48,
  [theme.breakpoints.down('md')]: { marginBottom: 16 },
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    gap: 12,
    marginBottom: 4,
    '& h2': { ...theme.typography.h3, minWidth: 0, overflowWrap: 'anywhere' },
  },
}));

const Paging = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
  fontSize: '15px',
  // The next card is seen at the edge.
  [theme.breakpoints.down('sm')]: {
    flex: 'none',
    '& [role="status"]': onlyRead,
  },
}));

const PageButton = styled('button')(({ theme }) => ({
  width: 48,
  height: 48,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  borderRadius: 999,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.primary.text,
  cursor: 'pointer',
  transition: 'border-color 150ms, background-color 150ms',
  '&:hover:not([aria-disabled])': {
    borderColor: theme.vars.palette.primary.text,
    background: theme.vars.palette.primary.tint,
  },
  '&:focus-visible': { borderRadius: 999 },
  '&[aria-disabled]': { color: theme.vars.palette.text.secondary, opacity: 0.5, cursor: 'default' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'calc((100% - 48px) / 3)',
  gridTemplateRows: 'auto auto',
  columnGap: 24,
  margin: '0 -8px',
  padding: '16px 8px 20px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 8,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  touchAction: 'pan-y pinch-zoom',
  '& > li': { scrollSnapAlign: 'start' },
  "&[data-dragging='true']": { scrollSnapType: 'none', scrollBehavior: 'auto', cursor: 'grabbing', userSelect: 'none' },
  [theme.breakpoints.between('md', 'lg')]: { columnGap: 16, gridAutoColumns: 'calc((100% - 32px) / 3)' },
  [theme.breakpoints.down('md')]: {
    '--card': 'min(100vw - 56px, 480px)',
    columnGap: 12,
    gridAutoColumns: 'var(--card)',
    margin: '0 -16px',
    // Space after the last card, so that it can be scrolled to the start too.
    padding: '16px calc(100vw - var(--card) - 16px) 20px 16px',
    scrollPaddingInline: 16,
  },
}));

interface AccountCarouselProps {
  readonly title: string;
  readonly count: number;
  /** Index of the first visible card; -1 for none in particular. */
  readonly chosen: number;
  /** The cards, as items of a list. */
  readonly children: ReactNode;
}

/** The packages in one row. All stay reachable by Tab; buttons, arrow keys and swiping change the page. */
export function AccountCarousel({ title, count, chosen, children }: AccountCarouselProps) {
  const carousel = useCarousel(count, chosen);
  const swipe = useSwipe(carousel);
  const { page, pages, go, first, last } = carousel;
  const rangeId = useId();
  const range =
    first + 1 === last
      ? text('carousel.one', { card: last, count })
      : text('carousel.range', { first: first + 1, last, count });
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- keys repeat what the two buttons do
    <section aria-label={title} onKeyDown={carousel.onKeyDown}>
      <Head>
        <h2>{title}</h2>
        {pages > 1 ? (
          <Paging>
            <span role="status" id={rangeId}>
              {range}
            </span>
            <PageButton
              type="button"
              aria-label={text('carousel.previous')}
              aria-describedby={rangeId}
              {...disabledWhen(page === 0)}
              onClick={() => go(Math.max(0, page - 1))}
            >
              <ChevronLeft aria-hidden />
            </PageButton>
            <PageButton
              type="button"
              aria-label={text('carousel.next')}
              aria-describedby={rangeId}
              {...disabledWhen(page === pages - 1)}
              onClick={() => go(Math.min(pages - 1, page + 1))}
            >
              <ChevronRight aria-hidden />
            </PageButton>
          </Paging>
        ) : null}
      </Head>
      <List ref={carousel.list} onScroll={carousel.onScroll} {...swipe}>
        {children}
      </List>
    </section>
  );
}

/** Keeps the focus on a button that has become inactive. */
function disabledWhen(condition: boolean) {
  return condition ? { 'aria-disabled': true } : {};
}
