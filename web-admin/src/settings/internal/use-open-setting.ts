import { useLocation, useNavigate, type To } from 'react-router';

const parameter = 'einstellung';

export interface OpenSetting {
  /** The name of the setting that the address names; null for none. */
  readonly open: string | null;
  readonly addressOf: (name: string | null) => To;
  readonly show: (name: string | null) => void;
}

/** The setting in the address, beside the page and the filter of the list. */
export function useOpenSetting(): OpenSetting {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const addressOf = (name: string | null): To => {
    const query = new URLSearchParams(search);
    if (name === null) query.delete(parameter);
    else query.set(parameter, name);
    return { pathname, search: query.toString(), hash };
  };
  return {
    open: new URLSearchParams(search).get(parameter),
    addressOf,
    show: (name) => void navigate(addressOf(name)),
  };
}
