import type * as z from 'zod/mini'
import type { Needs } from './needs.ts'

/** HTTP methods the wire uses. */
export type Method = 'GET' | 'POST' | 'DELETE'

/**
 * How often one caller may call: `points` calls per `seconds`, counted per `by`; over it is a 429. `email` and `secret`
 * are what the body names so: the person or the link a call is about, whoever calls.
 */
export interface RateLimit {
  points: number
  seconds: number
  by: 'ip' | 'caller' | 'email' | 'secret'
  /** A call refused with this code, or one of these, is not counted. @default every call counts */
  unless?: string | readonly string[]
}

/** One endpoint as one value: the single source of what crosses the wire. */
export interface Contract {
  /** `area.thing.verb`: also the query key, the ability, the log event and the tests' name. */
  id: string
  method: Method
  /** Path pattern with `:name` parameters, e.g. `/api/:region/v2/agents/:agentId`. */
  path: string
  /** Who may call, and what they must hold: the server, the mocks, screens and the security matrix read it here. */
  needs: Needs
  /** One sentence for the reference page. */
  summary: string
  /** Where the behaviour comes from, e.g. `spec 1 §7`. */
  spec: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** Largest accepted request body in bytes. @default 1_000_000 */
  bodyLimit?: number
  rateLimit?: readonly RateLimit[]
  /** How long any cache may keep a success, in seconds; for answers that are the same for everyone. @default never */
  cacheSeconds?: number
  /** Body per status, errors included; anything else the server wants to send is a defect. */
  responses: { readonly [status: number]: z.ZodMiniType }
  /** Progress lines a caller receives when it accepts `application/x-ndjson`; the last line is the response. */
  events?: z.ZodMiniType
  /** What a caller receives for as long as it stays when it accepts `text/event-stream`, in place of an answer. */
  stream?: z.ZodMiniType
}

/** Keeps the literal types of a contract; the value is returned as it is. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract
}

type Part<C, K extends string> = C extends { [key in K]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined
type SuccessStatus = 200 | 201 | 202

/** The path parameters a contract takes. */
export type ParamsOf<C extends Contract> = Part<C, 'params'>
/** The query a contract takes. */
export type QueryOf<C extends Contract> = Part<C, 'query'>
/** The JSON body a contract takes. */
export type BodyOf<C extends Contract> = Part<C, 'body'>
/** One progress event of a contract. */
export type EventOf<C extends Contract> = Part<C, 'events'>
/** Every declared status of a contract. */
export type StatusOf<C extends Contract> = keyof C['responses'] & number
/** The body a contract answers with at one status. */
export type ResponseOf<C extends Contract, S extends number> = S extends keyof C['responses']
  ? C['responses'][S] extends z.ZodMiniType
    ? z.output<C['responses'][S]>
    : never
  : never
/** The body of a contract's success answer. */
export type SuccessOf<C extends Contract> = ResponseOf<C, StatusOf<C> & SuccessStatus>
