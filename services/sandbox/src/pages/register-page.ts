import { PAGE_SIZE, type RegisterEntry } from '../companies/register.js';
import type { Sandbox } from '../state/sandbox.js';
import { html, type Html } from './html.js';
import { layout } from './layout.js';

/** Search in the register, with the data to enter for a match. */
export function registerPage(sandbox: Sandbox, q: string): string {
  const { hits, totalHits } = sandbox.register.search({ q }, 0);
  const content = html`<form method="get" action="/company-check/register" role="search">
      <label class="field" for="q">Name, Ort, Postleitzahl oder Registernummer</label>
      <p><input id="q" name="q" type="search" value="${q}" /> <button>Suchen</button></p>
    </form>
    <p class="soft">${count(totalHits)}</p>
    ${hits.map(companyCard)}`;
  return layout({ title: 'Register', path: '/company-check', content });
}

function count(totalHits: number): string {
  const hits = `${totalHits.toLocaleString('de-DE')} Treffer`;
  return totalHits > PAGE_SIZE ? `${hits}, die ersten ${PAGE_SIZE} sind gezeigt.` : `${hits}.`;
}

function companyCard(company: RegisterEntry): Html {
  const { name, address, registrationNumber, registrationIssuer, headquarterId } = company;
  const register = registrationNumber ? `${registrationNumber}, ${registrationIssuer ?? ''}` : 'nicht eingetragen';
  const functionaries = (company.functionaries ?? []).map((person) => {
    const kind = person.typeOfRepresentation === 'ALONE' ? 'vertritt allein' : 'vertritt gemeinsam';
    return html`<li>
      ${person.role}: ${person.firstName} ${person.lastName}, geboren ${day(person.birthDate)}, ${kind}
    </li>`;
  });
  const owners = (company.beneficialOwners ?? []).map((owner) => {
    return html`<li>
      Wirtschaftlich berechtigt: ${owner.firstName} ${owner.lastName}, geboren ${day(owner.birthDate)},
      ${owner.votingShare} %
    </li>`;
  });
  return html`<section class="card">
      <h2>${name}</h2>
      <p>
        ${address.line1}, ${address.postalCode} ${address.city}<br />${register}<br /><span class="soft"
          >${headquarterId}</span
        >
      </p>
      <ul>
        ${functionaries}${owners}
      </ul>
    </section>
    <br />`;
}

function day(date: string): string {
  return date.split('-').reverse().join('.');
}
