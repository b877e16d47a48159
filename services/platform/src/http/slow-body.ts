import type { Request, RequestHandler, Response } from 'express';
import { httpProblem } from '../problem/http-problem.js';
import { sendProblem } from '../problem/send-problem.js';

/** A body that is not complete must bring so many bytes in each window. */
export interface BodyRate {
  /** Ms. */
  readonly windowMs: number;
  readonly bytes: number;
}

/** 512 bytes a second: far below any phone, and far above a client that only keeps a connection open. */
export const usualBodyRate: BodyRate = { windowMs: 20_000, bytes: 10_240 };

/**
 * Answers 408 and closes the connection when a body comes too slowly. Bytes that wait here for a reader of ours, at the
 * start or the end of a window, are no fault of the client.
 */
export function cutSlowBodies({ windowMs, bytes }: BodyRate): RequestHandler {
  return (request, response, next) => {
    if (mayHaveBody(request)) {
      const isSlow = createMeter(request, bytes);
      const timer = setInterval(() => {
        if (request.complete) clearInterval(timer);
        else if (isSlow()) cut(request, response);
      }, windowMs);
      response.once('close', () => clearInterval(timer));
    }
    next();
  };
}

/** Says of each window whether the client was too slow in it. */
function createMeter(request: Request, bytes: number): () => boolean {
  let [seen, waited] = [request.socket.bytesRead, false];
  return () => {
    const [came, waits] = [request.socket.bytesRead - seen, request.readableLength > 0];
    const isSlow = came < bytes && !waits && !waited;
    [seen, waited] = [request.socket.bytesRead, waits];
    return isSlow;
  };
}

function mayHaveBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function cut(request: Request, response: Response): void {
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.setHeader('Connection', 'close');
  response.once('finish', () => request.destroy());
  sendProblem(response, httpProblem(408));
}
