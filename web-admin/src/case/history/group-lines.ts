import { germanDay } from '@kontor/domain/calendar-date/german-day';
import type { HistoryLine } from './history-lines.js';

/** A line, with the automatic ones before it that need nobody's attention. */
export interface HistoryEntry {
  readonly line: HistoryLine;
  readonly folded: readonly HistoryLine[];
}

/** What happened on one day. */
export interface HistoryDay {
  /** TT.MM.JJJJ. */
  readonly day: string;
  readonly entries: readonly HistoryEntry[];
}

/** The lines, newest first, by day; of several automatic ones in a row the newest stays in sight. */
export function groupedLines(lines: readonly HistoryLine[]): readonly HistoryDay[] {
  const days = [...new Set(lines.map(dayOf))];
  return days.map((day) => ({ day, entries: folded(lines.filter((line) => dayOf(line) === day)) }));
}

const dayOf = ({ createdAt }: HistoryLine): string => germanDay(createdAt);

function folded(lines: readonly HistoryLine[]): readonly HistoryEntry[] {
  const entries: { readonly line: HistoryLine; readonly folded: HistoryLine[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (line.isAutomatic && last?.line.isAutomatic === true) last.folded.push(line);
    else entries.push({ line, folded: [] });
  }
  return entries;
}
