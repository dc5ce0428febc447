import type { IncomingMessage } from 'node:http'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import { clientAddress } from './client-address.ts'
import type { Trace } from './http-call.ts'
import type { Progress } from './progress.ts'
import { nextRequestId } from './request-id.ts'
import { apiHeaders } from './security-headers.ts'
import { sendJson } from './send-json.ts'
import { discardBody, toErrorAnswer } from './write-error.ts'

/** One answer of the api while it is made. */
export interface ApiAnswer {
  trace: Trace
  /** Name and value in turn. */
  headers: string[]
  /** Address of the caller, as far as the configured proxies are believed. */
  ip: string
}

interface AnswerOptions {
  log: Logger
  trustProxy: number
  /** Answers carry HSTS. */
  hsts: boolean
}

interface RefusalOptions {
  /** The line stream of the answer, once it was opened. */
  progress?: Progress | undefined
  /** Says what the operation does not declare of an answer; that is the answer then. */
  defectOf?: (status: number, body: unknown) => unknown
}

/** Begins the api's answers and writes its refusals. */
export function apiAnswers({ log, trustProxy, hsts }: AnswerOptions) {
  const common = apiHeaders(hsts)
  return {
    /** What an answer to this request has, whatever it will say. */
    begin(request: IncomingMessage): ApiAnswer {
      const requestId = nextRequestId()
      const ip = clientAddress(request, trustProxy)
      return { trace: { requestId, who: `ip:${ip}` }, headers: [...common, 'X-Request-Id', requestId], ip }
    },

    /** Answers with what was thrown, as the last line of `progress` once that was opened. */
    refuse(
      ctx: Context,
      { trace, headers }: ApiAnswer,
      error: unknown,
      { progress, defectOf }: RefusalOptions = {},
    ): void {
      if (ctx.res.destroyed && !ctx.res.writableFinished) {
        log.info(trace, 'request.abandoned')
        ctx.respond = false
        return
      }
      let answer = toErrorAnswer(error, trace.requestId, log)
      const defect = defectOf?.(answer.status, answer.body)
      if (defect) answer = toErrorAnswer(defect, trace.requestId, log)
      discardBody(ctx.req)
      if (progress) progress.finish(answer.status, answer.body)
      else {
        if (answer.allow) headers.push('Allow', answer.allow.join(', '))
        if (answer.retryAfter !== undefined) headers.push('Retry-After', String(answer.retryAfter))
        if (answer.status === 413 || answer.status === 415) headers.push('Connection', 'close')
        sendJson(ctx, answer.status, headers, answer.body)
      }
      log.info({ ...trace, status: answer.status, code: answer.body.code }, 'request.refused')
    },
  }
}

export type ApiAnswers = ReturnType<typeof apiAnswers>
