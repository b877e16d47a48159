import { monthStart } from '@kontor/domain/reporting/case-figures';
import type { ReportingFilter } from '@kontor/domain/reporting/reporting';
import { isDuplicateKey } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model, type mongo } from 'mongoose';
import type { FiguresRepository } from './figures.repository.js';
import { dayNumber, type StoredFigures } from './stored-figures.js';

type Filter<T> = mongo.Filter<T>;

const batchSize = 10_000;

const figuresSchema = new Schema<StoredFigures>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    f: { type: String, default: '' },
    i: { type: String, default: null },
    d: { type: Number, required: true },
    s: { type: Number, required: true },
    a: { type: Boolean, required: true },
    p: { type: String, default: '' },
    r: { type: Number, default: null },
    h: { type: Number, required: true },
    n: { type: Number, default: null },
  },
  { versionKey: false, strict: 'throw', autoIndex: false },
).index({ d: 1 });

export function defineFiguresModel(connection: Connection): Model<StoredFigures> {
  return connection.model<StoredFigures>('CaseFigures', figuresSchema, 'case_figures');
}

export function createMongoFiguresRepository(model: Model<StoredFigures>): FiguresRepository {
  return {
    keep: async ({ _id, ...figures }) => {
      try {
        await model.updateOne({ _id, v: { $lte: figures.v } }, { $set: figures }, { upsert: true }).exec();
      } catch (error) {
        // Newer figures are stored: the upsert inserted beside them.
        if (!isDuplicateKey(error)) throw error;
      }
    },
    matching: async (filter) => {
      const found = model.db.collection<StoredFigures>(model.collection.collectionName).find(queryOf(filter));
      // Not through the model: 10,000 of its objects take longer than the report.
      return found.batchSize(batchSize).toArray();
    },
  };
}

function queryOf({ dateFrom, dateTo, legalForms, industryKeys }: ReportingFilter): Filter<StoredFigures> {
  const days = {
    ...(dateFrom === undefined ? {} : { $gte: dayNumber(monthStart(dateFrom)) }),
    ...(dateTo === undefined ? {} : { $lte: dayNumber(dateTo) }),
  };
  return {
    ...(Object.keys(days).length === 0 ? {} : { d: days }),
    ...(legalForms.length === 0 ? {} : { f: { $in: [...legalForms] } }),
    ...(industryKeys.length === 0 ? {} : { i: { $in: [...industryKeys] } }),
  };
}
