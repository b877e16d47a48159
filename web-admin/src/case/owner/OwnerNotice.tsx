import { currentSession } from '../../providers/session.js';
import { Notice } from '../../ui/notice/Notice.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { otherOwnerOf } from './other-owner.js';
import { TakeCase } from './TakeCase.js';

/** Says who works on the case when it is somebody else, and how to work on it instead. */
export function OwnerNotice() {
  const record = useBankCase();
  const owner = otherOwnerOf(record, currentSession()?.accountId ?? '');
  if (owner === null) return null;
  return (
    <>
      <Notice tone="info">
        <p>
          Diesen Vorgang bearbeitet <strong>{owner}</strong>.
        </p>
        {record.commands.has('assign') ? (
          <p>Möchten Sie ihn weiterbearbeiten, übernehmen Sie ihn; sprechen Sie sich vorher mit {owner} ab.</p>
        ) : null}
      </Notice>
      <CaseCommand name="assign">
        <TakeCase label="Vorgang übernehmen" />
      </CaseCommand>
    </>
  );
}
