import { Notice } from '../../ui/notice/Notice.js';

/** What is confirmed together with an act; nothing without a warning. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warning" title="Bitte beachten Sie">
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  );
}
