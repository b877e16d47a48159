import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface BarTab {
  readonly label: string;
  /** Shown behind the label, e.g. a mark for new messages. */
  readonly mark?: ReactNode;
}

const Bar = styled(Tabs)(({ theme }) => ({
  minHeight: 40,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiTab-root': { color: theme.vars.palette.text.secondary, minWidth: 0, minHeight: 40, padding: 8, gap: 4 },
  '& .MuiTab-root .MuiTab-icon': { margin: 0 },
  '& .MuiTab-icon svg': { fontSize: 18 },
  // Before the first and behind the last tab there is nothing to scroll to.
  '& .MuiTabScrollButton-root.Mui-disabled': { width: 0 },
  '& .MuiTab-root.Mui-selected': { color: theme.vars.palette.primary.text },
  '& .MuiTab-root:focus-visible': { outlineOffset: -3 },
})) as typeof Tabs;

interface TabBarProps<T extends BarTab> {
  readonly name: string;
  readonly tabs: readonly T[];
  readonly active: T;
  readonly onOpen: (tab: T) => void;
}

const Mark = styled('span')({ display: 'inline-flex' });

const idOf = (label: string): string => label.toLowerCase().replace(/[^a-z]/g, '');

export function TabBar<T extends BarTab>({ name, tabs, active, onOpen }: TabBarProps<T>) {
  return (
    <Bar
      value={active.label}
      aria-label={name}
      variant="scrollable"
      scrollButtons="auto"
      onChange={(_event, label: string) => {
        const chosen = tabs.find((tab) => tab.label === label);
        if (chosen !== undefined) onOpen(chosen);
      }}
    >
      {tabs.map(({ label, mark }) => (
        <Tab
          key={label}
          value={label}
          id={`tab-${idOf(label)}`}
          aria-controls={label === active.label ? `panel-${idOf(label)}` : undefined}
          label={label}
          iconPosition="end"
          {...(mark === undefined ? {} : { icon: <Mark>{mark}</Mark> })}
        />
      ))}
    </Bar>
  );
}

export function TabPanel({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${idOf(label)}`} aria-labelledby={`tab-${idOf(label)}`} style={{ paddingTop: 6 }}>
      {children}
    </div>
  );
}
