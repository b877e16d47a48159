import { availableCommands } from '@kontor/domain/case/available-commands';
import { reduce } from '@kontor/domain/case/reduce/reduce';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import { explore } from '@kontor/domain/case/testing/model/explore';
import { scenarios } from '@kontor/domain/case/testing/model/scenario';
import { isCheckOpen } from '@kontor/domain/case/waiting-for';
import { isOverWithoutAccount } from '@kontor/domain/case-wording/turn';
import { wordingPersons } from '@kontor/domain/case-wording/testing/reading';
import { customerActions, type CustomerAction } from './customer-action.js';

const budgets = { command: 1, refusal: 1, silence: 1, news: 1, poll: 1 };
const states = scenarios.flatMap((scenario) =>
  explore(scenario, reduce, { budgets, states: 60_000 }).nodes.map(({ state }) => state),
);
const customer = { side: 'customer', roles: [] } as const;

/** The command of a button; those that only lead to a page or away have none. */
const commandOf: Readonly<Partial<Record<CustomerAction, string>>> = {
  documents: 'documentsUploaded',
  mismatch: 'continue',
  continue: 'continue',
  form: 'saveForm',
  answer: 'customerMessage',
  contracts: 'contractFilesRead',
  abort: 'abort',
};

test('no button of the status page is refused, in any state of the model', () => {
  const refused = states.flatMap((state) => {
    const snapshot = snapshotOf(state);
    const { status, startState } = snapshot;
    const commands = availableCommands(snapshot, customer);
    const persons = wordingPersons(snapshot).map((person) => ({
      ...person,
      required: person.required && !isOverWithoutAccount(status),
    }));
    const actions = customerActions({ status, startState, persons, commands });
    const isPossible = (action: CustomerAction): boolean => {
      if (action === 'identityCheck') return snapshot.persons.some((person) => person.acting && isCheckOpen(person));
      // Where nothing can be completed any more, the page asks for a message.
      if (action === 'information') return commands.includes('personCompleted') || commands.includes('customerMessage');
      const command = commandOf[action];
      return command === undefined || commands.some((name) => name === command);
    };
    return actions.filter((action) => !isPossible(action)).map((action) => `${action} at ${status}`);
  });
  expect([...new Set(refused)]).toEqual([]);
});

test('a case whose turn is the customer’s has a button, unless a mail or the form has it', () => {
  const without = states
    .map(snapshotOf)
    .filter(({ status, hidden }) => !hidden && [130, 210, 230, 245, 425].includes(status))
    .filter((snapshot) => snapshot.running === null)
    .filter(({ status, startState, persons, ...rest }) => {
      const commands = availableCommands({ status, startState, persons, ...rest }, customer);
      return customerActions({ status, startState, persons: wordingPersons({ persons }), commands }).every(
        (action) => action === 'abort',
      );
    });
  expect(without.map(({ status }) => status)).toEqual([]);
});
