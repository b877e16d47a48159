import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './app/App.js';
import '@kontor/domain/brand/fonts.css';

// The content security policy forbids the compiled parsers of zod, which need `eval`.
config({ jitless: true });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the app');

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
createRoot(root).render(<App nonce={nonce} />);
