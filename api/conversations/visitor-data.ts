import { emailKey, type KnownBy, phoneKey } from '#mocks/contracts/conversations/same-visitor.ts'
import {
  type VisitorData,
  type VisitorNamed,
  visitorConversationsLimit,
  visitorNote,
} from '#mocks/contracts/conversations/visitor.contract.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import type { AgentDoc } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { presentNote } from '../inbox/inbox.presenter.ts'
import { createInboxRepository } from '../inbox/inbox.repository.ts'
import { createChangeLeads } from '../leads/change-leads.ts'
import { type LeadDoc, presentLead } from '../leads/lead.repository.ts'
import { createEventRepository, type EventDoc } from '../library/events/event.repository.ts'
import { createAnnounce } from '../live/announce.ts'
import { createRequestRepository, presentRequest } from '../requests/request.repository.ts'
import { endAt, latestFirst, readList } from '../store/list.ts'
import type { PageEnd } from '../store/page.ts'
import { presentConversation, presentMemberMessage } from './conversation.presenter.ts'
import { createConversationRepository, type MessageDoc } from './conversation.repository.ts'
import { createSameVisitor } from './same-visitor.ts'

type Agent = Pick<AgentDoc, '_id' | 'ownerID'>

const messagesAtOnce = 200
const eventsAtOnce = 200

/** What a visitor is known by in events. */
interface Told {
  leads: ReadonlySet<string>
  conversations: ReadonlySet<string>
  emails: ReadonlySet<string>
  phones: ReadonlySet<string>
}

function toldOf(known: readonly KnownBy[], leads: readonly LeadDoc[], ids: readonly string[]): Told {
  return {
    leads: new Set(leads.map((lead) => presentLead(lead).ID)),
    conversations: new Set(ids),
    emails: new Set(known.map(({ email = '' }) => emailKey(email)).filter(Boolean)),
    phones: new Set(known.map(({ phone = '' }) => phoneKey(phone)).filter(Boolean)),
  }
}

/** Whether an event tells of them. */
function isToldIn({ leads, conversations, emails, phones }: Told, payload: EventDoc['payload']): boolean {
  const { leadId, conversationId, email, phone } = payload
  return (
    leads.has(String(leadId)) ||
    conversations.has(String(conversationId)) ||
    emails.has(emailKey(String(email ?? ''))) ||
    phones.has(phoneKey(String(phone ?? '')))
  )
}

/** What an agent keeps of one visitor: to hand out, and to erase. */
export function createVisitorData(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const conversations = createConversationRepository(deps.stores)
  const { requests, removeOfConversation } = createRequestRepository(deps.stores)
  const { sameVisitor } = createSameVisitor(deps.stores)
  const changeLeads = createChangeLeads(deps)
  const { events } = createEventRepository(deps.stores)
  const { notes } = createInboxRepository(deps.stores)
  const announce = createAnnounce(deps)

  async function messagesOf(region: Region, conversationId: string): Promise<MessageDoc[]> {
    const all: MessageDoc[] = []
    for (;;) {
      const next = await conversations.messagesAfter(
        region,
        conversationId,
        all.at(-1)?._id ?? '',
        messagesAtOnce,
      )
      all.push(...next)
      if (next.length < messagesAtOnce) return all
    }
  }

  async function notesOf(region: Region, conversationId: string) {
    const held = await notes(region)
      .find({ conversationId }, { sort: { ts: 1, _id: 1 } })
      .toArray()
    return held.map((note) => visitorNote(presentNote(note)))
  }

  /** Events that tell their details, of leads that were merged or deleted before, too. */
  async function removeEvents(region: Region, { _id: agentId, ownerID }: Agent, told: Told): Promise<void> {
    const order = latestFirst('createdAt')
    const filter = { workspaceId: ownerID, type: 'lead_created' as const }
    for (let end: PageEnd | null = null; ; ) {
      const docs: EventDoc[] = await readList<EventDoc>(events(region), {
        filter,
        order,
        end,
        limit: eventsAtOnce,
      })
      const page = docs.slice(0, eventsAtOnce)
      const theirs = page.filter(({ payload }) => payload.agentId === agentId && isToldIn(told, payload))
      if (theirs.length > 0) await events(region).deleteMany({ _id: { $in: theirs.map(({ _id }) => _id) } })
      const last = page.at(-1)
      if (docs.length <= eventsAtOnce || !last) return
      end = endAt(order, last)
    }
  }

  return {
    /** @param withNotes whether what members noted is among it */
    async read(
      region: Region,
      agent: Agent,
      by: VisitorNamed,
      { withNotes }: { withNotes: boolean },
    ): Promise<VisitorData> {
      const { leads, ids } = await sameVisitor(region, agent._id, by)
      const data: VisitorData = {
        conversations: [],
        ...(withNotes && { notes: [] }),
        requests: [],
        leads: leads.map(presentLead),
        complete: ids.length <= visitorConversationsLimit,
      }
      for (const _id of ids.slice(0, visitorConversationsLimit)) {
        const mine = { _id, agentId: agent._id }
        const conversation = await conversations.conversations(region).findOne(mine)
        const request = await requests(region).findOne(mine)
        if (request) data.requests.push(presentRequest(request))
        if (!conversation) continue
        const messages = (await messagesOf(region, _id)).map(presentMemberMessage)
        if (withNotes) data.notes?.push(...(await notesOf(region, _id)))
        data.conversations.push({ conversation: presentConversation(conversation), messages })
      }
      return data
    },

    /** Says how many of each are gone, and which conversations. Leads go last: what was cut off is found by them again. */
    async erase(region: Region, agent: Agent, by: VisitorNamed) {
      const { known, leads: held, ids } = await sameVisitor(region, agent._id, by)
      const erased: string[] = []
      const gone = { conversations: 0, requests: 0, leads: 0 }
      for (const _id of ids) {
        const mine = { _id, agentId: agent._id }
        if (await requests(region).findOne(mine)) gone.requests += 1
        const conversation = await conversations.conversations(region).findOne(mine)
        if (conversation) {
          await conversations.removeConversation(region, _id)
          await announce.removed(region, conversation)
          erased.push(_id)
          gone.conversations += 1
        } else if (await requests(region).findOne(mine)) await removeOfConversation(region, _id)
      }
      // An answer may have made one before its conversation went.
      const { leads: since } = await sameVisitor(region, agent._id, by)
      const leads = [...new Map([...held, ...since].map((lead) => [lead._id, lead])).values()]
      gone.leads = leads.length
      await removeEvents(region, agent, toldOf(known, leads, ids))
      for (const lead of leads) await changeLeads.remove(region, lead)
      return { gone, erased }
    },
  }
}
