import { escapeHtml } from '../escape-html.js';
import type { MailContent } from './mail-content.js';

/** How the bank's mails look. */
export interface MailBrand {
  readonly bankName: string;
  /** Web address of the logo; without one the name stands there. */
  readonly logoUrl: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly linkColour: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly ground: string;
  readonly disclaimer: readonly { readonly title: string; readonly content: string }[];
  readonly imprintUrl: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** A subject is one line, whatever a name in it carries. */
function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

/** The plain words of a text that may carry simple markup. */
function plainOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/div)\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const greeting = 'Guten Tag,';

/** Lays a mail out: one column of 600 px, one button, its link as text too, and always a text part. */
export function renderMail(content: MailContent, brand: MailBrand): RenderedMail {
  return { subject: oneLine(content.subject), text: textOf(content, brand), html: htmlOf(content, brand) };
}

function textOf(content: MailContent, brand: MailBrand): string {
  const parts = [
    greeting,
    ...content.paragraphs,
    ...(content.code === undefined ? [] : [`Ihr Code:\n\n${content.code}`]),
    ...(content.button === undefined ? [] : [`${content.button.label}:\n${content.button.url}`]),
    ...(content.afterwards ?? []),
    `Freundliche Grüße\n${brand.bankName}`,
    ...brand.disclaimer.map(({ title, content: body }) => `-- \n${title}\n${plainOf(body)}`),
    ...(brand.imprintUrl === '' ? [] : [`Impressum: ${brand.imprintUrl}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf(content: MailContent, brand: MailBrand): string {
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const rows = [
    `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;color:${brand.ink}">${escapeHtml(content.heading)}</h1>`,
    paragraph(greeting),
    ...content.paragraphs.map((text) => paragraph(text)),
    codeOf(content, brand),
    buttonOf(content, brand),
    ...(content.afterwards ?? []).map((text) => paragraph(text, `font-size:14px;color:${brand.inkSoft};`)),
    `<p style="margin:24px 0 0">Freundliche Grüße<br>${escapeHtml(brand.bankName)}</p>`,
  ];
  return page(content, brand, rows.join('\n'));
}

function codeOf({ code }: MailContent, brand: MailBrand): string {
  if (code === undefined) return '';
  return `<p style="margin:0 0 20px;padding:14px;border:1px solid ${brand.line};border-radius:8px;text-align:center;font-size:28px;letter-spacing:8px;font-weight:600">${escapeHtml(code)}</p>`;
}

function buttonOf({ button }: MailContent, brand: MailBrand): string {
  if (button === undefined) return '';
  const url = escapeHtml(button.url);
  return `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:${brand.primary};color:${brand.onPrimary};font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:${brand.inkSoft}">Der Knopf geht nicht? Öffnen Sie diese Adresse:<br><a href="${url}" style="color:${brand.linkColour};word-break:break-all">${url}</a></p>`;
}

function page(content: MailContent, brand: MailBrand, body: string): string {
  const name = escapeHtml(brand.bankName);
  const head =
    brand.logoUrl === ''
      ? `<strong style="font-size:18px">${name}</strong>`
      : `<img src="${escapeHtml(brand.logoUrl)}" alt="${name}" height="40" style="border:0">`;
  const disclaimer = brand.disclaimer
    .map(
      ({ title, content: text }) =>
        `<p style="margin:0 0 8px"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(plainOf(text)).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');
  const imprint =
    brand.imprintUrl === ''
      ? ''
      : `<p style="margin:0"><a href="${escapeHtml(brand.imprintUrl)}" style="color:${brand.inkSoft}">Impressum</a></p>`;
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(content.subject))}</title></head>
<body style="margin:0;padding:24px 12px;background:${brand.ground};font-family:'Source Sans 3',Arial,sans-serif;font-size:17px;line-height:1.5;color:${brand.ink}">
<table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#fff;border:1px solid ${brand.line};border-radius:10px">
<tr><td style="padding:24px 32px;border-bottom:1px solid ${brand.line}">${head}</td></tr>
<tr><td style="padding:32px">${body}</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid ${brand.line};font-size:13px;color:${brand.inkSoft}">${disclaimer}${imprint}</td></tr>
</table></body></html>
`;
}
