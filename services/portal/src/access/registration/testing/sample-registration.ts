/** A registration as the page sends it; valid under the most open rules. */
export const sampleRegistration = {
  username: 'Erika.Muster@firma.test',
  businessLegalForm: 'GMBH',
  businessName: 'Muster Möbel GmbH',
  salutation: 'MS',
  firstName: 'Erika',
  lastName: 'Muster',
  orderData: { kontoId: 2 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
};
