import { Notice } from '../ui/notice/Notice.js';

/** Says the same whether the name is known or not. */
export function LinkMailed({ username }: { readonly username: string }) {
  return (
    <Notice tone="success" title="E-Mail ist unterwegs" live>
      <p>
        Wenn es den Zugang <strong>{username}</strong> gibt, erhält er jetzt eine E-Mail. Über den Link darin setzen Sie
        ein neues Passwort.
      </p>
    </Notice>
  );
}
