import { isAsked } from '@kontor/api/approval/is-asked';
import type { SettingFlags } from '@kontor/domain/settings/settings';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { problemLine } from '../../ui/notice/problem-text.js';
import type { SettingsReading, SettingValues } from './settings-reading.js';
import { usePublish } from './use-save-settings.js';
import { useReloadSettings } from './use-settings.js';

interface Toggle {
  readonly name: keyof SettingFlags;
  readonly isOn: boolean;
}

/** Saves at once what an input comes to; what somebody else has changed is shown instead. */
export function useSaveAtOnce<T>(reading: SettingsReading, valuesOf: (input: T) => SettingValues) {
  const publish = usePublish();
  const reload = useReloadSettings();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: T) => publish(valuesOf(input), reading),
    onError: (error) => notify(problemLine(error), { type: isAsked(error) ? 'info' : 'error' }),
    onSuccess: () => notify('Gespeichert.', { type: 'success' }),
    onSettled: reload,
  });
}

/** Saves a switch at once. */
export function useToggle(reading: SettingsReading) {
  const { mutate, isPending, variables } = useSaveAtOnce(reading, ({ name, isOn }: Toggle) => ({ [name]: isOn }));
  return {
    toggle: (name: keyof SettingFlags, isOn: boolean) => mutate({ name, isOn }),
    /** The switch that is being saved. */
    running: isPending ? variables.name : undefined,
  };
}
