import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';

export interface CheckChoice {
  readonly key: string;
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onToggle: () => void;
}

interface CheckMenuProps extends Pick<ButtonProps, 'endIcon' | 'startIcon' | 'variant'> {
  readonly name: string;
  readonly children: ReactNode;
  readonly choices: readonly CheckChoice[];
  readonly empty: string;
}

export function CheckMenu({ name, children, choices, empty, ...look }: CheckMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...look}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ maxWidth: '100%', ...(look.variant === 'outlined' ? { fontWeight: 400 } : {}) }}
      >
        {children}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, 'aria-label': name }, paper: { sx: { maxHeight: 440 } } }}
      >
        {choices.length === 0 ? <MenuItem disabled>{empty}</MenuItem> : null}
        {choices.map(({ key, label, isChecked, onToggle }) => (
          <MenuItem
            key={key}
            role="menuitemcheckbox"
            aria-checked={isChecked}
            onClick={onToggle}
            sx={{ gap: 2, minHeight: 36, whiteSpace: 'normal' }}
          >
            {isChecked ? (
              <CheckBox fontSize="small" color="primary" aria-hidden />
            ) : (
              <CheckBoxOutlineBlank fontSize="small" aria-hidden />
            )}
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
