import { canSwitchAccount } from '@kontor/domain/account/account';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/cart-text.js';
import { ButtonLink } from '../../ui/Button.js';

/**
 * Link to the choice of another package, where there is one (R1 §2 item 10). Only for pages of an application that
 * can still be changed.
 */
export function PackageLink({ kontoId }: { readonly kontoId: number }) {
  const { konten, isVrPaymentInstance } = useBank();
  if (isVrPaymentInstance || !canSwitchAccount(konten, kontoId)) return null;
  return (
    <ButtonLink look="secondary" wide to={path('hub-identifizierung-switch-konto')}>
      <SwapHoriz aria-hidden />
      {text(konten[String(kontoId)] === undefined ? 'package.choose' : 'package.switch')}
    </ButtonLink>
  );
}
