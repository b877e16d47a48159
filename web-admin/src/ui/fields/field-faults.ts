/** A field that is refused: where it is, and why. */
export interface FieldFault {
  readonly field: HTMLElement;
  /** "Girokonto › Preis im Monat": the section with its name, and the label. */
  readonly place: string;
  readonly message: string;
}

const textOf = (element: Element | null): string => element?.textContent.trim() ?? '';

/** The refused fields of a form from top to bottom, those of closed sections included. */
export function fieldFaults(form: Element): readonly FieldFault[] {
  return [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"][id]')].map((field) => {
    const label = textOf(form.querySelector(`label[for="${CSS.escape(field.id)}"]`));
    const place = [sectionOf(field), label].filter((part) => part !== '').join(' › ');
    return { field, place, message: textOf(document.getElementById(`${field.id}-error`)) };
  });
}

function sectionOf(field: HTMLElement): string {
  const section = field.closest('section');
  const heading = section?.getAttribute('aria-labelledby') ?? '';
  return heading === '' ? (section?.getAttribute('aria-label') ?? '') : textOf(document.getElementById(heading));
}

/** Opens the section of a field and takes the focus to it. */
export function showField(field: HTMLElement): void {
  const closed = field.closest('[hidden]');
  if (closed !== null) document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(closed.id)}"]`)?.click();
  // After the section is shown: a hidden field takes no focus.
  setTimeout(() => {
    field.focus();
    field.scrollIntoView({ block: 'center' });
  });
}
