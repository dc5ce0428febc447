// Races: two servers write and read one store at once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ConversationDoc, MessageDoc } from '#api/conversations/conversation.repository.ts'
import { createMessageWriter } from '#api/conversations/message-writer.ts'
import { ensureIndexes } from '#api/indexes.ts'
import { createLiveHub, type Following } from '#api/live/live-hub.ts'
import { createLiveLog, eventsKeptMs } from '#api/live/live-log.ts'
import type { Stores } from '#api/store/store.ts'
import { newCourse } from '#mocks/contracts/conversations/conversation-state.ts'
import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { type ChildServer, signUpAt, startChild } from '../harness/child-server.ts'
import { httpClient } from '../harness/http-client.ts'
import { interceptStores } from '../harness/intercept-stores.ts'
import { type ArrivedEvent, type LiveReading, readLive } from '../harness/live-client.ts'
import { captureLog } from '../harness/log-capture.ts'
import { openTestStores } from '../harness/test-stores.ts'
import { makeAgent } from '../harness/workspace-people.ts'

const isDeep = process.env.DEEP === '1'
const clients = isDeep ? 200 : 20
const messages = isDeep ? 5000 : 300
const workspaceId = 'workspace-live-1'
const workspace = { region: 'eu', workspaceId } as const

describe('two processes on one store', { timeout: isDeep ? 1_200_000 : 300_000 }, () => {
  let stores: Stores
  let discard: () => Promise<void>
  let now = 1_800_000_000_000
  const dir = mkdtempSync(join(tmpdir(), 'voiceglow-live-'))

  beforeAll(async () => {
    const opened = await openTestStores(dir)
    stores = opened.stores
    discard = opened.discard
    await ensureIndexes(stores)
  })
  afterAll(async () => {
    await discard()
    rmSync(dir, { recursive: true, force: true })
  })

  /** One process: it knows of the other only by what is stored. */
  function startProcess(pollMs: number) {
    const own = interceptStores(stores, (_, proceed) => proceed())
    const deps = { stores: own, now: () => now, log: captureLog().log }
    return { hub: createLiveHub(deps, { pollMs }), log: createLiveLog(deps), ...createMessageWriter(deps) }
  }

  /** Somebody who follows, is cut off now and then, and goes on at either process. */
  function startReader(processes: { hub: ReturnType<typeof createLiveHub> }[], after: number | null) {
    const got: string[] = []
    let resets = 0
    let following: Following | undefined
    let seq = after
    const follow = async () => {
      const process = processes[Math.floor(Math.random() * processes.length)]
      following = await process?.hub.follow({
        workspace,
        after: seq,
        wants: () => true,
        take: (event) => {
          seq = event.seq
          if (event.member.message) got.push(event.member.message.id)
        },
        missed: () => {
          resets += 1
        },
      })
      seq ??= following?.seq ?? null
    }
    return {
      got,
      resets: () => resets,
      follow,
      leave: () => following?.leave(),
    }
  }

  it(`lose and double nothing for ${clients} clients over ${messages} messages and cut connections`, async () => {
    const processes = [startProcess(20), startProcess(20)]
    const conversations: ConversationDoc[] = Array.from({ length: 20 }, (_, index) => ({
      _id: `conversation-live-${index}`,
      agentId: 'agent-live-00001',
      workspaceId,
      channel: 'widget',
      title: 'Hello',
      messageCount: 0,
      unknownAnswers: 0,
      ...newCourse,
      createdAt: 1,
      lastMessageAt: 1,
    }))
    await stores.eu.collection<ConversationDoc>('conversations').insertMany(conversations)
    const readers = Array.from({ length: clients }, () => startReader(processes, 0))
    await Promise.all(readers.map((reader) => reader.follow()))
    let isOver = false
    const cutting = (async () => {
      while (!isOver) {
        const reader = readers[Math.floor(Math.random() * readers.length)]
        reader?.leave()
        await wait(2)
        await reader?.follow()
      }
    })()
    const said: string[] = []
    await Promise.all(
      processes.map(async ({ say }, at) => {
        for (let index = at; index < messages; index += 2) {
          const held = conversations[index % conversations.length] as ConversationDoc
          const added = await say('eu', held, { role: 'user', text: `Message ${index}` })
          if (added) said.push(added.message._id)
        }
      }),
    )
    isOver = true
    await cutting
    expect(said).toHaveLength(messages)
    const wanted = [...said].sort()
    await expect
      .poll(() => readers.filter(({ got }) => got.length < messages).length, { timeout: 60_000 })
      .toBe(0)
    for (const reader of readers) {
      expect([...reader.got].sort()).toEqual(wanted)
      expect(reader.resets()).toBe(0)
      reader.leave()
    }
    const kept = await stores.eu.collection<MessageDoc>('messages').find({}).toArray()
    expect(kept).toHaveLength(messages)
  })

  it('number on after all was swept, and tell who was away too long to read anew', async () => {
    const [process] = [startProcess(0)]
    const before = await process.log.head(workspace)
    now += eventsKeptMs + 1000
    await process.log.sweep()
    expect(await stores.eu.collection('liveEvents').countDocuments({})).toBe(1)
    await process.log.tell({ ...workspace, type: 'course', agentId: 'a', conversationId: 'c' })
    expect(await process.log.head(workspace)).toBe(before + 1)
    const away = startReader([process], 1)
    await away.follow()
    expect(away.resets()).toBe(1)
    away.leave()
    const fresh = startReader([process], before)
    await fresh.follow()
    expect(fresh.resets()).toBe(0)
    fresh.leave()
  })
})

describe('a server that is killed', { timeout: 300_000 }, () => {
  it('has told, or tells after its restart, every message it acknowledged, each once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'voiceglow-live-kill-'))
    const env = { DATA_DIR: dataDir, SESSION_SECRET: 'a secret of the tests alone, never a real one' }
    let server: ChildServer = await startChild({ ...env, PORT: '0' })
    const port = new URL(server.url).port
    const owner = await signUpAt(server.url, 'owner@example.com')
    const agentId = await makeAgent(owner)
    const params = { region: 'eu', agentId }
    const session = await httpClient(server.url).call(createVisitorSession, { params })
    const visitor = httpClient(server.url, { bearer: session.body.token })
    const got = new Map<string, number>()
    let lastId = ''
    let isOver = false
    let stream: LiveReading | undefined
    const heard = (event: ArrivedEvent) => {
      if (event.message) got.set(event.message.id, (got.get(event.message.id) ?? 0) + 1)
    }
    const following = (async () => {
      while (!isOver) {
        try {
          const given = lastId ? { 'Last-Event-ID': lastId } : { 'Last-Event-ID': '0' }
          stream = await readLive(owner.client, `/api/eu/v2/live?agentId=${agentId}`, given, heard)
          await Promise.race([stream.over, wait(19_000)])
          lastId = stream.lastId() || lastId
          stream.close()
        } catch {
          await wait(50)
        }
      }
    })()
    const acknowledged: string[] = []
    for (let round = 0; round < (isDeep ? 10 : 1); round += 1) {
      for (let index = 0; index < 4; index += 1) {
        const body = { text: `Message ${round} ${index}?`, clientId: `client-${round}-${index}` }
        const sent = await visitor.call(sendVisitorMessage, { params, body })
        if (sent.status === 200) acknowledged.push(sent.body.message.id)
      }
      const cut = visitor
        .call(sendVisitorMessage, { params, body: { text: `Cut off ${round}?` } })
        .catch(() => undefined)
      await wait(Math.random() * 8)
      await server.end('SIGKILL')
      await cut
      server = await startChild({ ...env, PORT: port })
    }
    expect(acknowledged.length).toBeGreaterThan(3)
    await expect.poll(() => acknowledged.filter((id) => !got.has(id)), { timeout: 20_000 }).toEqual([])
    expect([...got].filter(([, times]) => times > 1)).toEqual([])
    isOver = true
    stream?.close()
    await server.end('SIGTERM')
    await following
    rmSync(dataDir, { recursive: true, force: true })
  })
})
