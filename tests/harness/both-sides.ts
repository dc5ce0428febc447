import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { parseResponse } from '#mocks/contracts/shared/parse-response.ts'
import type { Client, Reply } from './http-client.ts'
import { mockWorld } from './mock-world.ts'
import { serverWorld } from './server-world.ts'
import { type RunningApp, startApp } from './start-app.ts'

/** A small world of people and agents, the same on both sides. */
export interface World {
  region: 'eu'
  /** Signed in; owner of `workspaceId`. */
  owner: Client
  /** Signed in; a member of the owner's workspace. */
  member: Client
  /** Signed in; owner of another workspace. */
  stranger: Client
  /** A browser nobody has signed in with. */
  anonymous: () => Client
  /** A visitor of `publishedAgentId`. */
  visitor: () => Promise<Client>
  /** The owner's address. */
  email: string
  workspaceId: string
  agentId: string
  strangerAgentId: string
  strangerWorkspaceId: string
  /** An agent whose widget visitors may open. */
  publishedAgentId: string
  /** An address without an account. */
  newEmail: () => string
  newAgentId: () => string
  /** The code last mailed to an address. */
  codeFor: (email: string) => Promise<string>
  /** What the link last mailed to an invited address carries. */
  invitationFor: (email: string) => Promise<{ uid: string; email: string; secret: string }>
  /** An account that signs in with a password. */
  withPassword: () => Promise<{ email: string; password: string }>
}

/** Runs the same cases against the mocks and against the real server. */
export function onBothSides(contractId: string, cases: (makeWorld: () => Promise<World>) => void): void {
  describe(contractId, () => {
    describe('mocks', () => cases(async () => mockWorld()))
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
