import type { CaseId } from '@kontor/domain/case/case-id';
import { fromUtf8, markStored } from '../../case/case-record/case-record.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { lineOfMemo, type MemosPort, type NewMemo } from '../../case/case-projection/case-projection.module.js';
import type { MemoRecord, MemoRepository } from './memo.repository.js';

export interface Memo {
  readonly author: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly content: string;
}

/** Internal notes of the bank; customers never see them. */
export interface Memos extends MemosPort {
  /** Newest first. */
  ofCase(caseId: CaseId): Promise<readonly Memo[]>;
  /** The single memo that can be replaced (R3 §7 "bank-memo"); an empty text deletes it. */
  putSingle(memo: Omit<NewMemo, 'memoId'>): Promise<void>;
  readonly erase: (caseId: CaseId) => Promise<void>;
}

export interface MemosDeps {
  readonly repository: MemoRepository;
  readonly core: Pick<CaseCore, 'keys' | 'markConversation' | 'announce'>;
  readonly now: () => number;
}

const singleId = 'single';

interface SealedMemo {
  readonly author: string;
  readonly content: string;
}

export function createMemos({ repository, core, now }: MemosDeps): Memos {
  async function recordOf({ caseId, memoId, accountId, author, content }: NewMemo): Promise<MemoRecord> {
    const _id = idOf(caseId, memoId);
    const sealed: SealedMemo = { author, content };
    return {
      _id,
      caseId,
      accountId,
      createdAt: now(),
      sealed: await core.keys.seal(caseId, placeOf(_id), JSON.stringify(sealed)),
    };
  }

  async function opened({ _id, caseId, createdAt, sealed }: MemoRecord): Promise<Memo> {
    const { author, content } = JSON.parse(fromUtf8(await core.keys.open(caseId, placeOf(_id), sealed))) as SealedMemo;
    return { author, createdAt, content };
  }

  return {
    add: async (memo) => {
      await repository.insert(await recordOf(memo));
      await core.markConversation(memo.caseId, { hasBankMemos: true });
      core.announce(memo.caseId, { type: 'memo', seq: 0 });
    },
    putSingle: async (memo) => {
      const record = await recordOf({ ...memo, memoId: singleId });
      if (memo.content === '') await repository.remove(record._id);
      else await repository.put(record);
      await markMemos({ repository, core }, memo.caseId);
      core.announce(memo.caseId, { type: 'memo', seq: 0 });
    },
    single: async (caseId) => {
      const found = await repository.find(idOf(caseId, singleId));
      return found === null ? null : (await opened(found)).content;
    },
    ofCommands: async (caseId) => commandTexts(await repository.ofCase(caseId), opened),
    ofCase: async (caseId) => Promise.all((await repository.ofCase(caseId)).map(opened)),
    erase: (caseId) => repository.erase(caseId),
  };
}

function markMemos({ repository, core }: Pick<MemosDeps, 'repository' | 'core'>, caseId: CaseId): Promise<void> {
  return markStored(
    async () => (await repository.ofCase(caseId)).length > 0,
    (hasBankMemos) => core.markConversation(caseId, { hasBankMemos }),
  );
}

/** The texts of those memos that keep one of a command, by the number of its history line. */
async function commandTexts(
  memos: readonly MemoRecord[],
  opened: (memo: MemoRecord) => Promise<Memo>,
): Promise<ReadonlyMap<number, string>> {
  const texts = memos.map(async (memo) => {
    const seq = lineOfMemo(memo.caseId, memo._id.slice(idOf(memo.caseId, '').length));
    return seq === null ? null : ([seq, (await opened(memo)).content] as const);
  });
  return new Map((await Promise.all(texts)).filter((text) => text !== null));
}

function idOf(caseId: CaseId, memoId: string): string {
  return `${caseId}:${memoId}`;
}

function placeOf(id: string): string {
  return `memo/${id}`;
}
