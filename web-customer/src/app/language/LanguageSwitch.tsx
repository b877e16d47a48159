import { languageNames, languages } from '@kontor/texts/languages';
import { useLanguage } from '../../texts/language.js';
import { Button } from '../../ui/Button.js';

/** The other languages, each by its own name. */
export function LanguageSwitch() {
  const shown = useLanguage();
  return languages
    .filter((language) => language !== shown)
    .map((language, place) => (
      <Button
        // By its place, so that the focus stays when its language changes.
        key={place}
        look="quiet"
        lang={language}
        // Its text ends where the page does, or starts there on a phone.
        style={{ margin: '0 -12px' }}
        onClick={() => void import('./switch-language.js').then(({ switchLanguage }) => switchLanguage(language))}
      >
        {languageNames[language]}
      </Button>
    ));
}
