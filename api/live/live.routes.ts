import {
  getPresence,
  openLiveStream,
  openVisitorStream,
  savePresence,
  sayVisitorTyping,
} from '#mocks/contracts/live/live.contract.ts'
import type { LiveEvent, LiveEventType, VisitorLiveEvent } from '#mocks/contracts/live/live-event.schema.ts'
import { livePageLimit } from '#mocks/contracts/live/live-limits.ts'
import { aboutNothing } from '#mocks/contracts/live/turn.refusals.ts'
import { decideIn } from '#mocks/contracts/shared/needs.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { HttpError, notFound, refused } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf, callerKey, type Principal } from '../http/principal.ts'
import type { Services } from '../services.ts'
import type { WorkspaceRef } from '../shared/ownership.ts'
import { createAnnounce } from './announce.ts'
import { createAnswerReach } from './answer-mails.ts'
import { createLiveHub } from './live-hub.ts'
import type { LiveEventDoc } from './live-log.ts'
import { createLiveStreams } from './live-stream.ts'
import { createPresence } from './presence.ts'
import type { ToldEvent } from './told-events.ts'
import { beforeAll, visitorPlaces } from './visitor-places.ts'
import { createVisits } from './visits.ts'

/** Pages of a workspace's events that one call reads, of which few may be what it asks for. */
const mostPagesRead = 50

/** Conversations as they happen, for members and for visitors, and who of the members can be reached. */
export function liveRoutes(
  deps: Deps,
  {
    published,
    liveRhythm: rhythm,
    sessions,
    keys,
  }: Pick<Services, 'published' | 'liveRhythm' | 'sessions' | 'keys'>,
): Operation[] {
  const hub = createLiveHub(deps, rhythm)
  const streams = createLiveStreams(hub, rhythm)
  const announce = createAnnounce(deps)
  const presence = createPresence(deps)
  const visits = createVisits(deps)
  const { cameBack } = createAnswerReach(deps)
  const agents = createAgentRepository(deps.stores)
  const { conversations } = createConversationRepository(deps.stores)

  /** What happened after an event, for callers that ask again and again. */
  async function pageAfter<E extends LiveEvent | VisitorLiveEvent>(
    workspace: WorkspaceRef,
    after: number | null,
    wants: (event: LiveEventDoc) => boolean,
    present: (event: ToldEvent) => E,
    reset: (id: string) => E,
    idOf: (seq: number) => string = String,
  ) {
    const head = await hub.log.head(workspace)
    if (after === null) return { events: [], lastId: idOf(head) }
    const told: E[] = []
    let last = after
    // To the head, whatever else happened: a page that ended in between would tell how much it was.
    for (let page = 0; page < mostPagesRead && told.length < livePageLimit; page += 1) {
      const found = await hub.log.after(workspace, last, livePageLimit)
      const isLost = last > head || (found[0] && found[0].seq !== last + 1)
      if (isLost) return { events: [reset(idOf(head))], lastId: idOf(head) }
      for (const event of found) {
        const one = wants(event) ? await hub.toldEvents(workspace.region, event) : null
        if (one) told.push(present(one))
      }
      last = found.at(-1)?.seq ?? last
      if (found.length < livePageLimit) break
    }
    return { events: told, lastId: idOf(last) }
  }

  async function workspaceOf(region: Region, query: { workspaceId?: string; agentId?: string }) {
    const { workspaceId, agentId } = query
    if (agentId === undefined) {
      if (workspaceId === undefined) throw refused(aboutNothing)
      return workspaceId
    }
    const agent = await agents.find(region, agentId)
    if (!agent || (workspaceId !== undefined && agent.ownerID !== workspaceId)) throw notFound()
    return agent.ownerID
  }

  return [
    implement(openLiveStream, async (call) => {
      const { params, query, principal, authorise, authoriseAgain, openStream } = call
      const { region } = params
      const { agentId, after } = query
      const workspaceId = await workspaceOf(region, query)
      authorise({ workspaceId })
      const workspace = { region, workspaceId }
      const me = addressOf(principal)
      const wants = (event: LiveEventDoc) =>
        isAbout(event, agentId) && (event.type !== 'read' || event.email === me)
      const reset = (id: string): LiveEvent => ({ id, type: 'reset', conversationId: '', agentId: '' })
      const giveBack = streams.places.ofCaller(callerKey(principal, call.request.ip))
      // Where this process ends a session or a key, or takes a right, the stream ends at once.
      const onChange = (look: () => void) =>
        principal.kind === 'user'
          ? sessions.onChange((isOf) => isOf(principal) && look())
          : keys.onChange(
              (subjectId) =>
                principal.kind === 'workspace-key' && subjectId === principal.workspaceId && look(),
            )
      try {
        const stream = openStream()
        const email = answering(principal, workspace)
        if (!stream) {
          if (email !== null) await presence.ask(workspace, email)
          return ok(await pageAfter(workspace, numberOf(after), wants, ({ member }) => member, reset))
        }
        const leave = email === null ? undefined : await presence.arrive(workspace, email)
        let hasLeft = false
        const check = async () => {
          await workspaceOf(region, query)
          const still = answering(await authoriseAgain({ workspaceId }), workspace)
          // A check may outlast its stream.
          if (still !== null && !hasLeft) await presence.stay(workspace, still)
        }
        try {
          await streams.serve({
            ...{ stream, workspace, wants, check, onChange, side: 'member' },
            after: numberOf(stream.lastEventId ?? after),
          })
        } finally {
          hasLeft = true
          await leave?.()
        }
        return ok({ events: [], lastId: '' })
      } finally {
        giveBack()
      }
    }),

    implement(openVisitorStream, async (call) => {
      const { params, query, principal, authorise, authoriseAgain, openStream } = call
      const { region, agentId } = params
      authorise({ agentId })
      const found = await published(region, agentId)
      if (!found) throw notFound()
      const { conversationId } = principal
      const workspace = { region, workspaceId: found.agent.ownerID }
      const side = found.agent.disableHandoffMessages ? 'quietVisitor' : 'visitor'
      const wants = (event: LiveEventDoc) => event.conversationId === conversationId && isForVisitor(event)
      const places = visitorPlaces(deps, { region, conversationId })
      if (!call.wantsStream) {
        const reset = (id: string): VisitorLiveEvent => ({ id, type: 'reset' })
        const begun = await conversations(region).findOne({ _id: conversationId })
        if (begun?.agentId !== agentId) return ok({ events: [], lastId: places.idOf(beforeAll) })
        if (await visits.ask({ region, agentId, conversationId })) await cameBack(region, begun)
        const present = (event: ToldEvent) => ({ ...event[side], id: places.idOf(event.seq) })
        const after = places.after(query.after)
        return ok(await pageAfter(workspace, after, wants, present, reset, places.idOf))
      }
      // Nothing can happen where nothing is kept; and what is asked for too early is asked for again.
      if (!found.agent.recordChatHistory) throw notFound()
      const begun = await conversations(region).findOne({ _id: conversationId })
      if (begun?.agentId !== agentId) throw new HttpError(429, { retryAfter: 1 })
      const giveBack = streams.places.ofVisitor(callerKey(principal, call.request.ip), call.request.ip)
      try {
        const stream = openStream()
        if (!stream) return ok({ events: [], lastId: '' })
        const check = async () => {
          if (!(await published(region, agentId))) throw notFound()
          await authoriseAgain({ agentId })
        }
        const after = places.after(stream.lastEventId ?? query.after)
        const leave = await visits.arrive({ region, agentId, conversationId })
        try {
          await cameBack(region, begun)
          await streams.serve({
            ...{ stream, workspace, wants, check, side, after, idOf: places.idOf },
          })
        } finally {
          await leave()
        }
        return ok({ events: [], lastId: '' })
      } finally {
        giveBack()
      }
    }),

    implement(sayVisitorTyping, async ({ params, principal, authorise }) => {
      const { region, agentId } = params
      authorise({ agentId })
      const { conversationId } = principal
      const conversation = await conversations(region).findOne({ _id: conversationId })
      if (conversation?.agentId === agentId && conversation.handledBy === 'member') {
        await announce.typing(region, conversation, { name: '', email: '' })
      }
      return ok({})
    }),

    implement(getPresence, async ({ params, principal, authorise }) => {
      const { region, uid: workspaceId } = params
      authorise({ workspaceId })
      const email = personOf(addressOf(principal))
      const workspace = { region, workspaceId }
      const reachable = await presence.reachable(workspace)
      return ok({
        online: await presence.wants(workspace, email),
        colleagues: reachable.filter((each) => each !== email),
      })
    }),

    implement(savePresence, async ({ params, body, principal, authorise }) => {
      const { region, uid: workspaceId } = params
      authorise({ workspaceId })
      const email = personOf(addressOf(principal))
      await presence.choose({ region, workspaceId }, email, body.online)
      return ok(body)
    }),
  ]
}

/** Where a member goes on from; null begins now. */
const numberOf = (id: string | undefined) => (id === undefined ? null : Number(id))

/** The address of somebody who may answer visitors; null for who may only look, and for keys. */
function answering(principal: Principal, { workspaceId, region }: WorkspaceRef): string | null {
  const { right } = savePresence.needs
  return decideIn(principal, workspaceId, region, right) === 'allow' ? addressOf(principal) : null
}

/** What happened with one agent, or with all; who can be reached matters to each. */
function isAbout({ type, agentId }: LiveEventDoc, asked: string | undefined): boolean {
  return asked === undefined || agentId === asked || type === 'presence'
}

/** What members alone are told. */
const visitorsNever: readonly LiveEventType[] = ['read', 'visit', 'mail']

/** What a visitor did is known to their own widget; what members read is not theirs to know. */
function isForVisitor({ type, name, email }: LiveEventDoc): boolean {
  return !visitorsNever.includes(type) && !(type === 'typing' && email === '' && name === '')
}

/** A key is nobody who could be reached. */
function personOf(email: string | null): string {
  if (email === null) throw new HttpError(403)
  return email
}
