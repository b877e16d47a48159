import { setTimeout } from 'node:timers/promises';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { environment } from '../../deploy/local/command-line/environment.mjs';
import { listenForInterrupt } from '../../deploy/local/command-line/interruption.mjs';
import { cacheFolder, root } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { options, parseChoice, slowSuites, suites } from './choice.mjs';
import { takeTurn } from './machine/whole-run.mjs';
import { failedOutcome, sum } from './outcome.mjs';
import { runTests } from './run-tests.mjs';
import { slowestFiles, SuiteTimes } from './suite-times.mjs';

const help = `
Usage: npm test [-- --changed [<commit>]] [-- --only <suite>] [-- <path> …]

Installs, builds and obtains what is missing, then runs everything that must be green, on ports and in a data folder of
this checkout, so that it runs beside npm start. Ends with the time of each suite, the slowest files, what was left out,
and the sum: "Tests: N passed, M failed, K skipped".

  --changed [<commit>]
                   only what the files affect that differ from the commit (without one: from where the branch leaves
                   main), uncommitted ones included: tests that import them, those that
                   tools/test/affected/affected-suites.mjs names, types, texts, eslint and prettier of these files
  --only <suite>   one of ${suites.slice(0, 7).join(', ')},
                   ${suites.slice(7).join(', ')};
                   may be given several times; without it all but
                   ${slowSuites.join(', ')}
  --slow           these (npm run test:soak; npm run test:soak -- --only soak runs one of them)
  --all            also test files that are left out because they passed with the same sources
                   (tools/test/tests-by-source.mjs; the suite "unchanged" is all of them)
  --bail           ends at the first failing file; those that failed last time and those that changed run first
  --no-wait        refuses instead of waiting while another whole run is under way on this machine
  <path>           only test files whose path contains it

Where a container engine runs, MongoDB comes in a container; KONTOR_TEST_CONTAINERS=0 does without.

Environment: KONTOR_TEST_PORT_BASE (by the checkout's path), KONTOR_TEST_DATA (.kontor-test), KONTOR_CACHE, and those of
the engines; SOAK_SEED, SOAK_CASES (1000), UPGRADE_FROM (a commit).
`;

await runCommand({
  help,
  options,
  async main(args) {
    const choice = parseChoice(args);
    const interrupt = listenForInterrupt();
    const { isReceived } = interrupt;
    const turn = {
      cache: cacheFolder(environment),
      checkout: root,
      mayWait: choice.mayWait,
      isInterrupted: isReceived,
    };
    const endTurn = choice.isWhole ? await takeTurn(turn) : () => undefined;
    const startedAt = Date.now();
    const times = new SuiteTimes();
    // A hanging part must not keep an interrupted run from ending.
    const interrupted = interrupt.received.then(() =>
      setTimeout(20_000, [failedOutcome('run', 'Interrupted')], { ref: false }),
    );
    const outcomes = await Promise.race([runTests(choice, interrupt, times), interrupted]);
    endTurn();
    const { passed, failed, skipped } = sum(outcomes);
    for (const failure of outcomes.flatMap(({ failures }) => failures)) print(`\n✗ ${failure}`);
    print();
    for (const line of times.table(Date.now() - startedAt)) print(line);
    if (choice.isWhole) print(['', ...slowestFiles(outcomes, 15)].join('\n'));
    for (const note of times.notes) print(`\n${note}`);
    print(`\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
    // Parts of an interrupted run that hang end with it, and the stack's processes die with this one.
    if (isReceived()) process.exit(1);
    return failed === 0 ? 0 : 1;
  },
});
