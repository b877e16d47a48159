import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useRef, type MouseEvent } from 'react';
import { text } from '../texts/text.js';
import { Breakable } from '../ui/Breakable.js';
import type { FieldProblem } from './field-errors.js';
import { fieldId } from './field-id.js';

const Box = styled('div')(({ theme }) => ({
  padding: '20px 24px',
  scrollMarginTop: 16,
  borderRadius: 10,
  border: `2px solid ${theme.vars.palette.error.text}`,
  background: theme.vars.palette.background.paper,
  '&:focus-visible': { borderRadius: 10 },
  '& h2': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.error.text,
  },
  '& p': { marginTop: 6 },
  '& h3': { marginTop: 14, fontSize: 'inherit', color: theme.vars.palette.text.primary },
  '& ul': { margin: '8px 0 0', paddingLeft: 20, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& li': { padding: '3px 0' },
  '& a': { color: theme.vars.palette.error.text, fontWeight: 600 },
}));

interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Counts the attempts to submit; each failed one moves the focus here. */
  readonly attempt: number;
  /** The label of a problem's field. */
  readonly labels: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly body?: string;
  /** Opens the form of a field that is not rendered, e.g. in a closed section. */
  readonly onGo?: (name: string) => void;
}

/** Everything missing or invalid, above the form; each line links to its field, and the first field is scrolled to. */
export function ErrorSummary({ problems, attempt, labels, title, body, onGo = goTo }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  useEffect(() => {
    // Once per attempt, as soon as its errors are known; a correction must not move the focus again.
    if (attempt === answered.current || box.current === null) return;
    answered.current = attempt;
    box.current.scrollIntoView({ block: 'start' });
    box.current.focus({ preventScroll: true });
    const [first] = problems;
    if (first !== undefined) document.getElementById(fieldId(first.name))?.scrollIntoView({ block: 'nearest' });
  });
  if (problems.length === 0) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <h2>
        <ErrorOutlined aria-hidden />
        {title ?? text('form.invalid.title')}
      </h2>
      <p>{body ?? text('form.invalid.body')}</p>
      {grouped(problems).map(([group, members]) => (
        <Fragment key={group}>
          {group === '' ? null : <h3>{group}</h3>}
          <ul>
            {members.map((problem) => (
              <li key={problem.name + problem.message}>
                <a href={`#${fieldId(problem.name)}`} onClick={(event) => go(event, () => onGo(problem.name))}>
                  <Breakable>{labelled(problem, labels[problem.name])}</Breakable>
                </a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Box>
  );
}

/** Grouped by form, in the order of the first problem of each. */
function grouped(problems: readonly FieldProblem[]): readonly (readonly [string, readonly FieldProblem[]])[] {
  const groups = [...new Set(problems.map(({ group = '' }) => group))];
  return groups.map((group) => [group, problems.filter((problem) => (problem.group ?? '') === group)] as const);
}

function labelled({ message, namesField }: FieldProblem, label: string | undefined): string {
  if (label === undefined || namesField) return message;
  return label.endsWith('?') || message.includes(':') ? `${label} – ${message}` : `${label}: ${message}`;
}

function go(event: MouseEvent, way: () => void): void {
  event.preventDefault();
  way();
}

function goTo(name: string): void {
  const field = document.getElementById(fieldId(name));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
