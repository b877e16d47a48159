import '@kontor/api/without-eval';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import '@kontor/domain/brand/fonts.css';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
createRoot(root).render(<App nonce={nonce} />);
