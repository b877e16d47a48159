import { openableAccounts } from '@kontor/domain/account/account';
import type { PublicAccount } from '@kontor/domain/settings/configuration';
import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { useOwnApplication } from '../../application-draft/own-application.js';
import { text } from '../../texts/order-text.js';
import { Button, ButtonLink } from '../../ui/Button.js';
import { comesFromSummary } from '../../application-draft/form-address.js';
import { Page } from '../../app/page/Page.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { LoadFailed } from '../../ui/LoadFailed.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { PackageComparison } from './PackageComparison.js';
import { useSwitchAccount } from './use-switch-account.js';

const Current = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  fontWeight: 600,
  color: theme.vars.palette.success.text,
}));

const Foot = styled('div')({ marginTop: 32 });

export function SwitchAccount() {
  const { data, error, refetch } = useOwnApplication();
  const { konten } = useBank();
  const [search] = useSearchParams();
  const back = path(comesFromSummary(search) ? 'hub-identifizierung-summary' : 'hub-identifizierung');
  const { choose, sending } = useSwitchAccount(back);
  const mayCancel = !search.has('disableCancelButton') || search.get('disableCancelButton') === 'false';
  const title = text(mayCancel ? 'switch.title' : 'switch.choose');
  if (data === undefined) {
    return (
      <Page width="page" title={title}>
        {error === null ? <PageSkeleton /> : <LoadFailed error={error} onRepeat={() => void refetch()} />}
      </Page>
    );
  }
  const accounts = Object.fromEntries(openableAccounts(konten).map((account) => [String(account.id), account]));
  const action = (account: PublicAccount) =>
    mayCancel && account.id === data.orderData.kontoId ? (
      <Current>
        <Check aria-hidden />
        {text('switch.current')}
      </Current>
    ) : (
      <Button wide busy={sending !== undefined} onClick={() => void choose(account.id)}>
        {text(sending === account.id ? 'switch.sending' : 'switch.take')}
        <VisuallyHidden>{text('account.package', { title: account.title })}</VisuallyHidden>
      </Button>
    );
  return (
    <Page width="page" title={title} lead={text(mayCancel ? 'switch.lead' : 'switch.chooseLead')}>
      <PackageComparison
        accounts={accounts}
        title={text('comparison.packages')}
        chosen={data.orderData.kontoId}
        action={action}
      />
      {mayCancel ? (
        <Foot>
          <ButtonLink look="secondary" to={back}>
            {text('switch.cancel')}
          </ButtonLink>
        </Foot>
      ) : null}
    </Page>
  );
}
