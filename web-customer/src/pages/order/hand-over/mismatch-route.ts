import type { MismatchState } from '@kontor/domain/case/case-outcome';
import type { RouteName } from '../../../app/routes/routes.js';

/** Where a mismatch is resolved: before the transfer, or on the status page. */
export type MismatchPlace = 'order' | 'status';

const pages = {
  order: {
    interrupted_functionaries_mismatch: 'hub-identifizierung-functionaries-mismatch',
    interrupted_beneficiaries_mismatch: 'hub-identifizierung-beneficiaries-mismatch',
  },
  status: {
    interrupted_functionaries_mismatch: 'hub-identifizierung-status-functionaries-mismatch',
    interrupted_beneficiaries_mismatch: 'hub-identifizierung-status-beneficiaries-mismatch',
  },
} as const satisfies Readonly<Record<MismatchPlace, Readonly<Record<MismatchState, RouteName>>>>;

export type MismatchRoute = (typeof pages)[MismatchPlace][MismatchState];

/** The page that resolves the mismatch of a start; undefined for every other state. */
export function mismatchRoute(state: string | undefined, place: MismatchPlace): MismatchRoute | undefined {
  return state !== undefined && Object.hasOwn(pages[place], state) ? pages[place][state as MismatchState] : undefined;
}
