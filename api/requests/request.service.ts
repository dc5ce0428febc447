import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { type Deps, unixNow } from '../deps.ts'
import { isDuplicateKey } from '../store/errors.ts'
import { type IntakeStepTaken, takeIn } from './intake.ts'
import { createRequestRepository, type RequestDoc } from './request.repository.ts'

/** A message to an agent, as far as a request may come of it. */
export interface RequestMessage {
  region: Region
  agent: Agent
  conversationId: string
  channel: 'widget' | 'test'
  text: string
  /** The visitor's message before; '' for none. */
  before: string
  /** Whether appointments are asked for step by step. */
  appointments: boolean
}

/** A wish without details waits so long for them before it is mailed about, in milliseconds. */
const detailsWaitMs = 2 * 60_000

/** Turns what visitors want of the team into requests that are kept. */
export function createRequestService(deps: Pick<Deps, 'stores' | 'now'>) {
  const { requests, intakes } = createRequestRepository(deps.stores)

  async function keep(
    { region, agent, conversationId, channel }: RequestMessage,
    asked: NonNullable<IntakeStepTaken['request']>,
  ): Promise<void> {
    const ts = unixNow(deps)
    const { name, phone, email, matter, time, message, wish } = asked
    const told = Object.entries({ name, phone, email, matter, time, message }).filter(([, value]) => value)
    const reachable = Boolean(phone || email)
    const mailAt = channel === 'test' ? 0 : deps.now() + (reachable ? 0 : detailsWaitMs)
    const untold = Object.fromEntries(
      Object.entries({ name: '', phone: '', email: '', matter: '', time: '', message: '' }).filter(
        ([field]) => !told.some(([given]) => given === field),
      ),
    )
    await requests(region).findOneAndUpdate(
      { _id: conversationId, agentId: agent.ID },
      {
        $set: {
          ...Object.fromEntries(told),
          wish,
          state: 'open',
          updatedAt: ts,
          mailAt,
          mailTries: 0,
          mailedTo: [],
        } as Partial<RequestDoc>,
        $setOnInsert: { ...untold, channel, createdAt: ts, mailedAt: 0 },
      },
      { upsert: true, returnDocument: 'after' },
    )
  }

  return {
    /** What is said to a message that is about reaching the team, once what it asks is kept; null for any other. */
    async take(message: RequestMessage): Promise<Pick<IntakeStepTaken, 'reply' | 'afterAnswer'> | null> {
      const { region, agent, conversationId, text, before, appointments } = message
      const kept = await intakes(region).findOne({ _id: conversationId, agentId: agent.ID })
      const taken = takeIn({ intake: kept, text, before, agent, appointments })
      if (!taken) return null
      if (taken.request) await keep(message, taken.request)
      if (taken.intake) {
        const { wish, step, language, asked, name, phone, email, matter, time, message: said } = taken.intake
        const asking = { wish, step, language, asked, name, phone, email, matter, time, message: said }
        try {
          await intakes(region).findOneAndUpdate(
            { _id: conversationId },
            { $set: { ...asking, agentId: agent.ID, updatedAt: deps.now() } },
            { upsert: true, returnDocument: 'after' },
          )
        } catch (error) {
          // Two messages at once: the other one's question stands.
          if (!isDuplicateKey(error)) throw error
        }
      } else if (kept) await intakes(region).deleteOne({ _id: conversationId })
      return taken
    },
  }
}
