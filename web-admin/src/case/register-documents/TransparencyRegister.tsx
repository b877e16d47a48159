import { registerAction, registerStatusLabels } from '@kontor/domain/transparency-register/transparency-register';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { Tag } from '../../ui/Tag.js';
import { FetchButton } from './FetchButton.js';
import { registerTones } from './register-look.js';
import { useOrderExtract, useRegisterDocuments, useTransparencyStatus } from './use-register-documents.js';

/** Status of the extract of the transparency register, with its order (R3 §4.4). */
export function TransparencyRegister() {
  const { status, isFetching, refetch } = useTransparencyStatus();
  const { order, isRunning } = useOrderExtract(refetch);
  const { data } = useRegisterDocuments();
  const isHere = data?.documents.some(({ documentType }) => documentType === 'transparency_register') ?? true;
  const action = status === undefined ? 'none' : registerAction(status);
  return (
    <section aria-labelledby="transparenzregister">
      <h3 id="transparenzregister">Transparenzregister</h3>
      <p role="status">
        {status === undefined ? (
          'Wird geladen …'
        ) : (
          <Tag tone={registerTones[status]}>{registerStatusLabels[status]}</Tag>
        )}
      </p>
      {action === 'order' ? (
        <ActionButton size="small" variant="outlined" isRunning={isRunning} onClick={order}>
          {isRunning ? 'Wird bestellt …' : 'Auszug bestellen'}
        </ActionButton>
      ) : null}
      {action === 'refresh' ? (
        <ActionButton size="small" variant="outlined" isRunning={isFetching} onClick={() => void refetch()}>
          Stand aktualisieren
        </ActionButton>
      ) : null}
      {status === 'ready' && !isHere ? <FetchButton>Auszug abrufen</FetchButton> : null}
    </section>
  );
}
