import {
  createNote,
  getInboxConversation,
  listNotes,
  removeNote,
  saveCourse,
  saveRead,
  sendTranscript,
  transcriptMailLimit,
} from '#mocks/contracts/inbox/conversation.contract.ts'
import { refuseRecipient } from '#mocks/contracts/inbox/inbox.refusals.ts'
import { isUnread } from '#mocks/contracts/inbox/inbox-views.ts'
import { isToldMention } from '#mocks/contracts/inbox/waiting-rules.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentAgent } from '../agents/agent.presenter.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { presentConversation } from '../conversations/conversation.presenter.ts'
import {
  type ConversationDoc,
  createConversationRepository,
  lastSaidAt,
} from '../conversations/conversation.repository.ts'
import { type Deps, unixNow } from '../deps.ts'
import { createAgencyMail } from '../email-domain/agency-mail.ts'
import { HttpError, notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import { createAlerts } from '../live/alerts.ts'
import { createAnnounce } from '../live/announce.ts'
import { createTurnActor } from '../live/turn-actor.ts'
import { createGivenAddresses } from '../requests/given-address.ts'
import { createMailQuota } from '../workspaces/invitation-quota.ts'
import { createWorkspaceRepository } from '../workspaces/workspace.repository.ts'
import { createAnsweredSince } from './answered-since.ts'
import { createCourseChange } from './change-course.ts'
import { presentInbox, presentNote } from './inbox.presenter.ts'
import { createInboxRepository, ofMember } from './inbox.repository.ts'
import { createInboxList } from './list-inbox.ts'
import { createNotes } from './notes.ts'
import { transcriptMail } from './transcript-mail.ts'
import { createVisitorOf } from './visitor-of.ts'

/** One conversation of the inbox. */
export function inboxConversationRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const sendMail = createAgencyMail(deps)
  const loadAgent = createLoadAgent(stores)
  const { conversations } = createConversationRepository(stores)
  const { reads, mentions } = createInboxRepository(stores)
  const list = createInboxList(deps)
  const course = createCourseChange(deps)
  const actorOf = createTurnActor(stores)
  const announce = createAnnounce(deps)
  const alerts = createAlerts(deps)
  const notes = createNotes(deps)
  const visitorOf = createVisitorOf(deps)
  const answeredSince = createAnsweredSince(stores)
  const givenAddresses = createGivenAddresses(stores)
  const workspaces = createWorkspaceRepository(stores)
  const quota = createMailQuota(deps, 'transcript', transcriptMailLimit)

  /** Who may be mailed what was said: who gave an address in it, as they gave it, and the members. */
  async function recipients(region: Region, doc: ConversationDoc): Promise<string[]> {
    const [given, members] = await Promise.all([
      givenAddresses(region, doc),
      workspaces.emails(region, doc.workspaceId),
    ])
    return [...given, ...members]
  }

  async function load({
    region,
    agentId,
    conversationId,
  }: {
    region: Region
    agentId: string
    conversationId: string
  }): Promise<ConversationDoc> {
    const doc = await conversations(region).findOne({ _id: conversationId })
    if (doc?.agentId !== agentId) throw notFound()
    return doc
  }

  return [
    implement(getInboxConversation, async ({ params, principal, authorise }) => {
      await loadAgent(params, authorise)
      const doc = await load(params)
      const seen = await list.withReads(params.region, [doc], addressOf(principal) ?? '')
      const [card] = await presentInbox(stores, params.region, seen)
      if (!card) throw notFound()
      const me = addressOf(principal) ?? ''
      const mention = await mentions(params.region).findOne({ _id: ofMember(doc._id, me) })
      const unread =
        card.unread ||
        (mention !== null && isToldMention(mention, unixNow(deps))) ||
        (await alerts.isUnseen(params.region, doc._id, me))
      return ok({
        ...card,
        unread,
        visitor: await visitorOf(params.region, doc),
        answeredSince: [...((await answeredSince(params.region, [doc])).get(doc._id) ?? [])],
      })
    }),

    implement(saveCourse, async ({ params, body, principal, authorise }) => {
      const doc = await loadAgent(params, authorise)
      const { region, conversationId } = params
      await course.assertAllowed(region, doc.ownerID, body)
      const email = await actorOf(region, doc.ownerID, principal)
      const turn = { region, agent: presentAgent(doc), conversationId, email }
      return ok(presentConversation(await course.change(turn, body)))
    }),

    implement(saveRead, async ({ params, body, principal, authorise }) => {
      await loadAgent(params, authorise)
      const { region, agentId, conversationId } = params
      const conversation = await load(params)
      const saidAt = lastSaidAt(conversation)
      const me = addressOf(principal)
      // A workspace's secret is nobody who could have read something.
      if (me === null) return ok({ unread: false })
      // A note that is written from now on is not one they have read.
      const named = await mentions(region).findOne({ _id: ofMember(conversationId, me) })
      const seenAt = body.read ? saidAt : 0
      const { modifiedCount, upsertedId } = await reads(region).updateOne(
        { _id: ofMember(conversationId, me) },
        { $set: { conversationId, agentId, seenAt } },
        { upsert: true },
      )
      const looked =
        body.read && named?.unseenAt !== undefined
          ? await mentions(region).updateOne(
              { _id: named._id, unseenAt: named.unseenAt, noteId: named.noteId ?? null },
              { $unset: { unseenAt: '' } },
            )
          : { modifiedCount: 0 }
      const knows = body.read && (await alerts.end(region, conversationId, me))
      // Their other pages and machines count it no longer, or again.
      if (modifiedCount > 0 || upsertedId !== null || looked.modifiedCount > 0 || knows)
        await announce.read(region, conversation, me)
      return ok({ unread: isUnread(saidAt, seenAt, unixNow(deps)) })
    }),

    implement(listNotes, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      await load(params)
      const items = await notes.list(params.region, params.conversationId)
      return ok({ items: items.map(presentNote) })
    }),

    implement(createNote, async ({ params, body, principal, authorise, log }) => {
      const agent = await loadAgent(params, authorise)
      const conversation = await load(params)
      const author = addressOf(principal) ?? ''
      return ok(presentNote(await notes.create({ ...params, agent, conversation, author, ...body }, log)))
    }),

    implement(removeNote, async ({ params, authorise }) => {
      await loadAgent(params, authorise)
      await notes.remove(params.region, await load(params), params.noteId)
      return ok({ success: true as const })
    }),

    implement(sendTranscript, async ({ params, body, authorise, log }) => {
      const agent = await loadAgent(params, authorise)
      const conversation = await load(params)
      refuse(refuseRecipient(await recipients(params.region, conversation), body.to))
      await quota.take(body.to)
      try {
        await sendMail(
          params.region,
          conversation.workspaceId,
          await transcriptMail(stores, params.region, body.to, conversation, agent),
        )
      } catch (error) {
        await quota.giveBack(body.to)
        log.warn({ err: error }, 'inbox.transcript_failed')
        throw new HttpError(502)
      }
      return ok({ success: true as const })
    }),
  ]
}
