/** Source of a finding: 0 none, 1 customer only, 2 customer and provider, 3 provider only (R3 §9). */
export type FindingClass = 0 | 1 | 2 | 3;

/** A value that matches a rule, by source. */
export interface HoldFinding {
  readonly class: FindingClass;
  readonly customerValue?: string | undefined;
  readonly providerValue?: string | undefined;
  /** The displayed value: the provider's where there is one, else the customer's. */
  readonly consolidatedValue: string;
}

/** Findings by business field, and by index of the person and then field (R3 §3 "simplePutOnHoldFindings"). */
export interface OnHoldFindings {
  readonly business: Readonly<Record<string, HoldFinding>>;
  readonly people: Readonly<Record<string, Readonly<Record<string, HoldFinding>>>>;
}

/** Whether anything was found, so that the order is put on hold. */
export function hasFindings(findings: OnHoldFindings): boolean {
  return Object.keys(findings.business).length > 0 || Object.keys(findings.people).length > 0;
}

/** A finding if the customer's or the provider's value matches; the class is its source. */
export function findingOf<T>(
  sides: { readonly customer: T | undefined; readonly provider: T | undefined },
  isHit: (value: T) => boolean,
  show: (value: T) => string,
): HoldFinding | undefined {
  const { customer, provider } = sides;
  const customerHit = customer !== undefined && isHit(customer);
  const providerHit = provider !== undefined && isHit(provider);
  if (!customerHit && !providerHit) return undefined;
  const customerValue = customer === undefined ? undefined : show(customer);
  const providerValue = provider === undefined ? undefined : show(provider);
  return {
    class: classOf(customerHit, providerHit),
    ...(customerValue === undefined ? {} : { customerValue }),
    ...(providerValue === undefined ? {} : { providerValue }),
    consolidatedValue: providerValue ?? customerValue ?? '',
  };
}

/** The class of a finding by which sources match (R3 §9). */
export function classOf(customerHit: boolean, providerHit: boolean): FindingClass {
  if (customerHit) return providerHit ? 2 : 1;
  return providerHit ? 3 : 0;
}
