import { openChecksOfOthers } from '@kontor/domain/case-wording/customer-situation';
import { text } from '../../../texts/case-text.js';
import { text as deviceText } from '../../../texts/device-text.js';
import { ButtonAnchor } from '../../../ui/Button.js';
import { OtherDevice } from '../../other-device/OtherDevice.js';
import { CardActions } from './CardActions.js';
import type { CasePerson } from '../own-case/case-person.js';

interface IdentityCheckProps {
  readonly persons: readonly CasePerson[];
  /** Whether the card has another main action. */
  readonly besides: boolean;
}

/** What the own identity check requires, with a link to it (R2 §2.1). Other persons have their own links. */
export function IdentityCheck({ persons, besides }: IdentityCheckProps) {
  const url = persons.find(({ first }) => first)?.identityCheckUrl;
  const others = openChecksOfOthers(persons).length > 0;
  return (
    <>
      {besides ? <h3>{text('identity.open')}</h3> : null}
      <p>{text('identity.needs')}</p>
      <ul>
        <li>{text('identity.document')}</li>
        <li>{text('identity.camera')}</li>
        <li>{text('identity.phone')}</li>
      </ul>
      {url === undefined ? (
        <p>{text('identity.mailed')}</p>
      ) : (
        <CardActions>
          <ButtonAnchor href={url}>{text('identity.start')}</ButtonAnchor>
        </CardActions>
      )}
      <OtherDevice hint={deviceText('device.check')} />
      {others ? <p>{text('identity.others')}</p> : null}
    </>
  );
}
