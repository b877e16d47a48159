import type { OrderBox } from '@kontor/domain/order-box/order-box';
import type { Language } from '@kontor/texts/languages';
import { translated } from '../../../texts/create-text.js';
import { currentLanguage } from '../../../texts/language.js';

interface BoxTexts {
  readonly label?: string | undefined;
  readonly text?: string | undefined;
  readonly tooltip?: string | undefined;
}

/** The texts of a box in a language, of the bank or, for a default box, of the app. */
export function textsOf(
  box: OrderBox & Readonly<Partial<Record<Language, BoxTexts | undefined>>>,
  language: Language,
): BoxTexts {
  return box[language] ?? { label: translated(box.label), text: translated(box.text ?? '') };
}

/** The name of a box in a sentence of the page. */
export function boxLabel(box: OrderBox): string {
  const language = currentLanguage();
  return (language === 'de' ? undefined : textsOf(box, language).label) ?? box.label;
}
