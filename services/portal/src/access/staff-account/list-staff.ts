import * as z from 'zod';
import type { AccountDeps, StaffDocument } from '../account/account.module.js';
import { jsonParameter } from '../../http/answer/json-parameter.js';
import { passesFilter, staffFilterSchema } from './filter-staff.js';

const sortFields = ['username', 'firstName', 'lastName', 'lastLogin', 'creationDate'] as const;
type SortField = (typeof sortFields)[number];

const maxRows = 10_000;

/** Characters. */
const longestJson = 1000;
const json = <S extends z.ZodType>(schema: S) => jsonParameter(schema, longestJson);

const row = z.number().int().min(0).max(maxRows);

/** The query of react-admin's simple-rest provider; without one all members of staff by their names. */
const listQuerySchema = z.strictObject({
  sort: json(z.tuple([z.enum(sortFields), z.enum(['ASC', 'DESC'])])).default(['username', 'ASC']),
  range: json(z.tuple([row, row]).refine(([first, last]) => last >= first, 'Ungültiger Bereich')).default([0, maxRows]),
  filter: json(staffFilterSchema).default({}),
});

export interface StaffPage {
  readonly rows: readonly StaffDocument[];
  /** Index of the first row. */
  readonly first: number;
  readonly total: number;
}

/** A page of the members of staff that a query asks for; without one all of them. @throws ZodError */
export async function listStaff(
  deps: Pick<AccountDeps, 'staff'>,
  query: Readonly<Record<string, unknown>> = {},
): Promise<StaffPage> {
  const { sort, range, filter } = listQuerySchema.parse({ ...query });
  const staff = (await deps.staff.all()).filter((one) => passesFilter(one, filter));
  const [first, last] = range;
  const [field, order] = sort;
  const sign = order === 'ASC' ? 1 : -1;
  const sorted = [...staff].sort((a, b) => sign * compared(a, b, field) || compared(a, b, 'username'));
  return { rows: sorted.slice(first, last + 1), first, total: staff.length };
}

function compared(a: StaffDocument, b: StaffDocument, field: SortField): number {
  if (field === 'creationDate') return a.createdAt - b.createdAt;
  if (field === 'lastLogin') return a.lastLoginAt - b.lastLoginAt;
  return a[field].localeCompare(b[field], 'de');
}
