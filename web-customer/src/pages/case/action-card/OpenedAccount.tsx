import type { OpenedAccount as Account } from '@kontor/api/case/case.schema';
import { formatIban } from '@kontor/domain/account/iban';
import { styled } from '@mui/material/styles';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { text } from '../../../texts/case-text.js';
import { ButtonAnchor } from '../../../ui/Button.js';
import { CardActions } from './CardActions.js';
import { ContractFiles } from './ContractFiles.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '4px 0',
  '& dt': { fontWeight: 600 },
  '& dt:not(:first-of-type)': { marginTop: 8 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .iban': { fontSize: '19px', fontVariantNumeric: 'tabular-nums', color: theme.vars.palette.text.primary },
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
      <Facts>
        <dt>{text('account.iban')}</dt>
        {iban === null ? <dd>{text('account.iban.open')}</dd> : <dd className="iban">{formatIban(iban)}</dd>}
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
