import type { VisitorReach } from '#mocks/contracts/conversations/answer-mail.ts'
import type { ConversationCard, MemberMessage } from '#mocks/contracts/conversations/message.schema.ts'
import type { LiveEvent } from '#mocks/contracts/live/live-event.schema.ts'

/** A conversation with a visitor. */
export interface MockHeldConversation {
  card: ConversationCard
  messages: MemberMessage[]
}

/** What happens in conversations. */
export interface MockLive {
  held: MockHeldConversation[]
  /** Everything that was told, oldest first. */
  events: LiveEvent[]
  /** Where visitors are, by their conversation; one that is not among them is there. */
  visits: Record<string, Pick<VisitorReach, 'isHere' | 'leftAt'>>
  /** Whether whoever is signed in can be reached. */
  online: boolean
  /** Addresses of colleagues visitors can reach. */
  colleagues: Set<string>
  /** Messages that were sent, by the id their sender's browser made. */
  sent: Map<string, MemberMessage>
  /** Lets something happen: every open stream receives it. */
  tell: (event: Omit<LiveEvent, 'id'>) => void
  /** Calls with everything that happens from now on; the answer ends it. */
  listen: (heard: (event: LiveEvent) => void) => () => void
}

/** What it remembers. */
export interface LiveMemory {
  live: MockLive
}

/** What it starts with. */
export interface LiveSeed {
  /** Conversations with visitors. @default none */
  held?: MockHeldConversation[]
  /** Where visitors are, by their conversation. @default all are there */
  visits?: MockLive['visits']
}

/** A fresh memory of it. */
export function liveMemory({ held = [], visits = {} }: LiveSeed): LiveMemory {
  const listeners = new Set<(event: LiveEvent) => void>()
  const events: LiveEvent[] = []
  return {
    live: {
      held: structuredClone(held),
      visits: structuredClone(visits),
      events,
      online: true,
      colleagues: new Set(),
      sent: new Map(),
      tell(event) {
        const told = { ...event, id: String(events.length + 1) }
        events.push(told)
        for (const heard of listeners) heard(told)
      },
      listen(heard) {
        listeners.add(heard)
        return () => listeners.delete(heard)
      },
    },
  }
}
