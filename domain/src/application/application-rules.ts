/** The settings of the bank that decide what an application must contain (R1 §3 "Configuration fields read"). */
export interface ApplicationRules {
  readonly strictEmailValidation: boolean;
  readonly askAnnualTurnover: boolean;
  readonly askBusinessPurpose: boolean;
  readonly askCrsType: boolean;
  readonly askAdditionalDataFromActingPerson: boolean;
  readonly activateGwg: boolean;
  /**
   * `isPhoneNumber` of `person/phone-number`, where the numbering plans are loaded. Without them, a browser accepts
   * every plausible number.
   */
  readonly isPhoneNumber?: (text: string) => boolean;
}
