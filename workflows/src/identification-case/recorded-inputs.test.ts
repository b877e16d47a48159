import { RecordedInputs } from './recorded-inputs.workflow.js';

describe('what a case has taken in', () => {
  const atEvent = (length: number) => {
    const task = { length };
    return { task, inputs: new RecordedInputs(() => task.length) };
  };

  it('is recorded in the first task of a run', () => {
    expect(atEvent(3).inputs.areAll).toBe(true);
  });

  it('is not recorded in the task of an update, however often it continues', () => {
    const { inputs } = atEvent(7);
    inputs.noteUnrecorded();
    expect([inputs.areAll, inputs.areAll]).toEqual([false, false]);
  });

  it('is recorded once a later task has started', () => {
    const { task, inputs } = atEvent(7);
    inputs.noteUnrecorded();
    task.length = 13;
    expect(inputs.areAll).toBe(true);
  });

  it('is not recorded again when that task takes in a further update', () => {
    const { task, inputs } = atEvent(7);
    inputs.noteUnrecorded();
    task.length = 13;
    inputs.noteUnrecorded();
    expect(inputs.areAll).toBe(false);
  });
});
