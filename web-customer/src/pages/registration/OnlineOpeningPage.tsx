import { useParams } from 'react-router';
import { useBank } from '../../app/configuration/use-configuration.js';
import { Queries } from '../../app/session/Queries.js';
import { AccountNotFoundPage } from '../account/AccountNotFoundPage.js';
import { OnlineOpening } from './OnlineOpening.js';

/** Opens an account online; '-' means that the package is chosen later (R1 §2 item 4). */
export function OnlineOpeningPage() {
  const { kontoId = '' } = useParams();
  const account = useBank().konten[kontoId];
  if (account === undefined && kontoId !== '-') return <AccountNotFoundPage />;
  return (
    <Queries>
      <OnlineOpening account={account} />
    </Queries>
  );
}
