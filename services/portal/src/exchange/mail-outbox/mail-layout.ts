import Handlebars from 'handlebars';

const { compile } = Handlebars.create();

/** The HTML part: one column of 600 px, one button, its link also as text. Handlebars escapes every value. */
export const htmlLayout = compile(
  `<!doctype html>
<html lang="{{language}}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{{subject}}</title></head>
<body style="margin:0;padding:24px 12px;background:{{brand.ground}};font-family:'Source Sans 3',Arial,sans-serif;font-size:17px;line-height:1.5;color:{{brand.ink}}">
<table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;margin:0 auto;background:#fff;border:1px solid {{brand.line}};border-radius:10px">
<tr><td style="padding:24px 32px;border-bottom:1px solid {{brand.line}}">
{{~#if brand.logoUrl}}<img src="{{brand.logoUrl}}" alt="{{brand.bankName}}" height="40" style="border:0">{{else}}<strong style="font-size:18px">{{brand.bankName}}</strong>{{/if~}}
</td></tr>
<tr><td style="padding:32px"><h1 style="margin:0 0 20px;font-size:24px;line-height:1.3;color:{{brand.ink}}">{{heading}}</h1>
<p style="margin:0 0 16px">{{greeting}}</p>
{{#each paragraphs}}
<p style="margin:0 0 16px">{{this}}</p>
{{/each}}
{{#if code}}
<p style="margin:0 0 20px;padding:14px;border:1px solid {{brand.line}};border-radius:8px;text-align:center;font-size:28px;letter-spacing:8px;font-weight:600">{{code}}</p>
{{/if}}
{{#if button}}
<p style="margin:0 0 16px"><a href="{{button.url}}" style="display:inline-block;padding:14px 24px;border-radius:8px;background:{{brand.primary}};color:{{brand.onPrimary}};font-weight:600;text-decoration:none">{{button.label}}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:{{brand.inkSoft}}">{{words.hint}}<br><a href="{{button.url}}" style="color:{{brand.linkColour}};word-break:break-all">{{button.url}}</a></p>
{{/if}}
{{#each afterwards}}
<p style="margin:0 0 16px;font-size:14px;overflow-wrap:anywhere;color:{{../brand.inkSoft}}">{{this}}</p>
{{/each}}
<p style="margin:24px 0 0">{{words.closing}}<br>{{brand.bankName}}</p></td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid {{brand.line}};font-size:13px;color:{{brand.inkSoft}}">
{{#if stop}}<p style="margin:0 0 8px">{{stop.label}}: <a href="{{stop.url}}" style="color:{{brand.inkSoft}}">{{stop.press}}</a></p>{{/if}}
{{~#each disclaimer}}<p style="margin:0 0 8px"><strong>{{title}}</strong>{{#each lines}}<br>{{this}}{{/each}}</p>{{/each~}}
{{#if brand.imprintUrl}}<p style="margin:0"><a href="{{brand.imprintUrl}}" style="color:{{brand.inkSoft}}">{{words.imprint}}</a></p>{{/if~}}
</td></tr>
</table></body></html>
`,
  { strict: true },
);

/** The text part; plain text is not escaped. */
export const textLayout = compile(
  `{{greeting}}

{{#each paragraphs}}
{{this}}

{{/each}}
{{#if code}}
{{words.code}}

{{code}}

{{/if}}
{{#if button}}
{{button.label}}:
{{button.url}}

{{/if}}
{{#each afterwards}}
{{this}}

{{/each}}
{{words.closing}}
{{brand.bankName}}
{{#if stop}}

{{stop.label}}:
{{stop.url}}
{{/if}}
{{#each disclaimer}}

-- 
{{title}}
{{#each lines}}
{{this}}
{{/each}}
{{/each}}
{{#if brand.imprintUrl}}

{{words.imprint}}: {{brand.imprintUrl}}
{{/if}}
`,
  { strict: true, noEscape: true },
);
