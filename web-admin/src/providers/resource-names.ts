/** The names that the API gives to the resources; react-admin uses them in addresses, caches and labels. */
export const resourceNames = {
  case: 'bgo_identifications_portal',
  feedback: 'feedbacks',
  faq: 'faq',
  report: 'reportingSummarySearch',
  staff: 'admin_account',
  configuration: 'configuration',
  instance: 'instance_configuration',
  setting: 'settings',
  settingsVersion: 'settings_versions',
  auditLog: 'event_histories',
  approval: 'approvals',
} as const;

export type ResourceName = (typeof resourceNames)[keyof typeof resourceNames];
