import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type {
  ConfigurationRepository,
  ConfigurationVersion,
  StoredConfiguration,
} from '../configuration.repository.js';

function versionOf(number: number): ConfigurationVersion {
  const changes = [{ name: 'connection.banking', before: null, after: `{"a.b":${number}}` }];
  return { _id: number, at: 5, by: 'a', confirmedBy: 'b', reason: '', changes };
}

function configurationOf(number: number): StoredConfiguration {
  const settings = [
    { name: 'connection.banking', version: number, json: `{"a.b":${number}}` },
    { name: 'removed', version: 1, json: null },
  ];
  return { settings, newest: versionOf(number) };
}

const numbers = (versions: readonly ConfigurationVersion[]) => versions.map(({ _id }) => _id).join();

/** The tests that the configuration in memory and on MongoDB share. */
export const configurationSuite: readonly SuiteStep<ConfigurationRepository>[] = [
  {
    name: 'stores the first version once and returns it as it was',
    run: async (repository) => {
      equal(await repository.find(), null);
      const inserted = await Promise.all([1, 1, 1].map((number) => repository.insert(configurationOf(number))));
      equal(inserted.filter((done) => done).length, 1);
      const found = await repository.find();
      deepEqual([found?.settings, found?.newest], [configurationOf(1).settings, versionOf(1)]);
    },
  },
  {
    name: 'replaces only the version before',
    run: async (repository) => {
      equal(await repository.replace(configurationOf(1)), false);
      await repository.insert(configurationOf(1));
      const replaced = await Promise.all([2, 2, 3].map((number) => repository.replace(configurationOf(number))));
      equal(replaced.slice(0, 2).filter((done) => done).length, 1);
      equal(await repository.replace(configurationOf(2)), false);
    },
  },
  {
    name: 'keeps the first of each earlier version',
    run: async (repository) => {
      for (const number of [1, 2, 3]) await repository.keep(versionOf(number));
      await repository.keep({ ...versionOf(2), reason: 'again' });
      equal((await repository.kept(2))?.reason, '');
      equal(await repository.kept(4), null);
      equal(numbers(await repository.keptBefore(3, 5)), '2,1');
      equal(numbers(await repository.keptBefore(3, 1)), '2');
      const { changes: _values, ...second } = versionOf(2);
      deepEqual(await repository.listedBefore(3, 1), [{ ...second, changes: [{ name: 'connection.banking' }] }]);
    },
  },
];
