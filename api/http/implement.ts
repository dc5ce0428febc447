import type { Logger } from 'pino'
import type {
  BodyOf,
  Contract,
  EventOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
  StatusOf,
} from '#mocks/contracts/shared/define-contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { Policy } from './policy.ts'
import type { Principal } from './principal.ts'

/** Everything a handler may know of a call. Input is parsed; the caller is authenticated. */
export interface Call<C extends Contract, S> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  principal: Principal
  /** Asks the operation's policy about what was loaded; throws 404 or 403. Must be called once. */
  authorise(subject: S): void
  /** Sends a progress event to a caller that listens for them. */
  emit(event: EventOf<C>): void
  /** Aborted when the caller goes away. */
  signal: AbortSignal
  request: RequestFacts
  log: Logger
  /** Sets or clears the session cookie of the answer. */
  setSessionToken(token: string | null): void
}

/** Facts about the request that are no input. */
export interface RequestFacts {
  id: string
  /** Host the caller asked for, as far as the configured proxies are believed. */
  host: string
  /** Address of the caller, as far as the configured proxies are believed. */
  ip: string
  /** Two-letter country from the configured header, or null. */
  country: string | null
  /** What the browser says of itself, or null. */
  userAgent: string | null
  /** Origin header, or null. */
  origin: string | null
  /** The session token the browser sent, or null. */
  sessionToken: string | null
}

/** A declared success answer. Errors are thrown as HttpError. */
export type Reply<C extends Contract> = {
  [S in StatusOf<C> & (200 | 201 | 202)]: { status: S; body: ResponseOf<C, S> }
}[StatusOf<C> & (200 | 201 | 202)]

/** A contract with its policy and its handler, ready to be registered. */
export interface Operation {
  contract: Contract
  run(call: Call<Contract, unknown>): Promise<{ status: number; body: unknown }>
  policy: Policy<unknown>
}

/** What one area answers. */
export interface AreaOperations {
  /** The area's name. */
  name: string
  operations: Operation[]
}

/** Binds a contract to its policy and handler. */
export function implement<C extends Contract, S>(
  contract: C,
  policy: Policy<S>,
  handler: (call: Call<C, S>) => Promise<Reply<C>>,
): Operation {
  return { contract, policy: policy as Policy<unknown>, run: handler as unknown as Operation['run'] }
}

/** A 200 with this body. */
export function ok<B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}

/** The region of a call's path. */
export function regionOf(call: { params: { region: Region } }): Region {
  return call.params.region
}
