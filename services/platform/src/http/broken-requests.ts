import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { httpProblem } from '../problem/http-problem.js';
import { problemType, textOf } from '../problem/send-problem.js';

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no request, or none in time, with a problem as any other refusal, and closes its connection. */
export function answerBrokenRequests(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => responses.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const last = responses.get(socket);
    const isAnswered = last !== undefined && last.headersSent && !last.writableEnded;
    if (socket.writable && error.code !== 'ECONNRESET' && !isAnswered)
      socket.end(answerOf(statusOf[error.code ?? ''] ?? 400));
    else socket.destroy();
  });
}

function answerOf(status: number): string {
  const body = textOf(httpProblem(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${problemType}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
