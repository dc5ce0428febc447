import { refuseSending } from '#mocks/contracts/library/credential-hosts.ts'
import type { FunctionFields } from '#mocks/contracts/library/function.schema.ts'
import type { ArgumentValues } from '#mocks/contracts/library/function-arguments.ts'
import {
  answerLimit,
  type CallFailure,
  type FunctionTest,
  shownLimit,
} from '#mocks/contracts/library/function-test.schema.ts'
import type { Deps } from '../../deps.ts'
import { createGuardedFetch, type GuardedResponse } from '../../net/guarded-fetch.ts'
import { GuardedFetchError, type GuardedFetchReason } from '../../net/guarded-fetch-error.ts'
import { createCredentialRepository } from '../credentials/credential.repository.ts'
import type { ItemRef } from '../shared/library-collection.ts'
import { buildRequest } from './build-request.ts'
import { credentialHeader, secretsOf } from './credential-header.ts'
import { redactor } from './redact.ts'
import { serverSecretHeaders } from './server-secrets.ts'

/** Headers of an answer that say how it was meant, and nothing about who called. */
const safeHeaders = [
  'content-type',
  'content-length',
  'content-language',
  'cache-control',
  'date',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
]

const failures: Record<GuardedFetchReason, CallFailure> = {
  'bad-url': 'blocked-address',
  'blocked-address': 'blocked-address',
  'left-origin': 'blocked-address',
  dns: 'dns',
  timeout: 'timeout',
  network: 'network',
  status: 'network',
  'too-many-redirects': 'too-many-redirects',
  'bad-type': 'unreadable',
  'too-large': 'too-large',
}

/** What is called, with what, by whom. */
interface FunctionCall extends Omit<ItemRef, 'itemId'> {
  definition: FunctionFields
  values: ArgumentValues
  /** What it proves itself with to its server; null when it cannot be read any more. @default none */
  serverSecret?: string | null | undefined
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

/**
 * Makes a function's call: to public addresses alone, on the port of https, within its seconds and 256 kB. The
 * credential's secret goes to the first origin alone, which must be one of its hosts, and is blanked out of everything that comes back.
 */
export function createRunFunction(deps: Pick<Deps, 'stores' | 'now' | 'config'>) {
  const credentials = createCredentialRepository(deps)

  return async function runFunction(call: FunctionCall): Promise<FunctionTest> {
    const { definition, values, serverSecret, signal, ...owner } = call
    const request = buildRequest(definition, values)
    const credential = definition.credentialId
      ? await credentials.collection.find({ ...owner, itemId: definition.credentialId })
      : null
    const line = (url: string) => `${definition.method} ${url}`
    const refusal = credential && refuseSending(credential.hosts ?? [], request.url)
    if (refusal) return failed(refusal, line(request.url), 0)
    const secret = credential && credentials.openSecret(credential)
    if (serverSecret === null || (definition.credentialId && (!credential || secret === null))) {
      return failed('secret-lost', line(request.url), 0)
    }
    const proof = credential && secret !== null ? { credential, secret } : null
    const redact = redactor([...(proof ? secretsOf(proof) : []), ...(serverSecret ? [serverSecret] : [])])
    const fetch = createGuardedFetch({
      allow: deps.config.siteReaderAllow,
      ports: [443],
      totalTimeoutMs: definition.timeout * 1000,
      maxBytes: answerLimit,
    })
    const start = performance.now()
    const elapsed = () => Math.round(performance.now() - start)
    try {
      const response = await fetch(request.url, {
        method: definition.method,
        headers: {
          ...request.headers,
          ...serverSecretHeaders(serverSecret),
          ...(proof && credentialHeader(proof)),
        },
        body: request.body,
        anyStatus: true,
        signal,
      })
      return present(response, { request: redact(line(response.url)), milliseconds: elapsed(), redact })
    } catch (error) {
      // Whoever asked has left: nobody reads what this says.
      if (signal.aborted) return failed('network', redact(line(request.url)), elapsed())
      if (!(error instanceof GuardedFetchError)) throw error
      return failed(failures[error.reason], redact(line(request.url)), elapsed())
    }
  }
}

function failed(failure: CallFailure, request: string, milliseconds: number): FunctionTest {
  return { failure, status: 0, milliseconds, request, headers: [], body: '', bodyCut: false, bytes: 0 }
}

interface Seen {
  request: string
  milliseconds: number
  redact: (text: string) => string
}

function present(
  { status, headers, body }: GuardedResponse,
  { request, milliseconds, redact }: Seen,
): FunctionTest {
  // Blanked out before it is cut: half a secret at the end would not be recognised.
  const text = redact(textOf(body))
  return {
    failure: null,
    status,
    milliseconds,
    request,
    headers: safeHeaders.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [{ name, value: redact(value) }] : []
    }),
    body: text.slice(0, shownLimit),
    bodyCut: text.length > shownLimit,
    bytes: body.length,
  }
}

/** The body as text; '' when it is a file of another kind. */
function textOf(body: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    return text.includes('\0') ? '' : text
  } catch {
    return ''
  }
}
