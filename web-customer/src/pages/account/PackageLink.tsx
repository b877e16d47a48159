import { canSwitchAccount } from '@kontor/domain/account/account';
import { Link } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/cart-text.js';

/**
 * Link to the choice of another package, where there is one (R1 §2 item 10). Only for pages of an application that
 * can still be changed.
 */
export function PackageLink({ kontoId }: { readonly kontoId: number }) {
  const { konten, isVrPaymentInstance } = useBank();
  if (isVrPaymentInstance || !canSwitchAccount(konten, kontoId)) return null;
  return (
    <p>
      <Link to={path('hub-identifizierung-switch-konto')}>
        {text(konten[String(kontoId)] === undefined ? 'package.choose' : 'package.switch')}
      </Link>
    </p>
  );
}
