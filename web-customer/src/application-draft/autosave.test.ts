import { Autosave, type SaveOutcome, type SaveState } from './autosave.js';

const unreachable: SaveOutcome = { kind: 'unreachable', message: () => 'Keine Verbindung' };

/** A clock that tests advance. */
function manualClock() {
  let time = 0;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  };
  return {
    clock: {
      now: () => time,
      after: (ms: number, run: () => void) => {
        const entry = { at: time + ms, run };
        waiting.push(entry);
        return () => void (waiting = waiting.filter((other) => other !== entry));
      },
    },
    pass: async (ms: number): Promise<void> => {
      const end = time + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        time = next.at;
        waiting = waiting.filter((entry) => entry !== next);
        next.run();
        await settle();
      }
      time = end;
      await settle();
    },
  };
}

function harness(answers: readonly (SaveOutcome | Promise<SaveOutcome>)[] = []) {
  const { clock, pass } = manualClock();
  const left = [...answers];
  const environment = { dirty: false, online: true, saves: [] as boolean[], states: [] as SaveState[] };
  const autosave = new Autosave({
    clock,
    isDirty: () => environment.dirty,
    isOnline: () => environment.online,
    onState: (state) => environment.states.push(state),
    save: async ({ leaving }) => {
      environment.saves.push(leaving);
      const outcome = await (left.shift() ?? { kind: 'saved' });
      if (outcome.kind === 'saved') environment.dirty = false;
      return outcome;
    },
  });
  const change = (): void => {
    environment.dirty = true;
    autosave.changed();
  };
  const phase = (): string | undefined => environment.states.at(-1)?.phase;
  return { autosave, environment, pass, change, phase };
}

test('saves once, ten seconds after the last change', async () => {
  const { environment, pass, change, phase } = harness();
  change();
  await pass(9_000);
  change();
  await pass(9_999);
  expect(environment.saves).toEqual([]);
  expect(phase()).toBe('changed');
  await pass(1);
  expect(environment.saves).toHaveLength(1);
  expect(environment.states.at(-1)).toEqual({ phase: 'saved', savedAt: 19_000 });
  await pass(60_000);
  expect(environment.saves).toHaveLength(1);
});

test('a flush waits for the last field, saves, and returns whether everything is saved', async () => {
  const { autosave, environment, pass, change } = harness();
  change();
  const flushed = autosave.flush();
  await pass(499);
  expect(environment.saves).toEqual([]);
  await pass(1);
  expect(await flushed).toBe(true);
  await pass(60_000);
  expect(environment.saves).toHaveLength(1);
});

test('a flush without changes sends nothing', async () => {
  const { autosave, environment, pass } = harness();
  const flushed = autosave.flush();
  await pass(500);
  expect(await flushed).toBe(true);
  expect(environment.saves).toEqual([]);
});

test('changes during a save are sent with a second one, not concurrently', async () => {
  let answer: (outcome: SaveOutcome) => void = () => undefined;
  const first = new Promise<SaveOutcome>((resolve) => (answer = resolve));
  const { autosave, environment, pass, change, phase } = harness([first]);
  change();
  await pass(10_000);
  const flushed = autosave.flush();
  await pass(5_000);
  expect(environment.saves).toHaveLength(1);
  answer({ kind: 'refused', message: () => 'Maximal 20 Zeichen' });
  await pass(0);
  expect(await flushed).toBe(true);
  expect(environment.saves).toHaveLength(2);
  expect(phase()).toBe('saved');
});

test('while the server is not reachable the save is repeated with growing pauses', async () => {
  const { environment, pass, change, phase } = harness([unreachable, unreachable, unreachable]);
  change();
  await pass(10_000);
  expect(environment.states.at(-1)).toMatchObject({ phase: 'failed', message: unreachable.message });
  await pass(5_000);
  expect(environment.saves).toHaveLength(2);
  await pass(9_999);
  expect(environment.saves).toHaveLength(2);
  await pass(1 + 20_000);
  expect(environment.saves).toHaveLength(4);
  expect(phase()).toBe('saved');
});

test('refused data is not sent again until another change or the button', async () => {
  const { autosave, environment, pass, change, phase } = harness([
    { kind: 'refused', message: () => 'Maximal 20 Zeichen' },
  ]);
  change();
  await pass(300_000);
  expect(environment.saves).toHaveLength(1);
  expect(phase()).toBe('failed');
  autosave.again();
  await pass(0);
  expect(phase()).toBe('saved');
});

test('offline nothing is sent; online again it is sent at once', async () => {
  const { autosave, environment, pass, change, phase } = harness();
  environment.online = false;
  change();
  autosave.offline();
  expect(phase()).toBe('offline');
  await pass(60_000);
  expect(environment.saves).toEqual([]);
  environment.online = true;
  autosave.online();
  await pass(0);
  expect(phase()).toBe('saved');
});

test.each(['conflict', 'over'] as const)('%s: nothing is saved until that is resolved', async (kind) => {
  const { autosave, environment, pass, change, phase } = harness([{ kind }]);
  change();
  await pass(10_000);
  expect(phase()).toBe(kind);
  change();
  const flushed = autosave.flush();
  await pass(60_000);
  expect(await flushed).toBe(false);
  expect(environment.saves).toHaveLength(1);
  autosave.again();
  await pass(0);
  expect(environment.saves).toHaveLength(kind === 'conflict' ? 2 : 1);
});

test('a conflict that was found before anything was saved waits for the decision', async () => {
  const { autosave, environment, pass, change, phase } = harness();
  change();
  autosave.conflict();
  change();
  await pass(60_000);
  expect([phase(), environment.saves.length]).toEqual(['conflict', 0]);
  autosave.again();
  await pass(0);
  expect(environment.saves).toHaveLength(1);
});

test('a connection that comes back decides nothing for the customer', async () => {
  const { autosave, environment, pass, change, phase } = harness([{ kind: 'conflict' }]);
  change();
  await pass(10_000);
  autosave.offline();
  autosave.online();
  await pass(60_000);
  expect([phase(), environment.saves.length]).toEqual(['conflict', 1]);
});

test('a page that is left saves at once, and only what has changed', async () => {
  const { autosave, environment, pass, change } = harness();
  autosave.leave();
  await pass(0);
  expect(environment.saves).toEqual([]);
  change();
  autosave.leave();
  await pass(0);
  expect(environment.saves).toEqual([true]);
});

test('a page that is left during a save sends afterwards what that one did not', async () => {
  let answer: (outcome: SaveOutcome) => void = () => undefined;
  const { autosave, environment, pass, change, phase } = harness([new Promise((resolve) => (answer = resolve))]);
  change();
  await pass(10_000);
  autosave.leave();
  expect(environment.saves).toEqual([false]);
  answer(unreachable);
  await pass(0);
  expect(environment.saves).toEqual([false, true]);
  expect(phase()).toBe('saved');
});

test('a page that was left schedules nothing', async () => {
  const { autosave, environment, pass, change } = harness();
  change();
  autosave.stop();
  await pass(60_000);
  expect(environment.saves).toEqual([]);
});

test('offline a change is reported at once', async () => {
  const { environment, pass, change, phase } = harness();
  environment.online = false;
  change();
  expect(phase()).toBe('offline');
  await pass(60_000);
  expect(environment.saves).toEqual([]);
});

test('a browser that does not report its new connection: the next change is saved', async () => {
  const { environment, pass, change, phase } = harness();
  environment.online = false;
  change();
  environment.online = true;
  change();
  expect(phase()).toBe('changed');
  await pass(10_000);
  expect(phase()).toBe('saved');
});
