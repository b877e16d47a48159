import { isAsked } from '@kontor/api/approval/is-asked';
import type { SettingFlags } from '@kontor/domain/settings/settings';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { problemLine } from '../../ui/notice/problem-text.js';
import type { SettingsReading } from './settings-reading.js';
import { usePublish } from './use-save-settings.js';
import { useReloadSettings } from './use-settings.js';

interface Toggle {
  readonly name: keyof SettingFlags;
  readonly isOn: boolean;
}

/** Saves a switch at once; what somebody else has changed is shown instead. */
export function useToggle(reading: SettingsReading) {
  const publish = usePublish();
  const reload = useReloadSettings();
  const notify = useNotify();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ name, isOn }: Toggle) => publish({ [name]: isOn }, reading),
    onError: (error) => notify(problemLine(error), { type: isAsked(error) ? 'info' : 'error' }),
    onSuccess: () => notify('Gespeichert.', { type: 'success' }),
    onSettled: reload,
  });
  return {
    toggle: (name: keyof SettingFlags, isOn: boolean) => mutate({ name, isOn }),
    /** The switch that is being saved. */
    running: isPending ? variables.name : undefined,
  };
}
