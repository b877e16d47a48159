import { otherOwnerOf } from '../owner/other-owner.js';
import { staffActionArea } from './staff-action-area.js';
import { caseStatus, hundreds, isOfClass } from '@kontor/domain/case/case-status';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { AvailableName } from '@kontor/domain/case/available-commands';
import { allows } from '../../providers/access.js';
import type { StaffSession } from '../../providers/session.js';
import { caseResource } from '../bank-case/case-keys.js';
import type { BankCase } from '../bank-case/bank-case.js';

export interface Unavailable {
  readonly label: string;
  readonly reason: string;
}

type Subject = Pick<BankCase, 'commands' | 'isDeletable' | 'status' | 'owner'>;

const busy = 'Gerade läuft für diesen Vorgang ein anderer Schritt.';

function areaReasons({ commands, status }: Subject): readonly Unavailable[] {
  const lacks = (name: string, label: string): readonly Unavailable[] =>
    commands.has(name) ? [] : [{ label, reason: busy }];
  switch (staffActionArea(status, commands)) {
    case 'startProcess':
      return lacks('takeOver', 'Vorgang übernehmen');
    case 'onHold':
      return [...lacks('release', 'Antrag freigeben'), ...lacks('reject', 'Antrag ablehnen')];
    case 'inProcess':
      return lacks('finish', 'Vorgang abschließen');
    case 'transfer':
    case 'none':
      return status < hundreds.result && !isOfClass(status, 'final')
        ? [
            {
              label: 'Vorgang übernehmen',
              reason: `Erst möglich, wenn die Identifikation abgeschlossen ist (jetzt: ${statusTitle(status, 'bank')}).`,
            },
          ]
        : [];
  }
}

export function unavailableReasons(record: Subject, session: StaffSession | null): readonly Unavailable[] {
  const { commands, isDeletable, status } = record;
  const may = (action: AvailableName): boolean =>
    session !== null && allows(session, { resource: caseResource, action });
  return [
    // The card says by itself who else works on the case.
    ...(may('takeOver') && otherOwnerOf(record, session?.accountId ?? '') === null ? areaReasons(record) : []),
    ...(may('setReady') && !commands.has('setReady')
      ? [
          {
            label: 'Vorgang auf Bereit stellen',
            reason: `Nur möglich im Status „${statusTitle(caseStatus.transferred, 'bank')}“.`,
          },
        ]
      : []),
    ...(may('supportFix') && !commands.has('supportFix')
      ? [
          {
            label: 'Support-Eingriff',
            reason:
              status > hundreds.order && status < hundreds.result
                ? busy
                : 'Nur möglich, solange die Identifikation läuft (Status 201 bis 299).',
          },
        ]
      : []),
    ...(may('disableProcess') && !isDeletable
      ? [
          {
            label: 'Eintrag löschen',
            reason:
              'Nicht möglich, solange die Bank den Vorgang bearbeitet oder nachdem er erfolgreich abgeschlossen ist.',
          },
        ]
      : []),
  ];
}
