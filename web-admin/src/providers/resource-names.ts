/** The names that the API gives to the resources; react-admin uses them in addresses, caches and labels. */
export const resourceNames = { case: 'bgo_identifications_portal', staff: 'admin_account' } as const;
