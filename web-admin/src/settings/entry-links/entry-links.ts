import { sortAccounts, type Account } from '@kontor/domain/account/account';

/** An address for links from a bank's own pages (R3 §2.8 "Entry links"). */
export interface EntryLink {
  /** Level of the entry: 1 leads to 2 or 3, 2 leads to 3. */
  readonly level: 1 | 2 | 3;
  readonly route: 'einstieg-konto-vergleich' | 'einstieg-konto-eroeffnen' | 'einstieg-konto-eroeffnen-online';
  readonly title: string;
  readonly url: string;
}

/** Value for "no account chosen" in the address of the online start (R1 §2 screen 4). */
export const withoutAccount = '-';

/** Explanation of the addresses for staff (R3 §2.8). */
export const entryLinkGuidance = [
  'Binden Sie die Adressen als externe URLs mit automatischer Höhenanpassung und responsiver Darstellung ein.',
  'Die Einstiege bauen aufeinander auf: 1 führt zu 2 oder 3, 2 führt zu 3.',
] as const;

/** The absolute addresses to embed: comparison, both openings of each account, and online starts without an account, one for advisers. */
export function entryLinks(
  origin: string,
  accounts: Readonly<Record<string, Pick<Account, 'id' | 'sortIndex' | 'title'>>>,
): readonly EntryLink[] {
  const start = `${origin.replace(/\/+$/, '')}/start/produkte`;
  const sorted = sortAccounts(accounts);
  const online = 'einstieg-konto-eroeffnen-online' as const;
  return [
    { level: 1, route: 'einstieg-konto-vergleich', title: 'Kontovergleich', url: `${start}/vergleich` },
    ...sorted.map(({ id, title }) => ({
      level: 2 as const,
      route: 'einstieg-konto-eroeffnen' as const,
      title: `${title}: Konto eröffnen`,
      url: `${start}/${id}`,
    })),
    ...sorted.map(({ id, title }) => ({
      level: 3 as const,
      route: online,
      title: `${title}: online eröffnen`,
      url: `${start}/${id}/online`,
    })),
    { level: 3, route: online, title: 'Online eröffnen ohne Kontoauswahl', url: `${start}/${withoutAccount}/online` },
    {
      level: 3,
      route: online,
      title: 'Beratereinstieg ohne Kontoauswahl',
      url: `${start}/${withoutAccount}/online?berater-einstieg=1`,
    },
  ];
}
