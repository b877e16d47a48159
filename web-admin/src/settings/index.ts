import { lazy } from 'react';
import { resourceNames } from '../providers/resource-names.js';

const Configuration = lazy(async () => ({ default: (await import('./Configuration.js')).Configuration }));
const InstanceConfiguration = lazy(async () => ({
  default: (await import('./InstanceConfiguration.js')).InstanceConfiguration,
}));
const SettingList = lazy(async () => ({ default: (await import('./internal/SettingList.js')).SettingList }));
const VersionList = lazy(async () => ({ default: (await import('./versions/VersionList.js')).VersionList }));

/** The bank's settings; a tab of the overview with tabs of its own (R3 §2.8). */
export const configuration = {
  name: resourceNames.configuration,
  list: Configuration,
};

/** The settings of the installation; a tab of the overview with tabs of its own (R3 §2.9). */
export const instanceConfiguration = {
  name: resourceNames.instance,
  list: InstanceConfiguration,
};

/** Each setting as JSON; a tab of the overview (R3 §2.10). */
export const settings = {
  name: resourceNames.setting,
  list: SettingList,
};

/** The published versions of the settings; a tab of the configuration. */
export const settingsVersions = {
  name: resourceNames.settingsVersion,
  list: VersionList,
};
