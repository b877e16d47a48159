import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { ContractFiles } from '../contract-files/ContractFiles.js';
import { useContractFiles } from '../contract-files/use-contract-files.js';
import { AccountNumbers, CardNumbers } from './BookedNumbers.js';
import { BookingReport } from './BookingReport.js';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export function Booked() {
  const { account, girocard, parties } = useBankCase().coreBanking;
  const { data: files = [] } = useContractFiles();
  if (parties === null && account === null && files.length === 0) return null;
  return (
    <Box>
      <h3>Eingerichtet</h3>
      <BookingReport />
      {account === null ? null : <AccountNumbers account={account} />}
      {girocard === null ? null : <CardNumbers girocard={girocard} />}
      {files.length === 0 ? null : <ContractFiles />}
    </Box>
  );
}
