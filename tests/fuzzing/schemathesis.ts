import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses, fuzzer, shell } from '../support/addresses.js';

/** One run over some operations of the described API. */
export interface Fuzzing {
  readonly token: string | undefined;
  /** Values of path parameters by `METHOD /path`; without one they are made up. */
  readonly ids: Readonly<Record<string, string>>;
  /** A regular expression of the paths that are tried, or of those that are not. */
  readonly paths: readonly ['--include-path-regex' | '--exclude-path-regex', string];
  /** Requests per operation beyond those that its description suggests. */
  readonly examples: number;
  readonly seed: number;
}

export interface Fuzzed {
  readonly requests: number;
  /** What was answered that may not be: empty when all is right. */
  readonly failures: string;
}

/** No 5xx but a documented 503, and nothing that the description does not have: status, media type, body, header. */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
];

/** Tries the API by its own description. @throws when schemathesis cannot run */
export async function fuzz({ token, ids, paths, examples, seed }: Fuzzing): Promise<Fuzzed> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-fuzzing-'));
  try {
    const config = join(folder, 'schemathesis.toml');
    writeFileSync(config, configOf(token, ids), { mode: 0o600 });
    const { code, output } = await python(folder, [
      ...['--config-file', config, '--no-color', 'run', `${addresses.portal}/api/openapi.json`],
      ...['--url', `${addresses.portal}/api`, '--checks', checks.join(','), '--phases', 'coverage,fuzzing'],
      ...['--max-examples', String(examples), '--seed', String(seed), '--no-shrink', '--continue-on-failure'],
      ...['--request-timeout', '20', '--warnings', 'off', ...paths],
    ]);
    const requests = Number(/(\d+) generated/.exec(output)?.[1]);
    if (Number.isNaN(requests)) throw new Error(`schemathesis ended with ${code}:\n${output}`);
    return { requests, failures: code === 0 ? '' : output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The token is in a file, because every process of the machine sees a command line. */
function configOf(token: string | undefined, ids: Fuzzing['ids']): string {
  const operations = Object.entries(ids).map(([operation, id]) => {
    const [method = '', path = ''] = operation.split(' ');
    const name = /\{(\w+)\}/.exec(path)?.[1] ?? '';
    const lines = ['[[operations]]', `include-method = ${text(method)}`, `include-path = ${text(path)}`];
    return [...lines, `parameters = { ${text(`path.${name}`)} = ${text(id)} }`].join('\n');
  });
  const headers = token === undefined ? [] : [`headers = { Authorization = ${text(`Bearer ${token}`)} }`];
  return [...headers, '[generation]', 'database = "none"', ...operations, ''].join('\n');
}

/** A basic string of TOML has the escapes of JSON. */
const text = (value: string): string => JSON.stringify(value);

function python(cwd: string, args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
  const env = { ...shell, HOME: cwd, PYTHONPATH: fuzzer.packages, PYTHONDONTWRITEBYTECODE: '1' };
  const child = spawn(fuzzer.program, ['-m', 'schemathesis.cli', ...args], { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 128, output }));
  });
}
