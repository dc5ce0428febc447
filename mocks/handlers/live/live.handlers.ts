import {
  getPresence,
  openLiveStream,
  openVisitorStream,
  savePresence,
  sayVisitorTyping,
} from '#mocks/contracts/live/live.contract.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { aboutNothing } from '#mocks/contracts/live/turn.refusals.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { MockRefusal, mockOk, notFound } from '../shared/mock-reply.ts'

/** What happens, as it happens: streams stay open and receive what `db.live.tell` is given. */
export function liveHandlers(db: MockDb) {
  return [
    mockHandler(db, openLiveStream, ({ query, authorise }) => {
      const { agentId, after } = query
      authorise({ workspaceId: workspaceOf(db, query) })
      const wants = (event: LiveEvent) =>
        agentId === undefined || event.agentId === agentId || event.type === 'presence'
      const events = after === undefined ? [] : db.live.events.slice(Number(after)).filter(wants)
      const lastId = String(db.live.events.length)
      return { ...mockOk({ events, lastId }), stream: streamOf(db, events, wants) }
    }),
    mockHandler(db, getPresence, ({ params, authorise }) => {
      authorise({ workspaceId: params.uid })
      return mockOk({ online: db.live.online, colleagues: [...db.live.colleagues] })
    }),
    mockHandler(db, savePresence, ({ params, body, authorise }) => {
      authorise({ workspaceId: params.uid })
      db.live.online = body.online
      return mockOk(body)
    }),
    // Visitors of the mocks are no guests of this database: each widget has a conversation of its own.
    mockHandler(asVisitor, openVisitorStream, ({ params, authorise }) => {
      authorise(params)
      return mockOk({ events: [], lastId: '0' })
    }),
    mockHandler(asVisitor, sayVisitorTyping, ({ params, authorise }) => {
      authorise(params)
      return mockOk({})
    }),
  ]
}

function asVisitor({ url, headers }: Request) {
  if (!headers.get('authorization')) return { kind: 'anonymous' as const }
  const [, region, agentId] = /\/api\/(eu|na)\/public\/agents\/([^/]+)/.exec(url) ?? []
  return { kind: 'visitor' as const, agentId: agentId ?? '', region: region as 'eu' | 'na' }
}

function workspaceOf({ agents }: MockDb, query: { workspaceId?: string; agentId?: string }): string {
  const { workspaceId, agentId } = query
  if (agentId === undefined) {
    if (workspaceId === undefined) throw new MockRefusal(aboutNothing)
    return workspaceId
  }
  const agent = agents.find(({ ID }) => ID === agentId)
  if (!agent || (workspaceId !== undefined && agent.ownerID !== workspaceId)) throw notFound()
  return agent.ownerID
}

function streamOf(
  { live }: MockDb,
  past: readonly LiveEvent[],
  wants: (event: LiveEvent) => boolean,
): ReadableStream<LiveEvent> {
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      for (const event of past) controller.enqueue(event)
      stop = live.listen((event) => {
        if (wants(event)) controller.enqueue(event)
      })
    },
    cancel: () => stop(),
  })
}

/** Each declared error of each endpoint. */
export const liveScenarios = {
  ...scenariosOf({
    stream: openLiveStream,
    visitorStream: openVisitorStream,
    visitorTyping: sayVisitorTyping,
    presence: getPresence,
    savePresence,
  }),
}
