import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { DraftRepository, StoredDraft } from '../draft.repository.js';

const draftOf = (name: StoredDraft['_id'], revision: number): StoredDraft => ({
  _id: name,
  revision,
  values: [{ name, json: `{"a.b":${revision}}` }],
  basedOn: 7,
  at: 5,
  by: 'a',
});

/** The tests that the drafts in memory and on MongoDB share. */
export const draftSuite: readonly SuiteStep<DraftRepository>[] = [
  {
    name: 'stores one first revision and returns it as it was',
    run: async (repository) => {
      equal(await repository.find('mehrwerte'), null);
      const saved = await Promise.all([1, 1, 1].map((revision) => repository.save(draftOf('mehrwerte', revision), 0)));
      equal(saved.filter((done) => done).length, 1);
      deepEqual(await repository.find('mehrwerte'), draftOf('mehrwerte', 1));
    },
  },
  {
    name: 'replaces and removes only the revision that was seen',
    run: async (repository) => {
      equal(await repository.save(draftOf('holdRules', 2), 1), false);
      await repository.save(draftOf('holdRules', 1), 0);
      equal(await repository.save(draftOf('holdRules', 2), 1), true);
      equal(await repository.save(draftOf('holdRules', 2), 1), false);
      equal(await repository.remove('holdRules', 1), false);
      await repository.save(draftOf('accounts', 1), 0);
      deepEqual(
        (await repository.all()).map(({ _id }) => _id),
        ['accounts', 'holdRules'],
      );
      equal(await repository.remove('holdRules', 2), true);
      equal(await repository.remove('holdRules', 2), false);
    },
  },
];
