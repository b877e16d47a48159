import { listHtml } from './list-text.js';

describe('the short text of an option', () => {
  it.each([
    ['', ''],
    [' \n ', ''],
    ['Eine Karte', '<ul><li>Eine Karte</li></ul>'],
    [' Karte \n\nApp\r\nTerminal', '<ul><li>Karte</li><li>App</li><li>Terminal</li></ul>'],
    ['Preis < 5 & "frei"', '<ul><li>Preis &lt; 5 &amp; &quot;frei&quot;</li></ul>'],
    ['<img src=x onerror=alert(1)>', '<ul><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>'],
  ])('of the lines %j is the list %j', (text, html) => {
    expect(listHtml(text)).toBe(html);
  });
});
