import type { RequestHandler } from 'msw'
import type { MockDb } from './mock-db.ts'

/** One area's mocks. What it remembers stands in its `memory.ts`. */
export interface MockArea<S extends object = object> {
  /** A handler for every contract of the area. */
  handlers: (db: MockDb) => RequestHandler[]
  /** What can go wrong, by group and endpoint. */
  scenarios: S
}

/** Declares an area's mocks; `create-mocks.ts` lists them. */
export function defineMockArea<S extends object>(area: MockArea<S>): MockArea<S> {
  return area
}
