import Clear from '@mui/icons-material/Clear';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';
import { maxSearchLength } from './case-filter.js';
import { moveFocus } from './use-list-keys.js';
import { useSearchText } from './use-search-text.js';

const Input = styled(OutlinedInput)({
  width: 'min(360px, calc(100vw - 32px))',
  height: 36,
  '& input::-webkit-search-cancel-button': { display: 'none' },
});

/** The search of the list. Inputs of react-admin need its forms, which the first page has no other use for: 25 kB. */
export function CaseSearch() {
  const translate = useTranslate();
  const [text, setText, searchNow] = useSearchText();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <Input
        size="small"
        type="search"
        name="q"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown') moveFocus(1);
        }}
        placeholder={translate(`resources.${caseResource}.search_hint`)}
        title={translate(`resources.${caseResource}.search_help`)}
        inputProps={{ 'aria-label': translate(`resources.${caseResource}.search`), maxLength: maxSearchLength }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" aria-hidden />
          </InputAdornment>
        }
        endAdornment={text === '' ? null : <ClearButton onClick={() => setText('')} />}
      />
    </form>
  );
}

function ClearButton({ onClick }: { readonly onClick: () => void }) {
  const name = useTranslate()('ra.action.clear_input_value');
  return (
    <InputAdornment position="end">
      <IconButton
        aria-label={name}
        title={name}
        onClick={onClick}
        // The input keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        sx={{ width: 24, height: 24, padding: 0 }}
      >
        <Clear sx={{ width: 16, height: 16 }} />
      </IconButton>
    </InputAdornment>
  );
}
