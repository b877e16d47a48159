import { Chronicle, type HistoryRow, type Watched } from './chronicle.js';

const dayMs = 1_000;
const at = (day: number) => new Date(day * dayMs).toISOString();
const row = (id: number, day: number, more: Partial<HistoryRow> = {}): HistoryRow => ({
  ...{ id, createdAt: at(day), identifier: '', type: 'bgo', status: '110', title: 'Registriert' },
  ...more,
});
const mail = { id: 'm1', date: at(2), to: 'erika@firma.test', subject: 'Rückfrage' };

/** Shows one look after the other; the last one is that at the end. */
async function linesOf(looks: readonly (Pick<Shown, 'rows' | 'mails'> | Error)[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const waiting = [...looks];
  let shown: Shown = { rows: [], mails: [] };
  const watched: Watched = {
    history: async () => {
      const next = waiting.shift();
      if (next instanceof Error) throw next;
      if (next !== undefined) shown = next;
      return shown.rows;
    },
    mails: async () => shown.mails,
  };
  await new Chronicle(dayMs, (line) => lines.push(line), 0).follow(watched, () => waiting.length <= 1);
  return lines;
}

interface Shown {
  readonly rows: readonly HistoryRow[];
  readonly mails: readonly (typeof mail)[];
}

describe('the chronicle of a case', () => {
  test('says every status, person and mail once, under its day, in the order of the days', async () => {
    const first = row(1, 0);
    const person = row(2, 3, { type: 'person', identifier: 'Erika Muster', title: 'Identifiziert' });
    const reminder = row(4, 4, { status: '425', title: 'Erinnerung gesendet' });
    const company = row(3, 1, { type: 'business', title: 'Eingereicht' });
    expect(
      await linesOf([
        { rows: [first], mails: [] },
        { rows: [first, person, company, reminder], mails: [mail] },
        { rows: [first, person, company, reminder], mails: [mail] },
      ]),
    ).toEqual([
      'day    0  → 110 Registriert',
      'day    1     company: Eingereicht',
      'day    2     mail to erika@firma.test: Rückfrage',
      'day    3     Erika Muster: Identifiziert',
      'day    4     Erinnerung gesendet',
    ]);
  });

  test('continues after a failed look, and fails with the last one', async () => {
    const last = { rows: [row(1, 4)], mails: [] };
    expect(await linesOf([new Error('starting'), last])).toEqual(['day    4  → 110 Registriert']);
    await expect(linesOf([last, new Error('away')])).rejects.toThrow('away');
  });
});
