import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import { promptValues } from '#mocks/contracts/agents/prompt-variables.ts'
import { layBubbles, type ShownBubble } from '#mocks/contracts/conversations/bubbles.ts'
import type { Message } from '#mocks/contracts/conversations/message.schema.ts'
import { agentOpening, answeringFlow } from '#mocks/contracts/flow/agent-flow.ts'
import type { FlowPorts } from '#mocks/contracts/flow/flow-ports.ts'
import { fillTemplate } from '#mocks/contracts/flow/flow-templates.ts'
import type { FlowState } from '#mocks/contracts/flow/flow-turn.ts'
import { walkFlow } from '#mocks/contracts/flow/walk-flow.ts'
import { paragraph } from '#mocks/fixtures/conversations/message.fixtures.ts'
import { mockToolIds } from '../library/library-db.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { askAtMockHandoff, askedOf, passedOnWords } from './mock-handoff.ts'

/** One turn of an agent's flow, as its answer and what is told on the way. */
export interface MockFlowTurn {
  /** Its words and what stands under them, as a message has them. */
  said: Pick<Message, 'blocks' | 'parts' | 'bubbles'>
  known: boolean
  choices?: string[]
  nodes: string[]
  events: { delta: string; node?: string }[]
}

/** What a mocked flow is asked. */
export interface MockFlowQuestion {
  agent: Agent
  /** The conversation, whose state is remembered. */
  id: string
  text: string
  /** What was filled in, where a form is sent. @default it is no form */
  values?: Record<string, string> | undefined
}

/** What the mocked knowledge never knows. */
const unknownTopic = /weather/i

/** Answers by an agent's flow with the product's own engine, in a scripted world; null for an agent without one. */
export function mockFlows(db: MockDb) {
  const states = new Map<string, FlowState>()

  return async function answerByMockFlow({ agent, id, text, values }: MockFlowQuestion) {
    const nodes = answeringFlow(agent)
    if (!nodes) return null
    const facts = promptValues({
      company: 'Harbour group',
      agent: agent.title,
      language: agent.lang,
      now: db.now(),
    })
    const state = states.get(id) ?? agentOpening(agent)?.state ?? null
    const told = { isHandedOver: false }
    const steps = walkFlow({
      ...{ nodes, state, text, values, facts, lang: agent.lang },
      ports: scriptedPorts(mockToolIds(db, agent.ownerID), told),
    })
    const bubbles: ShownBubble[] = []
    const turn: MockFlowTurn = { said: { blocks: [] }, known: true, nodes: [], events: [] }
    for (;;) {
      const { done, value } = await steps.next()
      if (done) {
        states.set(id, value.state)
        if (told.isHandedOver) bubbles.push(...askAtMockHandoff(askedOf(agent)))
        return { ...turn, said: layBubbles(bubbles) }
      }
      if (value.type === 'entered') {
        turn.nodes.push(value.nodeId)
        turn.events.push({ delta: '', node: value.nodeId })
      } else if (value.type === 'said') {
        turn.events.push({ delta: bubbles.length > 0 ? `\n\n${value.text}` : value.text })
        bubbles.push({ blocks: [paragraph(value.text)], parts: [] })
        if (!value.known) turn.known = false
      } else if (value.type === 'choices') turn.choices = value.labels
      else if (value.type === 'parts') {
        const last = bubbles.at(-1)
        if (last?.parts.length === 0) last.parts = value.parts
        else bubbles.push({ blocks: [], parts: value.parts })
      }
    }
  }
}

/** A world that answers at once: any question but one about the weather, and every tool of the workspace. */
function scriptedPorts(toolIds: readonly string[], told: { isHandedOver: boolean }): FlowPorts {
  return {
    // biome-ignore lint/correctness/useYield: it says everything at once
    async *knowledge(question) {
      const known = !unknownTopic.test(question)
      return { known, text: known ? `You asked: ${question}` : 'I do not know that.', sources: [] }
    },
    // biome-ignore lint/correctness/useYield: it says everything at once
    async *ai(instruction, values) {
      return { ok: true, text: `Written as told: ${fillTemplate(instruction, values)}` }
    },
    async tool(toolId) {
      return toolIds.includes(toolId)
        ? { ok: true, text: '{"status":"shipped","time":"seven"}' }
        : { ok: false }
    },
    async handoff({ text }) {
      told.isHandedOver = true
      return text || passedOnWords
    },
  }
}
