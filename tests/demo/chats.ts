import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import type { Random } from '../harness/seeded-random.ts'
import { visitorClient } from '../harness/workspace-people.ts'
import type { DemoAgent } from './agents.ts'
import { call } from './call.ts'
import { asOwner, type Demo } from './people.ts'
import { strayQuestions, topics } from './questions.ts'
import { daysAgo, type Moment } from './timeline.ts'

/** One conversation in so many also asks what the agent does not know. */
const strayOneIn = 4
/** One conversation in so many is the owner's own, in the test chat. */
const testOneIn = 25
/** Where most visitors come from first: each draw is one of them. */
const countries = ['GB', 'GB', 'GB', 'DE', 'DE', 'FR', 'US', 'ES', 'IT', 'IE'] as const
/** Pages of a website on which people ask. */
const pages = ['', '', 'contact', 'prices', 'about', 'help/returns'].map(
  (path) => `https://www.demo-shop.example/${path}`,
)
/** The header a proxy would name a visitor's country in. */
export const countryHeader = 'x-demo-country'

/** Where somebody asks from. */
interface Visit {
  country: string
  page: string
}

const openingMinute = 7 * 60
const openMinutes = 13 * 60
const secondMs = 1000

/** That many conversations, more of them lately, with the agents people talk to most. */
export function chats(demo: Demo, agents: readonly DemoAgent[], count: number, random: Random): Moment[] {
  const drawn = agents.flatMap((agent) => Array<DemoAgent>(agent.plan.visitors).fill(agent))
  return Array.from({ length: count }, () => {
    const agent = random.pick(drawn)
    // Two draws, the later day wins: an agent is found by more people as time goes on.
    const days = Math.min(random.below(agent.plan.made), random.below(agent.plan.made))
    const questions = askedOf(agent, random)
    const pauses = questions.map(() => (20 + random.below(90)) * secondMs)
    const from: Visit = { country: random.pick(countries), page: random.pick(pages) }
    const ownTest = random.below(testOneIn) === 0
    return {
      at: chatTime(days, random),
      happen: () =>
        ownTest ? testChat(demo, agent, questions, pauses) : visit(demo, agent, questions, pauses, from),
    }
  })
}

/** Within opening hours; today's are over before now. */
function chatTime(days: number, random: Random): number {
  const at = daysAgo(days, openingMinute + random.below(openMinutes))
  return Math.min(at, Date.now() - random.below(3600) * secondMs)
}

function askedOf({ plan }: DemoAgent, random: Random): string[] {
  const script = random.pick<readonly string[]>(topics[plan.topic])
  const asked = script.slice(0, 1 + random.below(script.length))
  return random.below(strayOneIn) === 0 ? [...asked, random.pick(strayQuestions)] : asked
}

async function visit(
  { app }: Demo,
  { id, plan }: DemoAgent,
  questions: readonly string[],
  pauses: readonly number[],
  { country, page }: Visit,
): Promise<void> {
  const params = { region: plan.region, agentId: id }
  const headers = { [countryHeader]: country }
  const client = await visitorClient(app, plan.region, id)
  for (const [index, text] of questions.entries()) {
    await call(client, sendVisitorMessage, { params, headers, body: { text, page } })
    app.clock.advance(pauses[index] ?? 0)
  }
}

async function testChat(
  demo: Demo,
  { id, plan }: DemoAgent,
  questions: readonly string[],
  pauses: readonly number[],
): Promise<void> {
  const params = { region: plan.region, agentId: id }
  await asOwner(demo, plan.region, async ({ client }) => {
    let conversationId: string | undefined
    for (const [index, text] of questions.entries()) {
      const body = { text, ...(conversationId && { conversationId }) }
      const answer = await call(client, sendTestMessage, { params, body })
      conversationId = answer.conversationId
      demo.app.clock.advance(pauses[index] ?? 0)
    }
  })
}
