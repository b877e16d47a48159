import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { demo, readCompose } from '../docker/compose-file.fixture.mjs';
import { inRoot } from '../local/command-line/paths.mjs';

const read = (/** @type {string} */ file) => readFileSync(inRoot(`deploy/observability/${file}`), 'utf8');

/** @typedef {{ alert: string, expr: string, labels: { severity: string }, annotations: { summary: string, look: string } }} Rule */
const rules = /** @type {Rule[]} */ (
  parse(read('alerts.yml')).groups.flatMap((/** @type {{ rules: Rule[] }} */ group) => group.rules)
);
const { services } = readCompose(demo);

describe('Prometheus', () => {
  it('scrapes every process, by its name and port in docker-compose.yml', () => {
    const [kontor, sandbox] = parse(read('prometheus.yml')).scrape_configs;
    const watched = kontor.static_configs[0].targets;
    const ours = Object.entries(services).filter(
      ([name, { environment, networks }]) =>
        name !== 'sandbox' && environment?.HEALTH_PORT !== undefined && networks?.includes('watch'),
    );
    const targets = ours.map(([name, { environment }]) => `${name}:${environment?.HEALTH_PORT}`);
    assert.equal(targets.length, 7);
    assert.deepEqual([...watched].sort(), targets.sort());
    const [{ names, port }] = sandbox.dns_sd_configs;
    assert.ok(services['sandbox']?.networks?.includes('watch'));
    assert.deepEqual([names, String(port)], [['sandbox'], services['sandbox']?.environment?.HEALTH_PORT]);
  });

  it('and Grafana find their mounted files', () => {
    assert.deepEqual(parse(read('prometheus.yml')).rule_files, ['alerts.yml']);
    assert.ok(JSON.parse(read('grafana/kontor.json')).panels.length > 0);
    const uid = parse(read('grafana/datasource.yml')).datasources[0].uid;
    const used = [...read('grafana/kontor.json').matchAll(/"type": "prometheus",\s+"uid": "([^"]+)"/g)];
    assert.ok(used.length > 0 && used.every(([, one]) => one === uid));
  });
});

describe('an alert', () => {
  it('has a unique name', () => assert.equal(new Set(rules.map(({ alert }) => alert)).size, rules.length));

  for (const { alert, labels, annotations } of rules) {
    it(`${alert} has a severity, a summary and a page to read`, () => {
      assert.ok(['page', 'ticket'].includes(labels.severity));
      assert.ok(annotations.summary.length > 20);
      const [page = '', anchor = ''] = annotations.look.split('#');
      assert.ok(existsSync(inRoot(page)), page);
      const headings = [...readFileSync(inRoot(page), 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^a-z0-9 -]/g, '')
          .replaceAll(' ', '-'),
      );
      assert.ok(headings.includes(anchor), `${page} has no heading for #${anchor}`);
    });
  }
});
