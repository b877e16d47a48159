import type { CaseId } from '@kontor/domain/case/case-id';

/** What of a case somebody reads. */
export interface CaseRead {
  readonly accountId: string;
  readonly caseId: CaseId;
  /** Route of the tab. */
  readonly action: string;
}

interface Visit {
  /** Milliseconds since 1970. */
  readonly lastAt: number;
  readonly actions: ReadonlySet<string>;
}

/** Above it the ended visits are forgotten. */
const maxVisits = 10_000;

/**
 * Separates the first read of a tab from the background reads of a page that stays open: they follow each other within the
 * gap, so they belong to the visit that began with the first. Each instance of the portal has its own.
 */
export function createVisits(gapMs: number) {
  const visits = new Map<string, Visit>();
  const keyOf = ({ accountId, caseId }: CaseRead): string => `${accountId}/${caseId}`;
  const lasting = (read: CaseRead, now: number): Visit | undefined => {
    const visit = visits.get(keyOf(read));
    return visit !== undefined && now - visit.lastAt < gapMs ? visit : undefined;
  };
  return {
    /** Whether the visit has this read already; it then lasts on. */
    continues(read: CaseRead, now: number): boolean {
      const visit = lasting(read, now);
      if (visit?.actions.has(read.action) !== true) return false;
      visits.set(keyOf(read), { ...visit, lastAt: now });
      return true;
    },
    /** Notes a read that was recorded. */
    note(read: CaseRead, now: number): void {
      const actions = new Set([...(lasting(read, now)?.actions ?? []), read.action]);
      visits.set(keyOf(read), { lastAt: now, actions });
      if (visits.size <= maxVisits) return;
      for (const [key, { lastAt }] of visits) if (now - lastAt >= gapMs) visits.delete(key);
    },
  };
}
