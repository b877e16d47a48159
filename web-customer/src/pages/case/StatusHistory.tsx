import type { HistoryRow } from '@kontor/api/case/case.schema';
import { isHistoryLineShown } from '@kontor/domain/case-wording/case-panels';
import { styled } from '@mui/material/styles';
import { inLanguage } from '../../texts/create-text.js';
import { locale } from '../../texts/language.js';
import { text } from '../../texts/case-text.js';

const List = styled('ol')(({ theme }) => ({
  margin: '8px 0 0 6px',
  padding: 0,
  listStyle: 'none',
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  '& li': { position: 'relative', padding: '0 0 18px 24px', lineHeight: 1.4 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: -7,
    top: 6,
    width: 12,
    height: 12,
    borderRadius: 999,
    background: theme.vars.palette.divider,
  },
  '& li:first-of-type::before': { background: theme.vars.palette.primary.main },
  '& small': { display: 'block', fontSize: '15px', color: theme.vars.palette.text.secondary },
  '& time': { display: 'block', fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

const timeOf = (at: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' }).format(
    new Date(at),
  );

/** A history line as text, with the name of the person or company it is about. */
function lineOf({ type, identifier, title: german }: HistoryRow): string {
  const title = inLanguage(german);
  if (type === 'person') return text('history.person', { name: identifier, title });
  return type === 'business' ? text('history.business', { title }) : title;
}

/** What the provider says about a line. */
function wordsOf({ context }: HistoryRow): readonly string[] {
  const { notes, missingInformationDetails, researchInfoNotes } = context ?? {};
  return [notes, missingInformationDetails, researchInfoNotes].flatMap((words) => words ?? []);
}

/** The history, newest first, without what only concerns the provider (R2 §2.2). */
export function StatusHistory({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const shown = rows.filter(({ type }) => isHistoryLineShown(type));
  if (shown.length === 0) return <p>{text('history.empty')}</p>;
  return (
    <List>
      {shown.map((row) => (
        <li key={row.id}>
          <time dateTime={row.createdAt}>{text('history.at', { time: timeOf(row.createdAt) })}</time>
          {lineOf(row)}
          {wordsOf(row).map((words) => (
            <small key={words}>{words}</small>
          ))}
        </li>
      ))}
    </List>
  );
}
