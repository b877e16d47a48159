import MarkEmailUnread from '@mui/icons-material/MarkEmailUnread';
import StickyNote2 from '@mui/icons-material/StickyNote2';
import SupportAgent from '@mui/icons-material/SupportAgent';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Tooltip from '@mui/material/Tooltip';
import { styled } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import type { CaseListRow } from '@kontor/api/case/case.schema';

const Marks = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: 4,
  verticalAlign: 'middle',
  color: theme.vars.palette.text.secondary,
  '& svg': { fontSize: 18 },
  '& .urgent': { color: theme.vars.palette.error.text },
  '& .new': { color: theme.vars.palette.primary.text },
}));

interface MarkOf {
  readonly isSet: (row: CaseListRow) => boolean;
  readonly title: string;
  readonly Icon: SvgIconComponent;
  readonly className?: string;
}

const marks: readonly MarkOf[] = [
  {
    isSet: (row) => row.attention !== 'none',
    title: 'Braucht Aufmerksamkeit',
    Icon: WarningAmber,
    className: 'urgent',
  },
  {
    isSet: (row) => row.hasUnrevisedMessages,
    title: 'Neue Nachricht des Kunden',
    Icon: MarkEmailUnread,
    className: 'new',
  },
  { isSet: (row) => row.hasBankMemos, title: 'Notizen vorhanden', Icon: StickyNote2 },
  { isSet: (row) => row.createdByBerater, title: 'Durch Berater angelegt', Icon: SupportAgent },
];

export function CaseMarks({ row }: { readonly row: CaseListRow }) {
  return (
    <Marks>
      {marks
        .filter(({ isSet }) => isSet(row))
        .map(({ title, Icon, className = '' }) => (
          <Tooltip key={title} title={title}>
            <Icon className={className} titleAccess={title} />
          </Tooltip>
        ))}
    </Marks>
  );
}
