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
import type { SubjectOf } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { EventStream } from './event-stream.ts'
import type { Principal, PrincipalOf } from './principal.ts'

/** Everything a handler may know of a call. Input is parsed; the caller is authenticated. */
export interface Call<C extends Contract> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  principal: PrincipalOf<C['needs']>
  /**
   * Asks whether the caller may have what was loaded, by the contract's `needs`; throws 404 or 403. Must be called
   * once where that depends on a thing.
   * @param region where the thing lies @default the region of the address
   */
  authorise(subject: SubjectOf<C['needs']>, region?: Region): void
  /** Sends a progress event to a caller that listens for them. */
  emit(event: EventOf<C>): void
  /** The caller accepts a stream of server-sent events, and the contract has one. */
  readonly wantsStream: boolean
  /**
   * Begins a stream of server-sent events for a caller that accepts them; null for any other, who gets the answer.
   * What is answered or thrown afterwards only says why it is over.
   */
  openStream(): EventStream | null
  /**
   * Asks again, as long as a stream lasts, whether whoever opened it still may, and answers with them as they are now;
   * throws 401, 403 or 404.
   */
  authoriseAgain(subject: SubjectOf<C['needs']>): Promise<Principal>
  /** Aborted when the caller goes away. */
  signal: AbortSignal
  request: RequestFacts
  log: Logger
  /** Lets the browser be known as one an address has signed in with. */
  rememberDevice(email: string): void
  /** Sets or clears the session cookie of the answer. */
  setSessionToken(token: string | null): void
}

/** Facts about the request that are no input. */
export interface RequestFacts {
  id: string
  /** Host the caller asked for, as far as the configured proxies are believed. */
  host: string
  /** The agency whose host that is; null at every other. */
  agencyHost: AgencyOfHost | null
  /** Address of the caller, as far as the configured proxies are believed. */
  ip: string
  /** Two-letter country from the configured header, or null. */
  country: string | null
  /** What the browser says of itself, or null. */
  userAgent: string | null
  /** Origin header, or null. */
  origin: string | null
  /** What the browser says of where the call comes from (Sec-Fetch-Site), or null. */
  fetchSite: string | null
  /** The session token the browser sent, or null; at an agency's host that of its admin. */
  sessionToken: string | null
  /** The id of the calling browser if this address has signed in with it before, or null. */
  deviceOf(email: string): string | null
}

/** An agency's own host, as a call came by it. */
export interface AgencyOfHost {
  region: Region
  agencyId: string
  /** As its claim is kept: lower case, punycode, no port. */
  name: string
}

/** A declared success answer. Errors are thrown as HttpError. */
export type Reply<C extends Contract> = {
  [S in StatusOf<C> & (200 | 201 | 202)]: { status: S; body: ResponseOf<C, S> }
}[StatusOf<C> & (200 | 201 | 202)]

/** A contract with its handler, ready to be registered. */
export interface Operation {
  contract: Contract
  run(call: Call<Contract>): Promise<{ status: number; body: unknown }>
}

/** What one area answers. */
export interface AreaOperations {
  /** The area's name. */
  name: string
  operations: Operation[]
}

/** Binds a contract to its handler. */
export function implement<C extends Contract>(
  contract: C,
  handler: (call: Call<C>) => Promise<Reply<C>>,
): Operation {
  return { contract, run: handler as unknown as Operation['run'] }
}

/** A 200 with this body. */
export function ok<B>(body: B): { status: 200; body: B } {
  return { status: 200, body }
}

/** The region of a call's path. */
export function regionOf(call: { params: { region: Region } }): Region {
  return call.params.region
}
