import type { OpenedAccount as Account } from '@kontor/api/case/case.schema';
import { formatIban } from '@kontor/domain/account/iban';
import { styled } from '@mui/material/styles';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { text } from '../../../texts/case-text.js';
import { ButtonAnchor } from '../../../ui/Button.js';
import { CardActions } from './CardActions.js';
import { ContractFiles } from './ContractFiles.js';

const Facts = styled('dl')({
  display: 'grid',
  gap: '4px 0',
  '& dt': { fontWeight: 600 },
  '& dt:not(:first-of-type)': { marginTop: 8 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // Nothing besides the IBAN.
  '&:empty': { display: 'none' },
});

/** What the customer came for, as large as a title. */
const Iban = styled('dl')(({ theme }) => ({
  padding: '14px 20px 16px',
  borderRadius: 8,
  background: theme.vars.palette.success.tint,
  '& dt': { fontSize: '15px', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '24px', fontWeight: 600, lineHeight: 1.3, color: theme.vars.palette.deep.text },
  [theme.breakpoints.down('sm')]: { padding: '12px 16px', '& dd': { fontSize: '20px' } },
}));

interface OpenedAccountProps {
  readonly caseId: number;
  readonly account: Account;
}

/** An opened account by what exists: the rest says from whom it comes (R2 §4.1, 430). */
export function OpenedAccount({ caseId, account: { iban, girocards, contractFiles } }: OpenedAccountProps) {
  const { onlineBankingUrl = '' } = useBank().switch;
  return (
    <>
      {iban === null ? null : (
        <Iban>
          <dt>{text('account.iban')}</dt>
          <dd>{formatIban(iban)}</dd>
        </Iban>
      )}
      <Facts>
        {iban === null ? (
          <>
            <dt>{text('account.iban')}</dt>
            <dd>{text('account.iban.open')}</dd>
          </>
        ) : null}
        {girocards === 0 ? null : (
          <>
            <dt>{text(girocards === 1 ? 'account.girocard' : 'account.girocards', { count: girocards })}</dt>
            <dd>{text('account.girocards.mailed')}</dd>
          </>
        )}
        {contractFiles > 0 ? null : (
          <>
            <dt>{text('contracts.title')}</dt>
            <dd>{text('account.contracts.open')}</dd>
          </>
        )}
      </Facts>
      {contractFiles === 0 ? null : <ContractFiles caseId={caseId} />}
      {onlineBankingUrl === '' ? null : (
        <>
          <h3>{text('account.first')}</h3>
          <p>{text('account.first.body')}</p>
          <CardActions>
            <ButtonAnchor look="secondary" href={onlineBankingUrl}>
              {text('account.onlineBanking')}
            </ButtonAnchor>
          </CardActions>
        </>
      )}
    </>
  );
}
