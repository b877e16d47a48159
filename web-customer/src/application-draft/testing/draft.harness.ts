import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Application } from '@kontor/domain/application/application';
import { formOf } from '../application-form.js';
import { Draft } from '../draft.js';
import type { Merge } from '../merge/merge-application.js';

/** What the server has at first. */
export const first: ApplicationAnswer = {
  '@id': '/bgo_identifications/7',
  id: 7,
  version: 3,
  registerData: {},
  firma: { line1: 'Allee 1', city: 'Bonn' },
  people: [{ id: '7-0001', vorname: 'Mia' }],
  mehrwerteSelection: {},
  orderData: { kontoId: 2 },
  status: 210,
  passedToSolarisBank: false,
  isHandOverUnderWay: false,
  openChecks: [],
  kycnowDocumentOrderRequired: false,
};

/** A portal with one application: versions, and ids for new persons. */
function portal() {
  let stored = structuredClone(first);
  const known = new Set(['7-0001']);
  let number = 1;
  const idOf = (id: string | undefined): string => {
    if (id !== undefined && known.has(id)) return id;
    number += 1;
    known.add(`7-000${number}`);
    return `7-000${number}`;
  };
  return {
    stored: () => stored,
    write(change: Partial<ApplicationAnswer>) {
      stored = { ...stored, ...change, version: stored.version + 1 };
    },
    put(answer: ApplicationAnswer): Promise<ApplicationAnswer> {
      if (answer.version !== stored.version) return Promise.reject(new ApiProblem(412, {}));
      const people = answer.people.map((person) => ({ ...person, id: idOf(person.id) }));
      stored = { ...answer, people, version: stored.version + 1 };
      return Promise.resolve(structuredClone(stored));
    },
  };
}

/** A draft over that portal; `fail` refuses saves, and those `unanswered` are stored. */
export function draftHarness() {
  const server = portal();
  let form: Application = structuredClone(formOf(first));
  const reported = { conflicts: [] as Merge[], over: [] as ApiProblem[], fail: undefined as ApiProblem | undefined };
  const unanswered = { next: false };
  const draft = new Draft(first, {
    values: () => structuredClone(form),
    apply: (next) => (form = next),
    put: async (answer) => {
      if (reported.fail !== undefined) throw reported.fail;
      const stored = await server.put(answer);
      if (unanswered.next) throw new ApiProblem(0, {});
      return stored;
    },
    read: () => Promise.resolve(structuredClone(server.stored())),
    onSaved: () => undefined,
    onConflict: (merge) => reported.conflicts.push(merge),
    onOver: (problem) => reported.over.push(problem),
  });
  const enter = (change: Partial<Application>): void => void (form = { ...form, ...change });
  return { draft, server, reported, unanswered, enter, form: () => form, save: () => draft.save({ leaving: false }) };
}
