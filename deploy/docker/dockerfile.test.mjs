import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { inRoot } from '../local/command-line/paths.mjs';
import { allWorkspaces, imageNames, imageOf, workspacesOf } from './images.mjs';

const dockerfile = readFileSync(inRoot('deploy/docker/Dockerfile'), 'utf8');
const ignore = readFileSync(inRoot('.dockerignore'), 'utf8').split('\n');
const copies = [...dockerfile.matchAll(/^COPY (?!--from)(.+) (\S+)$/gm)].map(([, sources = '', target]) => ({
  sources: sources.split(' '),
  target,
}));
const sources = copies.flatMap((copy) => copy.sources);

describe('the Dockerfile', () => {
  it('copies only files that exist and that .dockerignore includes', () => {
    for (const source of sources) {
      assert.ok(existsSync(inRoot(source)), `${source} is missing`);
      const isLet = ignore.some((line) => line === `!${source}` || source.startsWith(`${line.slice(1)}/`));
      assert.ok(isLet, `.dockerignore keeps ${source} out`);
    }
  });

  it('installs with the package.json of every workspace', () => {
    const manifests = sources.filter((source) => /.\/package\.json$/.test(source));
    assert.deepEqual(manifests.sort(), allWorkspaces.map((workspace) => `${workspace}/package.json`).sort());
    for (const workspace of allWorkspaces)
      assert.ok(
        copies.some(
          ({ sources: [source], target }) => source === `${workspace}/package.json` && target === `${workspace}/`,
        ),
      );
  });

  it('copies every workspace that is built', () => {
    for (const workspace of allWorkspaces.filter((one) => !['tests', 'tools'].includes(one)))
      assert.ok(
        sources.some((source) => workspace === source || workspace.startsWith(`${source}/`)),
        workspace,
      );
  });

  it('runs scripts of deploy only', () => {
    const scripts = [...dockerfile.matchAll(/[\w./-]+\.mjs/g)].map(([path]) => path);
    assert.deepEqual(
      scripts.filter((path) => path.includes('/') && !path.startsWith('deploy/')),
      [],
    );
    assert.ok(scripts.includes('deploy/docker/sbom.mjs'));
  });

  it('runs the process as an unprivileged user, with a health check', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    assert.match(last, /^USER 1000:1000$/m);
    assert.match(last, /^HEALTHCHECK .*CMD \["node", "deploy\/docker\/health\.mjs"\]$/m);
    assert.match(last, /^CMD \["node", .*"main\.mjs"\]$/m);
    assert.doesNotMatch(last, /^RUN /m);
  });

  it('leaves generated, secret and personal files out of the build', () => {
    for (const path of ['**/node_modules', '**/dist', '**/gen', '.kontor', '**/.env', '**/*.pem']) {
      assert.ok(ignore.includes(path), path);
      assert.ok(ignore.indexOf(path) > ignore.lastIndexOf('!tests/package.json'), `${path} comes too early`);
    }
  });
});

describe('the images', () => {
  it('are those of all processes and of the tools', () => {
    assert.equal(imageNames.length, 9);
    assert.equal(imageOf('mail-sink'), undefined);
    assert.equal(imageOf('nobody'), undefined);
  });

  it('contain the workspaces that the process needs, and no other', () => {
    assert.deepEqual(workspacesOf(imageOf('notification')?.workspace ?? '').sort(), [
      'proto',
      'services/notification',
      'services/platform',
    ]);
    assert.deepEqual(workspacesOf(imageOf('sandbox')?.workspace ?? ''), ['services/sandbox']);
    assert.ok(workspacesOf(imageOf('worker')?.workspace ?? '').includes('workflows/contract'));
    assert.ok(imageOf('portal')?.files.includes('web-customer/dist/app'));
  });

  it('have existing source files', () => {
    for (const name of imageNames) {
      for (const file of imageOf(name)?.files ?? []) {
        const source = file.replace(/\/dist\/app$/, '/index.html');
        assert.ok(existsSync(inRoot(source)), `${name}: ${source}`);
      }
    }
  });
});
