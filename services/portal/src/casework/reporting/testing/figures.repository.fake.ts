import { isReported } from '@kontor/domain/reporting/case-report';
import type { FiguresRepository } from '../figures.repository.js';
import { readFigures, type StoredFigures } from '../stored-figures.js';

/** The figures in memory, under the same suite as those on MongoDB. */
export function createFakeFiguresRepository(): FiguresRepository {
  const stored = new Map<string, StoredFigures>();
  return {
    keep: async (figures) => {
      const current = stored.get(figures._id);
      if (current === undefined || current.v <= figures.v) stored.set(figures._id, { ...figures });
    },
    matching: async (filter) => [...stored.values()].filter((one) => isReported(readFigures(one), filter)),
  };
}
