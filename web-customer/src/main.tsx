import '@kontor/api/without-eval';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startLanguage } from './app/language/show-language.js';
import '@kontor/domain/brand/fonts.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
const render = (): void => createRoot(root).render(<App nonce={nonce} />);
// German is there at once; another language is loaded before anything is shown.
const loading = startLanguage();
if (loading === undefined) render();
else void loading.then(render);
