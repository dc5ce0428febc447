import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import type { Reply } from './http-client.ts'
import { mockWorld } from './mock-world.ts'
import { serverWorld } from './server-world.ts'
import { type RunningApp, startApp } from './start-app.ts'
import { testMongoUri } from './test-stores.ts'
import type { World } from './world.ts'

/** Runs the same cases against the mocks and against the real server. */
export function onBothSides(contractId: string, cases: (makeWorld: () => Promise<World>) => void): void {
  describe(contractId, () => {
    // They know no store: a run over MongoDB would only repeat them.
    if (!testMongoUri) describe('mocks', () => cases(async () => mockWorld()))
    describe('server', () => {
      let app: RunningApp
      beforeAll(async () => {
        app = await startApp()
      })
      afterAll(() => app.stop())
      cases(() => serverWorld(app))
    })
  })
}

/** The answer has this status, which the contract declares, and exactly the declared fields. */
export function expectAnswer<C extends Contract>(contract: C, reply: Reply<C>, status: number): void {
  expect(reply.status, reply.text).toBe(status)
  const schema = contract.responses[status]
  if (!schema) throw new Error(`${contract.id} declares no status ${status}`)
  parseResponse(schema, reply.body, true)
}

/** The answer is this error: the same code and words from either side, and a request id. */
export function expectError<C extends Contract>(
  contract: C,
  reply: Reply<C>,
  status: number,
  words: { code: string; message: string; fields?: Record<string, string> },
): void {
  expectAnswer(contract, reply, status)
  expect(reply.error).toEqual({ ...words, requestId: expect.stringMatching(/./) })
}
