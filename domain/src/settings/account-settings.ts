import { type Settings } from './settings.js';

/** The settings that belong together: the accounts, and their ids and names in `kontoList`. */
export interface AccountSettings {
  readonly tempConfig: Pick<Settings['tempConfig'], 'konten'>;
  readonly kontoList: Settings['kontoList'];
}

/** Why settings do not go together, at the path of one of them, in German. */
export interface SettingsFault {
  readonly path: string;
  readonly message: string;
}

const isKnown = ({ konten }: AccountSettings['tempConfig'], id: number): boolean => Object.hasOwn(konten, String(id));

/**
 * What a change of the accounts or of their list breaks. A fault that was there before is reported only where the list
 * itself changes, so that it does not hold back every other change of the page.
 */
export function accountFaults(before: AccountSettings, after: AccountSettings): readonly SettingsFault[] {
  const hasNone = ({ tempConfig }: AccountSettings): boolean => Object.keys(tempConfig.konten).length === 0;
  const isListed = JSON.stringify(before.kontoList) !== JSON.stringify(after.kontoList);
  const emptied =
    hasNone(after) && !hasNone(before)
      ? [{ path: 'tempConfig.konten', message: 'Mindestens ein Konto muss bleiben.' }]
      : [];
  const unknown = after.kontoList.flatMap(({ id }, index) => {
    if (isKnown(after.tempConfig, id) || (!isListed && !isKnown(before.tempConfig, id))) return [];
    const message = `Ein Konto mit der Id ${id} gibt es nicht. Bitte ändern Sie die Konten und ihre Namen zusammen.`;
    return [{ path: `kontoList.${index}.id`, message }];
  });
  return emptied.length > 0 ? emptied : unknown;
}
