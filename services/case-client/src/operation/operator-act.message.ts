import { type ActOutcome, type OperatorCommand, outcomeIn, outcomeText } from '@kontor/domain/operations/operator-act';
import * as wire from '@kontor/proto/kontor/cases/v1/cases_pb';
import { enumBesideText, enumMapping } from '../enum/enum-mapping.js';

export const operatorCommandMapping = enumMapping<OperatorCommand>({
  resync: wire.OperatorCommand.RESYNC,
  redrive: wire.OperatorCommand.REDRIVE,
  'replay-webhook': wire.OperatorCommand.REPLAY_WEBHOOK,
  requeue: wire.OperatorCommand.REQUEUE,
  'rewrap-keys': wire.OperatorCommand.REWRAP_KEYS,
  'rebuild-reports': wire.OperatorCommand.REBUILD_REPORTS,
  'invite-root': wire.OperatorCommand.INVITE_ROOT,
  'export-case': wire.OperatorCommand.EXPORT_CASE,
  note: wire.OperatorCommand.NOTE,
});

export const actResultMapping = enumMapping<ActOutcome['result']>({
  done: wire.ActResult.DONE,
  failed: wire.ActResult.FAILED,
});

const command = enumBesideText(operatorCommandMapping);

/** Command and outcome of an act as texts, as they are stored. */
export interface ActTexts {
  readonly command: string;
  /** Empty while it is unknown. */
  readonly outcome: string;
}

/** Both fields of command and outcome. */
export function toActFields(act: ActTexts) {
  const outcome = outcomeIn(act.outcome);
  const typed = outcome && { result: actResultMapping.toMessage(outcome.result), detail: outcome.detail };
  return {
    ...act,
    operatorCommand: command.toMessage(act.command),
    ...(typed === null ? {} : { actOutcome: typed }),
  };
}

/** Command and outcome of a message; their texts where an earlier version wrote it. */
export function fromActFields(
  act: Pick<wire.Act, 'command' | 'operatorCommand' | 'outcome'> & {
    readonly actOutcome?: wire.ActOutcome | undefined;
  },
): ActTexts {
  const { actOutcome } = act;
  return {
    command: command.fromMessage(act.operatorCommand, act.command),
    outcome:
      actOutcome === undefined || !actResultMapping.isNumber(actOutcome.result)
        ? act.outcome
        : outcomeText({ result: actResultMapping.fromMessage(actOutcome.result), detail: actOutcome.detail }),
  };
}
