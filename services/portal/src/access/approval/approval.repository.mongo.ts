import { openStates } from '@kontor/domain/approval/approval';
import type { ApprovalAct } from '@kontor/domain/approval/four-eyes';
import { unlessTaken } from '@kontor/platform/mongo/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import { toBytes } from '../../case/case-record/case-record.module.js';
import type { ApprovalChange, ApprovalQuery, ApprovalRepository, StoredApproval } from './stored-approval.js';

interface ApprovalDocument extends StoredApproval {
  /** Whether it can be decided, or how it ended is not recorded yet. */
  readonly isOpen: boolean;
  /** Unique: act and subject while it is open, so that there is one open approval of them; afterwards its own id. */
  readonly slot: string;
}

const bytes = Schema.Types.Mixed;

const approvalSchema = new Schema<ApprovalDocument>(
  {
    _id: { type: String, required: true },
    act: { type: String, required: true },
    caseId: { type: String, default: null },
    subject: { type: String, required: true },
    state: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    slot: { type: String, required: true },
    basis: { type: String, default: '' },
    requestedBy: { type: String, required: true },
    requestedAt: { type: Number, required: true },
    decidedBy: { type: String, default: null },
    decidedAt: { type: Number, default: null },
    voidReason: { type: String, default: null },
    order: { type: bytes, default: null },
    evidence: { type: bytes, required: true },
  },
  { versionKey: false, strict: 'throw', strictQuery: false, autoIndex: false },
)
  .index({ slot: 1 }, { unique: true })
  .index({ isOpen: -1, requestedAt: -1, _id: -1 })
  .index({ caseId: 1 });

export function defineApprovalModel(connection: Connection): Model<ApprovalDocument> {
  return connection.model<ApprovalDocument>('Approval', approvalSchema, 'approvals');
}

export function createMongoApprovalRepository(model: Model<ApprovalDocument>): ApprovalRepository {
  return {
    insert: (approval) => insert(model, approval),
    find: async (id) => restored(await model.findOne({ _id: id }).lean<ApprovalDocument>().exec()),
    findOpen: async (act, subject) =>
      restored(
        await model
          .findOne({ slot: slotOf(act, subject) })
          .lean<ApprovalDocument>()
          .exec(),
      ),
    change: async (id, from, change) =>
      (await model.updateOne({ _id: id, state: from }, { $set: changed(id, change) }).exec()).matchedCount === 1,
    list: (query) => list(model, query),
    openAfter: async (id, limit) => {
      const found = model.find({ isOpen: true, _id: { $gt: id } }).sort({ _id: 1 });
      return (await found.limit(limit).lean<ApprovalDocument[]>().exec()).map(withBytes);
    },
    countOpen: async () => {
      const counts = await model
        .aggregate<{ _id: ApprovalAct; count: number }>([
          { $match: { isOpen: true } },
          { $group: { _id: '$act', count: { $sum: 1 } } },
        ])
        .exec();
      return new Map(counts.map(({ _id, count }) => [_id, count]));
    },
    hasOpen: async (caseId) => (await model.exists({ caseId, state: { $in: [...openStates] } }).exec()) !== null,
    removeDecided: async (before) => {
      await model.deleteMany({ caseId: null, isOpen: false, decidedAt: { $lt: before } }).exec();
    },
    erase: async (caseId) => {
      await model.deleteMany({ caseId }).exec();
    },
  };
}

function insert(model: Model<ApprovalDocument>, approval: StoredApproval): Promise<boolean> {
  const { order, evidence } = approval;
  const sealed = { order: order === null ? null : Buffer.from(order), evidence: Buffer.from(evidence) };
  return unlessTaken(() => model.create([{ ...approval, ...sealed, ...placeOf(approval) }]));
}

const slotOf = (act: ApprovalAct, subject: string): string => `${act}/${subject}`;

function placeOf({ _id, act, subject, order }: StoredApproval): Pick<ApprovalDocument, 'isOpen' | 'slot'> {
  const isOpen = order !== null;
  return { isOpen, slot: isOpen ? slotOf(act, subject) : _id };
}

/** What has no order any more stays so. */
function changed(id: string, change: ApprovalChange): Partial<ApprovalDocument> {
  return change.order === null ? { ...change, isOpen: false, slot: id } : change;
}

async function list(model: Model<ApprovalDocument>, { acts, isOpen, caseId, skip, limit }: ApprovalQuery) {
  const filter = {
    act: { $in: [...acts] },
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(caseId === undefined ? {} : { caseId }),
  };
  const found = model.find(filter).sort({ isOpen: -1, requestedAt: -1, _id: -1 }).skip(skip).limit(limit);
  const [rows, total] = await Promise.all([
    found.lean<ApprovalDocument[]>().exec(),
    model.countDocuments(filter).exec(),
  ]);
  return { rows: rows.map(withBytes), total };
}

function restored(found: ApprovalDocument | null): StoredApproval | null {
  return found === null ? null : withBytes(found);
}

function withBytes({ isOpen: _isOpen, slot: _slot, ...found }: ApprovalDocument): StoredApproval {
  const { order, evidence } = found;
  return { ...found, order: order === null ? null : toBytes(order), evidence: toBytes(evidence) };
}
