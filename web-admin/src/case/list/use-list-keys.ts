import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CaseListRow } from '@kontor/api/case/case.schema';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';
import { caseHref } from '../bank-case/case-keys.js';

/** Marks the link of a row, which the keys move the focus to; Enter opens it. */
export const rowLink = { 'data-row-link': '' } as const;

/** Moves to the link of the next row; what else of a row has the focus is at that row. */
export function moveFocus(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('[data-row-link]')];
  const row = document.activeElement?.closest('tr, li');
  const at = links.findIndex((link) => row?.contains(link));
  const next = links[at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Chooses the row of the focused link, where rows can be chosen. */
function toggleRow(): void {
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type="checkbox"]')?.click();
}

export type ListKey = '/' | 'j' | 'k' | 'x' | 'n';

/** The keys of the list. */
export function useListKeys(): void {
  const navigate = useNavigate();
  const { data } = useListContext<CaseListRow>();
  useShortcuts({
    '/': () => document.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    j: () => moveFocus(1),
    k: () => moveFocus(-1),
    x: toggleRow,
    n: () => {
      const first = data?.[0];
      if (first !== undefined) void navigate(caseHref(first.id));
    },
  } satisfies Readonly<Record<ListKey, () => void>>);
}
