import type { LoaderFunctionArgs } from 'react-router';
import { debugCounterpart, debugPath, type DebugParams } from '../../app/routes/debug-routes.js';
import { enterDebugMode, debugSend } from '../../app/session/debug-mode.js';
import { notify } from '../../app/notices/notices.js';
import { queryClient } from '../../app/session/query-client.js';
import { api } from '../../app/session/session.js';
import { text } from '../../texts/debug-text.js';
import { answerFrom, answersAbout } from './sample-answers.js';
import { createSampleCase, ordered } from './sample-case.js';

type Send = typeof api.send;

let shown: DebugParams | undefined;

/** The package and the legal form of the sample case. */
export const debugParams = (): DebugParams => shown ?? { kontoId: 1, rechtsform: 'GMBH' };

/** Answers requests from the sample case, before a page reads anything. */
export function startDebugSession({ params, request }: LoaderFunctionArgs): null {
  const { kontoId = debugParams().kontoId, rechtsform = debugParams().rechtsform } = params;
  const starts =
    debugSend() === undefined || shown === undefined || kontoId !== shown.kontoId || rechtsform !== shown.rechtsform;
  shown = { kontoId, rechtsform };
  if (starts) openSample(shown, new URL(request.url).pathname);
  return null;
}

function openSample(params: DebugParams, pathname: string): void {
  const sample = createSampleCase(Number(params.kontoId) || 1, params.rechtsform);
  if (/\/(?:uebertragen|status)$/.test(pathname)) ordered(sample);
  const answers = answersAbout(sample, {
    onOrder: () =>
      notify({ tone: 'info', title: () => text('debug.order.title'), body: () => text('debug.order.body') }),
    onRegister: (chosen) => (shown = chosen),
  });
  const send: Send = async (route, input) => {
    const { body } = input as { readonly body?: unknown };
    return (await answerFrom(answers, route, body)) as Awaited<ReturnType<typeof api.send<typeof route>>>;
  };
  queryClient.clear();
  enterDebugMode({
    send,
    pathOverride: (name, values) => {
      const route = debugCounterpart(name);
      return route === undefined ? undefined : debugPath(route, { ...debugParams(), ...values });
    },
  });
}
