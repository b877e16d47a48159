import Logout from '@mui/icons-material/Logout';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { text } from '../../texts/text.js';
import { Button } from '../../ui/Button.js';
import { path } from '../routes/routes.js';
import { tokens } from '../session/tokens.js';

/** Loads the session module on demand; removes the tokens in any case. */
async function endLogin(): Promise<void> {
  try {
    const { logOut } = await import('../session/session.js');
    await logOut();
  } finally {
    tokens.write(null);
  }
}

export function LogoutButton() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await endLogin();
    await navigate(path('hub'));
  };
  return (
    <Button look="quiet" busy={busy} onClick={() => void leave()}>
      <Logout aria-hidden />
      {text('header.logout')}
    </Button>
  );
}
