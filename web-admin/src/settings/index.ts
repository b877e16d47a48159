import { resourceNames } from '../providers/resource-names.js';
import { lazyPart } from '../ui/lazy-part.js';
import { PageLoading } from '../ui/page/PageLoading.js';

const Configuration = lazyPart(async () => (await import('./Configuration.js')).Configuration, PageLoading);
const InstanceConfiguration = lazyPart(
  async () => (await import('./InstanceConfiguration.js')).InstanceConfiguration,
  PageLoading,
);
const SettingList = lazyPart(async () => (await import('./internal/SettingList.js')).SettingList, PageLoading);
const VersionList = lazyPart(async () => (await import('./versions/VersionList.js')).VersionList, PageLoading);

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
