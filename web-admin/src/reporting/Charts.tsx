import { styled } from '@mui/material/styles';
import type { Report } from '@kontor/api/reporting/reporting.schema';
import { maxWeeks } from '@kontor/domain/reporting/case-report';
import { Panel } from '../ui/Panel.js';
import { BarList } from './BarList.js';
import { WeekChart } from './WeekChart.js';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '& > .wide': { gridColumn: '1 / -1' },
  },
  '& h2': { margin: '0 0 8px' },
}));

const daysText = (days: number): string => (days === 1 ? 'einem Tag' : `${days} Tagen`);

/** The report as charts. */
export function Charts({ report }: { readonly report: Report }) {
  const { weeks, timeToAccount, medianDaysToAccount: median, holdReasons, failures } = report;
  return (
    <Grid>
      <Panel className="wide">
        <h2>Neue Vorgänge je Woche und Stand</h2>
        <WeekChart weeks={weeks} />
        <p>
          Höchstens die letzten {maxWeeks} Wochen. Von archivierten Vorgängen ist nur noch der Monat bekannt; sie zählen
          in der Tabelle unter ihrem letzten Status, wenn ihr Monat im Zeitraum liegt, und hier nicht.
        </p>
      </Panel>
      <Panel>
        <h2>Zeit bis zum Konto</h2>
        {median === null ? null : <p>Die Hälfte der Konten war nach {daysText(median)} eröffnet.</p>}
        <BarList counts={timeToAccount} none="Noch kein Konto eröffnet." />
      </Panel>
      <Panel>
        <h2>Gründe für das Anhalten</h2>
        <BarList counts={holdReasons} none="Kein Vorgang wurde angehalten." />
      </Panel>
      <Panel>
        <h2>Gründe für das Scheitern</h2>
        <BarList counts={failures} none="Kein Vorgang ist gescheitert." />
      </Panel>
    </Grid>
  );
}
