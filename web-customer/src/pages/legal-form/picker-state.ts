import { isLegalForm, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import {
  isSupportedChoice,
  pickerTree,
  type PickerBranch,
  type PickerCategory,
  type PickerChoice,
  type RegisteredAnswer,
} from './picker.js';

export interface PickerState {
  readonly answer?: RegisteredAnswer;
  readonly category?: PickerCategory['key'];
  readonly choice?: PickerChoice;
}

export const untouched: PickerState = {};

/** A new answer to "registered?" resets everything after it. */
export function answered(answer: RegisteredAnswer): PickerState {
  return { answer };
}

/** A new category resets the form. */
export function categorised({ answer }: PickerState, category: PickerCategory['key']): PickerState {
  return { ...(answer === undefined ? {} : { answer }), category };
}

/** Choosing a form of the category keeps the category; a form outside of the categories resets it (R1 §2 item 5). */
export function chosen(state: PickerState, choice: PickerChoice): PickerState {
  const { answer, category } = state;
  const keeps = category !== undefined && categoryOf(state)?.forms.some((form) => form === choice) === true;
  return { ...(answer === undefined ? {} : { answer }), ...(keeps ? { category } : {}), choice };
}

export function branchOf({ answer }: PickerState): PickerBranch | undefined {
  return pickerTree.find((branch) => branch.answer === answer);
}

export function categoryOf(state: PickerState): PickerCategory | undefined {
  return branchOf(state)?.categories.find(({ key }) => key === state.category);
}

/** The chosen form; undefined until one is chosen that can be opened online. */
export function chosenForm({ choice }: PickerState, disabled: readonly string[]): LegalForm | undefined {
  return choice !== undefined && isSupportedChoice(choice, disabled) ? choice : undefined;
}

/** Whether a form without online opening was chosen. */
export function isUnsupported({ choice }: PickerState, disabled: readonly string[]): boolean {
  return choice !== undefined && !isSupportedChoice(choice, disabled);
}

/** The state for the legal form of an address; unchanged for an unknown one (R1 §2 item 4). */
export function stateFor(code: string): PickerState {
  if (!isLegalForm(code)) return untouched;
  for (const { answer, categories, direct } of pickerTree) {
    const category = categories.find(({ forms }) => forms.includes(code));
    if (category !== undefined) return { answer, category: category.key, choice: code };
    if (direct.some((choice) => choice === code)) return { answer, choice: code };
  }
  return untouched;
}
