import { ApplicationProgress } from '../../progress/ApplicationProgress.js';
import { minutesLeft, partsLeft } from '../../progress/time-left.js';
import { useStorePart } from '../../application-draft/value-store.js';
import { useSession } from '../../application-draft/session-context.js';
import { text } from '../../texts/form-text.js';

/** The progress of the whole way while the form is filled in: the forms that are complete, and the time for the rest. */
export function FormProgress() {
  const { progress } = useSession();
  const done = useStorePart(progress, ({ statuses }) => statuses.filter(({ status }) => status === 2).length);
  const count = useStorePart(progress, ({ statuses }) => statuses.length);
  const minutes = useStorePart(progress, ({ statuses }) => minutesLeft(partsLeft(statuses)));
  return (
    <ApplicationProgress
      step="data"
      done={done / count}
      detail={text('statuses.sections', { done, count })}
      // The line at the end of a phone's screen says the same.
      isDetailShort={false}
      minutes={minutes}
    />
  );
}
