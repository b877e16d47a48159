import { isDuplicateKey } from '@kontor/platform/mongo/mongo';
import type { Mongo } from '@kontor/platform/mongo/mongo';
import { Schema } from 'mongoose';
import type { KnownCases } from './known-case.js';

const knownCaseSchema = new Schema<{ _id: string }>({ _id: { type: String, required: true } }, { versionKey: false });

/** Known cases in MongoDB; only their ids are stored. */
export function createKnownCases(mongo: Mongo): KnownCases {
  const KnownCase = mongo.connection.model('KnownCase', knownCaseSchema, 'known_cases');
  return {
    async add(caseId) {
      try {
        await KnownCase.create([{ _id: caseId }]);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
    has: async (caseId) => (await KnownCase.findById(caseId).lean()) !== null,
    async erase(caseId) {
      await KnownCase.deleteOne({ _id: caseId });
    },
  };
}
