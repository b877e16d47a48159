/** Stylesheet of the sandbox's pages. */
export const STYLESHEET = `
:root { color-scheme: light; --ink: #14202b; --soft: #4a5a68; --line: #d8e0e7; --ground: #f5f8fa; --paper: #fff; --primary: #0066b3; --deep: #002d67; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 "Source Sans 3 Variable", "Source Sans 3", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.bar { background: #ffd54a; color: #14202b; padding: 8px 16px; font-weight: 600; text-align: center; }
nav { background: var(--paper); border-bottom: 1px solid var(--line); padding: 8px 16px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 24px; max-width: 1200px; margin: 0 auto; padding: 0; list-style: none; }
nav a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 16px 64px; }
main.narrow { max-width: 640px; }
h1 { color: var(--deep); font-size: 28px; line-height: 1.2; margin: 8px 0 12px; }
h2 { color: var(--deep); font-size: 20px; line-height: 1.3; margin: 32px 0 8px; }
p { max-width: 68ch; }
a { color: var(--primary); }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid #ffbf47; outline-offset: 2px; }
.table { overflow-x: auto; background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; }
th, td { padding: 8px 12px; text-align: left; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--soft); font-weight: 600; white-space: nowrap; }
tr:last-child td { border-bottom: 0; }
.number { text-align: right; }
.chip { display: inline-block; padding: 0 10px; border-radius: 999px; background: #e3eef7; white-space: nowrap; }
.warning { background: #fbeed5; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
.card > h2:first-child { margin-top: 0; }
fieldset { border: 0; margin: 0 0 24px; padding: 0; }
legend { font-weight: 600; padding: 0; margin-bottom: 8px; }
.choice { display: flex; gap: 12px; align-items: flex-start; padding: 12px; margin-bottom: 8px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.choice:has(input:checked) { border-color: var(--primary); background: #e3eef7; }
.choice input { width: 20px; height: 20px; margin: 2px 0 0; flex: none; }
.choice small { display: block; color: var(--soft); font-size: 15px; }
label.field { display: block; font-weight: 600; margin-bottom: 4px; }
input[type="search"] { width: min(100%, 420px); font: inherit; padding: 8px 12px; border: 1px solid #6b7b89; border-radius: 8px; }
button { font: inherit; font-weight: 600; color: #fff; background: var(--primary); border: 0; border-radius: 8px; padding: 10px 20px; min-height: 44px; cursor: pointer; }
.soft { color: var(--soft); }
.skip { position: absolute; left: -999px; }
.skip:focus { position: static; }
`;
