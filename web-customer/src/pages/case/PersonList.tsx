import type { CoSigner } from '@kontor/api/co-signer/co-signer.schema';
import { asksActingPerson } from '@kontor/domain/application/asked-fields';
import { isPersonsStep } from '@kontor/domain/case-wording/customer-situation';
import { personTask } from '@kontor/domain/case-wording/person-task';
import { personStatusIcon, type PersonStatusIcon } from '@kontor/domain/person/person-status';
import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { text } from '../../texts/case-text.js';
import type { Tone } from '../../ui/Notice.js';
import { CheckActions } from './CheckActions.js';
import { missingFields } from './own-case/missing-fields.js';
import type { CasePerson } from './own-case/case-person.js';
import { coSignersQuery } from './own-case/own-case.js';
import { dayText } from '../../texts/format.js';

const looks = {
  created: [PersonOutlined, 'info'],
  clock: [ScheduleOutlined, 'info'],
  warning: [WarningAmberOutlined, 'warning'],
  check: [CheckCircleOutlined, 'success'],
  error: [ErrorOutlined, 'error'],
  aborted: [CancelOutlined, 'warning'],
  completed: [CheckCircleOutlined, 'info'],
  missing_mail: [WarningAmberOutlined, 'warning'],
  default: [PersonOutlined, 'info'],
} as const satisfies Readonly<Record<PersonStatusIcon, readonly [unknown, Tone]>>;

const List = styled('ul')(({ theme }) => ({
  marginTop: 16,
  padding: 0,
  listStyle: 'none',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& > li': {
    padding: '14px 20px',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '8px 16px',
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

const Chip = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ readonly tone: Tone }>(
  ({ theme, tone }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '3px 14px 3px 10px',
    borderRadius: 999,
    fontSize: '15px',
    background: theme.vars.palette[tone].tint,
    '& svg': { fontSize: '20px', color: theme.vars.palette[tone].text },
  }),
);

interface PersonListProps {
  readonly persons: readonly CasePerson[];
  readonly status: number;
  /** Until when the persons have to act (ISO 8601); null when nobody has to, absent when it is not known. */
  readonly until: string | null | undefined;
}

/** What a person has to do, and until when; empty when it is nothing. */
function taskOf(person: CasePerson, { persons, status, until }: PersonListProps): string {
  const task = personTask(person, { status, persons });
  if (task === null) return '';
  const words = text(`persons.task.${task}`);
  const isDue = task !== 'link' && typeof until === 'string';
  return isDue ? text('persons.task.until', { task: words, day: dayText(until) }) : words;
}

/** When a person got the link to the own page, and opened it; empty where they did not. */
function pageOf(coSigner: CoSigner | undefined): string {
  if (coSigner === undefined) return '';
  const { invitedAt, openedAt } = coSigner;
  return openedAt === null
    ? text('persons.invited', { day: dayText(invitedAt) })
    : text('persons.opened', { day: dayText(openedAt) });
}

/** All persons to be identified: their progress, and what they have to do by when. */
export function PersonList(props: PersonListProps) {
  const { data: coSigners = [] } = useQuery(coSignersQuery);
  return (
    <section aria-labelledby="personen">
      <h2 id="personen">{text('persons.title')}</h2>
      <List>
        {props.persons.map((person) => {
          const task = taskOf(person, props);
          const { id, name, value, label, first, required, missing } = person;
          const coSigner = coSigners.find(({ personId }) => personId === id);
          const page = pageOf(coSigner);
          const isAsked = missing.length > 0 && coSigner !== undefined && !asksActingPerson(missing);
          const mayResend = isPersonsStep(person) || isAsked;
          const [Icon, tone] = looks[required || missing.length > 0 ? personStatusIcon(value) : 'default'];
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                {first ? <small>{text('persons.you')}</small> : null}
                {missing.length === 0 ? null : (
                  <small>{text('persons.missing', { fields: missingFields(missing) })}</small>
                )}
                {task === '' ? null : <small>{task}</small>}
                {page === '' ? null : <small>{page}</small>}
              </div>
              <Chip tone={tone}>
                <Icon aria-hidden />
                {label}
              </Chip>
              {mayResend && !first ? <CheckActions person={person} /> : null}
            </li>
          );
        })}
      </List>
    </section>
  );
}
