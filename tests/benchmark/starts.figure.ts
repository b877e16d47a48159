import { times, type Figure } from './figure.js';

const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

/**
 * Start times, measured by the process that started the stack: all of it and its engines alone, first and second
 * start, ms.
 */
export function starts(measured: readonly number[]): Figure {
  return {
    name: 'starts',
    title: 'Start',
    how: 'From the command to the last process ready; packages, build and engines are there. Bare limit: the engines alone, until they answer and have passed their gates.',
    limitMs: 5_000,
    measure: async function* () {
      const [cold, coldEngines, warm, warmEngines] = measured;
      if (cold === undefined || coldEngines === undefined || warm === undefined || warmEngines === undefined)
        throw new Error('Nobody has measured the start');
      const line = (what: string, all: number, engines: number) => ({
        what,
        value: seconds(all),
        n: 1,
        bare: seconds(engines),
        ratio: times(all, engines),
      });
      yield line('cold: an empty data folder', cold, coldEngines);
      yield line('warm: the data of the start before', warm, warmEngines);
    },
  };
}
