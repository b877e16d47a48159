import { staffActionArea } from '@kontor/domain/case/staff-action-area';
import { isStatusCode, statusClass, statusTitle } from '@kontor/domain/case/case-status';
import { may, type StaffSession } from '../../providers/session.js';
import type { CaseRecord } from '../case-record.js';

/** An act that cannot be done now, and why. */
export interface Unavailable {
  readonly label: string;
  readonly reason: string;
}

type Subject = Pick<CaseRecord, 'commands' | 'isDeletable' | 'status'>;

const busy = 'Gerade läuft für diesen Vorgang ein anderer Schritt.';

/** Nothing will make a closed case possible to take over. */
const isOver = (status: number): boolean => isStatusCode(status) && statusClass(status) === 'final';

function areaReasons({ commands, status }: Subject): readonly Unavailable[] {
  const lacks = (name: string, label: string): readonly Unavailable[] =>
    commands.has(name) ? [] : [{ label, reason: busy }];
  switch (staffActionArea(status)) {
    case 'startProcess':
      return lacks('takeOver', 'Vorgang übernehmen');
    case 'onHold':
      return [...lacks('release', 'Antrag freigeben'), ...lacks('reject', 'Antrag ablehnen')];
    case 'inProcess':
      return lacks('finish', 'Vorgang abschließen');
    case 'none':
      return status < 300 && !isOver(status)
        ? [
            {
              label: 'Vorgang übernehmen',
              reason: `Erst möglich, wenn die Identifikation abgeschlossen ist (jetzt: ${statusTitle(status, 'bank')}).`,
            },
          ]
        : [];
  }
}

/** The acts somebody's roles would allow, but the case does not now, each with its reason (look "Back office"). */
export function unavailableReasons(record: Subject, session: StaffSession | null): readonly Unavailable[] {
  const { commands, isDeletable, status } = record;
  const isSupport = may(session, ['ROLE_ROOT', 'ROLE_ADMIN_PLUS']);
  const isPlus = may(session, 'ROLE_ADMIN_PLUS');
  return [
    ...areaReasons(record),
    ...(isPlus && !commands.has('setReady')
      ? [{ label: 'Vorgang auf Bereit stellen', reason: `Nur möglich im Status „${statusTitle(220, 'bank')}“.` }]
      : []),
    ...(isSupport && !commands.has('supportFix')
      ? [
          {
            label: 'Support-Eingriff',
            reason:
              status > 200 && status < 300
                ? busy
                : 'Nur möglich, solange die Identifikation läuft (Status 201 bis 299).',
          },
        ]
      : []),
    ...(isPlus && !isDeletable
      ? [
          {
            label: 'Eintrag löschen',
            reason: 'Nicht möglich, solange die Bank den Vorgang bearbeitet oder nachdem das Konto eröffnet ist.',
          },
        ]
      : []),
  ];
}
