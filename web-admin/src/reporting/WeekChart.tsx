import { styled, useTheme } from '@mui/material/styles';
import type { Report } from '@kontor/api/reporting/reporting.schema';
import { type WeekGroup, weekGroups } from '@kontor/domain/reporting/case-report';
import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { chartSize as size, weekBar } from './week-bars.js';

const groups = Object.keys(weekGroups) as readonly WeekGroup[];

const Legend = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: 14,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& i': { width: 12, height: 12, borderRadius: 3 },
});

const Ends = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: 13,
  color: theme.vars.palette.text.secondary,
}));

/** New cases by week, in the colours of their present status; the numbers are in a table for screen readers. */
export function WeekChart({ weeks }: Pick<Report, 'weeks'>) {
  const { palette } = useTheme().vars;
  const colours: Readonly<Record<WeekGroup, string>> = {
    successful: palette.success.main,
    bank: palette.primary.main,
    running: palette.deep.main,
    open: palette.warning.text,
    ended: palette.text.secondary,
  };
  const totals = weeks.map(({ counts }) => groups.reduce((sum, group) => sum + (counts[group] ?? 0), 0));
  const most = Math.max(1, ...totals);
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  if (first === undefined || last === undefined) return <p>Keine Vorgänge im Zeitraum.</p>;
  return (
    <>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" role="img" aria-label={label(weeks, totals)}>
        {weeks.map(({ week, counts }, index) => {
          let top = size.height;
          return groups.map((group) => {
            const height = ((counts[group] ?? 0) / most) * size.height;
            top -= height;
            return (
              <rect
                key={`${week}-${group}`}
                {...weekBar(index, weeks.length)}
                y={top}
                height={height}
                fill={colours[group]}
              >
                <title>{`Woche ab ${germanDay(week)}, ${weekGroups[group]}: ${counts[group] ?? 0}`}</title>
              </rect>
            );
          });
        })}
      </svg>
      <Ends aria-hidden style={weeks.length > 2 ? {} : { justifyContent: 'space-around' }}>
        <span>{germanDay(first.week)}</span>
        {first === last ? null : <span>{germanDay(last.week)}</span>}
      </Ends>
      <Legend>
        {groups.map((group) => (
          <li key={group}>
            <i style={{ background: colours[group] }} aria-hidden />
            {weekGroups[group]}: {weeks.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0)}
          </li>
        ))}
      </Legend>
    </>
  );
}

function label(weeks: Report['weeks'], totals: readonly number[]): string {
  const lines = weeks.map(({ week }, index) => `${germanDay(week)}: ${totals[index] ?? 0}`);
  return `Neue Vorgänge je Woche. ${lines.join('; ')}`;
}
