import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { text } from '../texts/text.js';
import { phoneAddress } from './phone-address.js';

interface ContactLinksProps {
  readonly support: BankConfiguration['support'];
  readonly className?: string;
}

/** Telephone, mail and chat of the bank, as far as configured; the parent sets the styles. */
export function ContactLinks({ support, className }: ContactLinksProps) {
  const { phone = '', mail = '', chat = '' } = support;
  return (
    <dl className={className}>
      {phone === '' ? null : (
        <div>
          <dt>{text('help.phone')}</dt>
          <dd>
            <a href={phoneAddress(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {mail === '' ? null : (
        <div>
          <dt>{text('help.mail')}</dt>
          <dd>
            <a href={`mailto:${mail}`}>{mail}</a>
          </dd>
        </div>
      )}
      {chat === '' ? null : (
        <div>
          <dt>{text('help.chat')}</dt>
          <dd>
            <a href={chat} rel="noopener noreferrer">
              {text('help.openChat')}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}
