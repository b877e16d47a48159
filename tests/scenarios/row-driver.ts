import pLimit from 'p-limit';
import type { Policy } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { ledger } from '../support/sandbox.js';
import { until } from '../support/until.js';
import { settle } from '../support/whole-way.js';
import { companyOfForm, companyOfRow } from './company-of-form.js';
import { nameColumns, type Rows } from './rows.js';
import { cell, listIn, type ScenarioRow } from './sandbox-page.js';
import { Scenario } from './scenario.js';

/** The windows for which rows wait; the draft's is longer than a form takes to be filled in. */
const windows: Readonly<Record<string, Policy>> = {
  doiWindowMs: { doiWindowMs: 2_000 },
  draftWindowMs: { draftWindowMs: 15_000 },
  archiveAfterMs: { archiveAfterMs: 2_000 },
};

export const stepsOf = (row: ScenarioRow): readonly string[] => listIn(row, 'steps');

const windowOf = (row: ScenarioRow): string => row['then'] ?? '';

function policyOf(row: ScenarioRow): Policy | undefined {
  const policy = windows[windowOf(row)];
  if (policy === undefined && windowOf(row) !== '') throw new Error(`no window ${windowOf(row)}`);
  return policy;
}

/** Those that wait for a window or for a silent provider begin first. */
const isSlow = (row: ScenarioRow): boolean =>
  windowOf(row) !== '' || (row['company name'] ?? '').startsWith('Leerlauf');

/** Takes the steps of rows, several cases at once; rows that say the same share a case. */
export class RowDriver {
  readonly #atOnce = pLimit(10);
  readonly #driven = new Map<string, Promise<Scenario>>();
  readonly #persons = new Map<ScenarioRow, Promise<boolean>>();
  readonly #archived = new Map<ScenarioRow, Promise<string>>();
  readonly #staff: { readonly clerk: Clerk; readonly support: Clerk };

  private constructor(staff: { readonly clerk: Clerk; readonly support: Clerk }) {
    this.#staff = staff;
  }

  static async create(): Promise<RowDriver> {
    return new RowDriver({ clerk: await Clerk.login(), support: await Clerk.login('ROLE_ROOT') });
  }

  /** Starts all of them, so that their waiting happens at the same time. */
  begin({ statuses, persons, conflicts, results, forms }: Rows): void {
    const rows = [...conflicts, ...statuses, ...persons, ...results];
    for (const row of [...rows.filter(isSlow), ...rows.filter((one) => !isSlow(one))]) void this.drive(row);
    for (const row of persons) void this.personComes(row);
    for (const row of forms) void this.toTheArchive(row);
  }

  drive(row: ScenarioRow): Promise<Scenario> {
    const key = JSON.stringify([row['company name'], row['second person'], row['steps'], windowOf(row)]);
    const scenario = new Scenario(companyOfRow(row), this.#staff, policyOf(row));
    return kept(this.#driven, key, () => this.#atOnce(() => scenario.take(stepsOf(row))).then(() => scenario));
  }

  /** Waits for the state of a person that a row is about. It may be over after some seconds, so the wait starts with the row. */
  personComes(row: ScenarioRow): Promise<boolean> {
    const value = cell(row, nameColumns.persons);
    return kept(this.#persons, row, async () => {
      const scenario = await this.drive(row);
      return comes(`a person who is ${value}`, async () => (await scenario.seen()).persons.has(value));
    });
  }

  /** What a legal form leaves in the core bank when its case is archived, as "1 juristic, 2 natural". */
  toTheArchive(row: ScenarioRow): Promise<string> {
    return kept(this.#archived, row, () => this.#archive(row));
  }

  async end(): Promise<void> {
    await Promise.allSettled([...this.#driven.values(), ...this.#persons.values(), ...this.#archived.values()]);
  }

  async #archive(row: ScenarioRow): Promise<string> {
    const scenario = new Scenario(companyOfForm(row), this.#staff, { archiveAfterMs: 5_000 });
    await this.#atOnce(async () => {
      await scenario.take(['register', 'confirm', 'fill in', 'order']);
      await scenario.reaches(310);
      await settle(this.#staff.clerk, scenario.applicant.caseId);
    });
    const { statuses: seen } = await scenario.seen();
    if (!seen.has(430)) throw new Error(`seen: ${[...seen].join(', ')}, not 430`);
    await comes('the archive', async () => (await scenario.seen()).statuses.has(900));
    const { counts } = await ledger('core-banking', scenario.applicant.caseId);
    const repeated = counts.filter(({ count }) => count !== 1);
    if (repeated.length > 0) throw new Error(`created more than once: ${JSON.stringify(repeated)}`);
    const created = (kind: string) => counts.filter((one) => one.kind === kind).length;
    const parties = ['juristic', 'majority', 'natural'].filter((kind) => created(kind) > 0);
    return parties.map((kind) => `${created(kind)} ${kind}`).join(', ');
  }
}

/** The work of a key, started once; whoever waits for it sees its error. */
function kept<K, T>(known: Map<K, Promise<T>>, key: K, begin: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before !== undefined) return before;
  const work = begin();
  work.catch(() => undefined);
  known.set(key, work);
  return work;
}

/** Waits until a state of a case was seen. */
export const comes = (what: string, isSeen: () => Promise<boolean>): Promise<boolean> =>
  until(isSeen, { what, timeoutMs: 120_000, everyMs: 700 });
