import { insertNew } from '@kontor/platform/mongo/insert-new';
import { defaultLanguage } from '@kontor/texts/languages';
import { Schema, type Connection, type Model, type QueryFilter } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';
import type { ApplicantDocument, ApplicantRepository } from './applicant.repository.js';

const anything = Schema.Types.Mixed;

const applicantSchema = new Schema<ApplicantDocument>(
  {
    _id: { type: String, required: true },
    takenAddress: { type: String, default: '' },
    version: { type: Number, required: true },
    accountId: { type: String, required: true },
    caseId: { type: String, required: true },
    caseIds: { type: [String], required: true },
    registeredAt: { type: Number, required: true },
    requestKey: { type: String, default: '' },
    policy: { type: String, default: '' },
    sealed: { type: anything, required: true },
    pending: { type: Boolean, required: true },
    createdByBerater: { type: Boolean, required: true },
    authorizedToRepresent: { type: Boolean, required: true },
    acceptedDatenschutz: { type: Boolean, required: true },
    language: { type: String, default: defaultLanguage },
    verifiedAt: { type: Number, required: true },
    loginCode: { type: anything, required: true },
    verificationCode: { type: anything, required: true },
    failures: { type: Number, required: true },
    links: { type: [anything], required: true },
    outbox: { type: [anything], required: true },
    mailCount: { type: Number, required: true },
  },
  { versionKey: false, minimize: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ accountId: 1 }, { unique: true })
  .index({ caseIds: 1 })
  .index({ 'links.hash': 1 })
  .index({ 'outbox.dueAt': 1 })
  .index({ pending: 1 });

/** Defines the collection; the connection may open later. */
export function defineApplicantModel(connection: Connection): Model<ApplicantDocument> {
  return connection.model<ApplicantDocument>('Applicant', applicantSchema, 'applicants');
}

export function createMongoApplicantRepository(applicants: Model<ApplicantDocument>): ApplicantRepository {
  return {
    ...readingFrom(applicants),
    insert: (document) => insertNew(applicants, stored(document)),
    change: async (emailHash, version, change) => {
      const update = { $set: stored(change), $inc: { version: 1 } };
      return (await applicants.updateOne({ _id: emailHash, version }, update).exec()).matchedCount === 1;
    },
    remove: async (emailHash) => {
      await applicants.deleteOne({ _id: emailHash }).exec();
    },
  };
}

type Reading = 'find' | 'findByAccount' | 'findByCase' | 'findByLink' | 'pending' | 'withDueMail';

function readingFrom(applicants: Model<ApplicantDocument>): Pick<ApplicantRepository, Reading> {
  const one = async (filter: QueryFilter<ApplicantDocument>): Promise<ApplicantDocument | null> => {
    const found = await applicants.findOne(filter).lean<ApplicantDocument>().exec();
    return found === null ? null : restored(found);
  };
  const many = async (filter: QueryFilter<ApplicantDocument>, limit: number): Promise<ApplicantDocument[]> => {
    const found = applicants.find(filter).sort({ registeredAt: 1, _id: 1 }).limit(limit);
    return (await found.lean<ApplicantDocument[]>().exec()).map(restored);
  };
  return {
    find: (emailHash) => one({ _id: emailHash }),
    findByAccount: (accountId) => one({ accountId }),
    findByCase: (caseId) => one({ caseIds: caseId }),
    findByLink: (hash) => one({ 'links.hash': hash }),
    pending: (limit) => many({ pending: true }, limit),
    withDueMail: (now, limit) => many({ 'outbox.dueAt': { $lte: now } }, limit),
  };
}

/** The driver stores only buffers as binary. */
function stored<T extends Partial<ApplicantDocument>>(part: T): T {
  return part.sealed === undefined ? part : { ...part, sealed: Buffer.from(part.sealed) };
}

function restored(document: ApplicantDocument): ApplicantDocument {
  return { ...document, sealed: toBytes(document.sealed) };
}
