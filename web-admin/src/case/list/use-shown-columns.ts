import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';

/** Every column but the choice of rows, by the names that the export takes. */
const columns = [
  'businessName',
  'bgoIdentificationId',
  'bgoMainStatus',
  'nextStep',
  'marks',
  'businessLegalForm',
  'waitingSince',
  'deadline',
  'owner',
  'lastMessage',
  'recordCreatedAt',
];

const onWide: string[] = [];
const onMedium = ['lastMessage', 'recordCreatedAt'];
const onSmall = [...onMedium, 'businessLegalForm', 'deadline', 'owner'];

/** The columns that the list hides on narrow screens, until somebody chooses. */
export function useColumnsThatDoNotFit(): string[] {
  const isWide = useMediaQuery('(min-width: 1500px)');
  const isMedium = useMediaQuery('(min-width: 1200px)');
  if (isWide) return onWide;
  return isMedium ? onMedium : onSmall;
}

/** The columns that the list shows, as the export takes them; none where it has no columns, which means all. */
export function useShownColumns(): { readonly columns?: string[] } {
  const [hidden] = useStore<string[]>(`${caseResource}.datatable`, useColumnsThatDoNotFit());
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return isNarrow ? {} : { columns: columns.filter((one) => !hidden.includes(one)) };
}
