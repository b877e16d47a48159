import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { addressSecret } from '../../app/session/address-secret.js';
import { storeEntryParameters } from '../../app/session/entry-parameters.js';
import { Queries } from '../../app/session/Queries.js';
import { NoLink } from './NoLink.js';
import { OwnPersonPage } from './OwnPersonPage.js';
import { personLink, personToken } from './person-client.js';
import { PersonEntry } from './PersonEntry.js';

type Place = 'entry' | 'ended' | 'left' | 'own';

/** The page of a co-signer: opened by the mailed link and a code, then what is asked of the person. */
export function CoSignerPage() {
  const [place, setPlace] = useState<Place>(() => (personToken.read() === undefined ? 'entry' : 'own'));
  useLinkOfSameTab();

  const end = (next: 'ended' | 'left'): void => {
    personToken.write(undefined);
    if (next === 'left') personLink.forget();
    setPlace(next);
  };
  if (place === 'own') {
    return (
      <Queries>
        <OwnPersonPage onEnded={() => end('ended')} onLeft={() => end('left')} />
      </Queries>
    );
  }
  const link = personLink.read();
  if (place === 'left' || link === undefined) return <NoLink hasLeft={place === 'left'} />;
  const enter = (token: string): void => {
    personToken.write(token);
    setPlace('own');
  };
  return <PersonEntry link={link} hasEnded={place === 'ended'} onEntered={enter} />;
}

/** A link opened in the tab that shows the page already changes the fragment only. */
function useLinkOfSameTab(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    storeEntryParameters();
    // A place of the page, or a link that is not complete.
    if (addressSecret === '') return;
    // Takes the link into the storage of the tab, which a reload keeps.
    personLink.read();
    window.location.reload();
  }, [hash]);
}
