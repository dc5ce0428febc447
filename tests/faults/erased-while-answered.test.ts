// Races: a visitor is erased, or their conversation deleted, at every write of the answer that is given them.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { removeVisitor } from '#mocks/contracts/conversations/visitor.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Intercept, interceptStores, writeMethods } from '../harness/intercept-stores.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { makeAgent, visitorClient } from '../harness/workspace-people.ts'

/** What may tell of a visitor: who they are, what they said, or that they said something. */
const told = ['visitorRequests', 'intakes', 'leads', 'leadLinks', 'workspaceEvents', 'flowStates', 'messages']

let app: RunningApp
let owner: Person
let agentId: string
let visitor: HttpClient
let conversationId: string
let at: Intercept | null = null
let count = 0

beforeAll(async () => {
  app = await startApp({
    wrapStores: (stores) =>
      interceptStores(stores, (call, proceed) =>
        at && writeMethods.has(call.method) ? at(call, proceed) : proceed(),
      ),
  })
  owner = await signUp(app)
  agentId = await makeAgent(owner)
})
afterAll(() => app.stop())

beforeEach(() => {
  at = null
})

const say = async (text: string) =>
  (await visitor.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body: { text } })).body

/** A visitor who has said hello. */
async function begin(): Promise<string> {
  visitor = await visitorClient(app, 'eu', agentId)
  conversationId = (await say('Hello')).conversationId
  count += 1
  return `anna.${count}@example.com`
}

const ways = {
  erased: () =>
    owner.client.call(removeVisitor, { params: { region: 'eu', agentId }, body: { conversationId } }),
  deleted: () =>
    owner.client.call(removeInboxSelection, {
      params: { region: 'eu' },
      body: { workspaceId: owner.workspaceId, conversationIds: [conversationId], ofVisitor: true },
    }),
}

/** What is left of the visitor's conversation, or of what they are called. */
async function left(name: string): Promise<string[]> {
  // Whoever is told of what happened is told a moment later.
  await new Promise((done) => setTimeout(done, 20))
  const rests = await Promise.all(
    told.map(async (collection) => {
      const docs = await app.deps.stores.eu.collection(collection).find({}).toArray()
      return docs.map((doc) => `${collection} ${JSON.stringify(doc)}`)
    }),
  )
  const isTheirs = (doc: string) => doc.includes(name) || doc.includes(conversationId)
  return rests.flat().filter((doc) => isTheirs(doc) && !doc.includes('conversation_started'))
}

/** Runs `work` with something done beside its write of this number, from the first to `from` on; whether there was one. */
async function beside(
  number: number,
  moment: 'before' | 'after',
  work: () => Promise<unknown>,
  then: () => Promise<unknown>,
  from = '',
) {
  let writes = 0
  let isDone = false
  at = async ({ collection }, proceed) => {
    // Those who follow are told of one thing after the other: the erasure would wait for itself.
    if (collection === 'liveEvents') return proceed()
    // What is not kept yet begins a conversation of its own.
    if (writes > 0 || from === '' || collection === from) writes += 1
    if (writes !== number || isDone) return proceed()
    isDone = true
    if (moment === 'before') await then()
    const result = await proceed()
    if (moment === 'after') await then()
    return result
  }
  await work()
  at = null
  return isDone
}

/** Opened once, by who says so. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

it.each([
  ['erased', 'before', 'Please call me, NAME'],
  ['erased', 'after', 'Please call me, NAME'],
  ['deleted', 'before', 'Please call me, NAME'],
  ['erased', 'before', 'My address is NAME'],
  ['erased', 'after', 'I want to talk to a person'],
] as const)(
  'leaves nothing of a visitor who is %s %s any write of the answer to “%s”',
  async (way, moment, text) => {
    for (let number = 1; ; number += 1) {
      const name = await begin()
      const isReached = await beside(
        number,
        moment,
        () => say(text.replace('NAME', name)),
        async () => {
          expect((await ways[way]()).status).toBe(200)
        },
        'messages',
      )
      if (!isReached) break
      expect(await left(name), `write ${number}`).toEqual([])
    }
  },
)

it('leaves nothing of a visitor who is told of what an answer keeps at any write of the erasure', async () => {
  for (const held of told) {
    for (let number = 1; ; number += 1) {
      const name = await begin()
      let answered: Promise<unknown> = Promise.resolve()
      const reached = gate()
      const goesOn = gate()
      at = async ({ collection }, proceed) => {
        if (collection !== held) return proceed()
        at = null
        reached.resolve()
        await goesOn.promise
        return proceed()
      }
      answered = say(`Please call me, ${name}`).finally(reached.resolve)
      await reached.promise
      const isReached = await beside(number, 'before', ways.erased, async () => {
        goesOn.resolve()
        await answered
      })
      goesOn.resolve()
      await answered
      if (!isReached) break
      expect(await left(name), `${held}, write ${number}`).toEqual([])
    }
  }
})
