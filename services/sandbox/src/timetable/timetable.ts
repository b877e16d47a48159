import { randomUUID } from 'node:crypto';
import type { Collection, Store } from '../journal/store.js';

interface Step {
  id: string;
  action: string;
  subject: string;
  dueAt: number;
}

export interface Timetable {
  /** Registers the handler of an action. Must be called before `start`. */
  on(action: string, run: (subject: string) => void): void;
  /** Schedules a step; it survives a restart. */
  plan(action: string, subject: string, delayMs: number): void;
  start(): void;
  stop(): void;
}

/** Scheduled steps of the providers. A step and its effects are one journal line. */
export function createTimetable(store: Store): Timetable {
  const steps: Collection<Step> = store.collection('steps');
  const actions = new Map<string, (subject: string) => void>();
  const timers = new Map<string, NodeJS.Timeout>();
  let isRunning = false;

  const run = (step: Step): void => {
    timers.delete(step.id);
    steps.remove(step.id);
    actions.get(step.action)?.(step.subject);
  };
  const arm = (step: Step): void => {
    const timer = setTimeout(() => run(step), Math.max(0, step.dueAt - Date.now()));
    timers.set(step.id, timer);
  };
  return {
    on: (action, handler) => void actions.set(action, handler),
    plan: (action, subject, delayMs) => {
      const step = { id: randomUUID(), action, subject, dueAt: Date.now() + delayMs };
      steps.put(step.id, step);
      if (isRunning) arm(step);
    },
    start: () => {
      isRunning = true;
      steps.all().forEach(arm);
    },
    stop: () => {
      isRunning = false;
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}
