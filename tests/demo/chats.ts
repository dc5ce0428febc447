import { sendTestMessage } from '#mocks/contracts/conversations/conversation.contract.ts'
import {
  closeConversation,
  releaseConversation,
  sendMemberMessage,
  takeConversation,
} from '#mocks/contracts/conversations/turn.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import type { Random } from '../harness/seeded-random.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { visitorClient } from '../harness/workspace-people.ts'
import type { DemoAgent } from './agents.ts'
import { call } from './call.ts'
import { asAnswering, asOwner, type Demo } from './people.ts'
import { leftDetails, strayQuestions, topics } from './questions.ts'
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

/** So many visitors write from the browsers there are: some come again. */
const browsers = 120
/** One conversation in so many is answered by a person in the end. */
const takenOneIn = 7
/** One visitor in so many leaves an address or a number. */
const leavesOneIn = 9
/** One conversation in so many ends with an address nobody else gave. */
const writesOneIn = 4
const wantsMail = (index: number) => `Please send it to guest${index}@example.com`
/** Of three visitors one rates the last answer; of those who do, so many of six like it. */
const ratesOneIn = 3
const likesOfSix = 5
/** What members answer. */
const memberWords = [
  'Hello, I have looked it up for you: yes, that is possible. Shall I note it down?',
  'Thank you for your patience. A colleague will call you back this afternoon.',
  'That is my part to answer: we will sort it out today.',
] as const

/** Where somebody asks from, what they think of the answer, and who answers in the end. */
interface Visit {
  country: string
  page: string
  browser: string
  /** Of the first answer; null for none. */
  rating: 'up' | 'down' | null
  /** A member takes it over; after so many milliseconds they answer. */
  taken: { afterMs: number; words: string; closes: boolean } | null
}

const openingMinute = 7 * 60
const openMinutes = 13 * 60
const secondMs = 1000

/** That many conversations, more of them lately, with the agents people talk to most. */
export function chats(demo: Demo, agents: readonly DemoAgent[], count: number, random: Random): Moment[] {
  const drawn = agents.flatMap((agent) => Array<DemoAgent>(agent.plan.visitors).fill(agent))
  // Whoever is talked to at all is so from its first days on.
  const first = agents.filter(({ plan }) => plan.visitors > 0)
  return Array.from({ length: count }, (_, index) => {
    const agent = first[index] ?? random.pick(drawn)
    // Two draws, the later day wins: an agent is found by more people as time goes on.
    const drawnDays = Math.min(random.below(agent.plan.made), random.below(agent.plan.made))
    const days = first[index] ? agent.plan.made - 1 : drawnDays
    const asked = askedOf(agent, random)
    const pauses = asked.map(() => (20 + random.below(90)) * secondMs)
    const questions = index % writesOneIn === 0 ? [...asked, wantsMail(index)] : asked
    const from: Visit = {
      country: random.pick(countries),
      page: random.pick(pages),
      browser: `Demo browser ${random.below(browsers)}`,
      rating: random.below(ratesOneIn) > 0 ? null : random.below(6) < likesOfSix ? 'up' : 'down',
      taken:
        random.below(takenOneIn) > 0
          ? null
          : {
              afterMs: (15 + random.below(400)) * secondMs,
              words: random.pick(memberWords),
              closes: random.below(2) === 0,
            },
    }
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
  return Math.min(at, Date.now() - (1200 + random.below(3600)) * secondMs)
}

function askedOf({ plan }: DemoAgent, random: Random): string[] {
  const script = random.pick<readonly string[]>(topics[plan.topic])
  const asked = script.slice(0, 1 + random.below(script.length))
  const strays = random.below(strayOneIn) === 0 ? [random.pick(strayQuestions)] : []
  const left = random.below(leavesOneIn) === 0 ? [random.pick(leftDetails)] : []
  return [...asked, ...strays, ...left]
}

async function visit(
  demo: Demo,
  { id, plan }: DemoAgent,
  questions: readonly string[],
  pauses: readonly number[],
  { country, page, browser, rating, taken }: Visit,
): Promise<void> {
  const { app } = demo
  const params = { region: plan.region, agentId: id }
  const headers = { [countryHeader]: country, 'user-agent': browser }
  const client = await visitorClient(app, plan.region, id)
  for (const [index, text] of questions.entries()) {
    const asked = await call(client, sendVisitorMessage, { params, headers, body: { text, page } })
    app.clock.advance(pauses[index] ?? 0)
    if (rating && index === 0) {
      const body = { messageId: asked.message.id, rating }
      await call(client, rateAnswer, { params, headers, body })
    }
    if (taken && index === questions.length - 1) {
      await answerInPerson(demo, plan.region, { ...params, conversationId: asked.conversationId }, taken)
    }
  }
}

/** Takes a conversation over, answers it and gives it back or closes it. */
async function answerInPerson(
  demo: Demo,
  region: DemoAgent['plan']['region'],
  params: { region: DemoAgent['plan']['region']; agentId: string; conversationId: string },
  { afterMs, words, closes }: NonNullable<Visit['taken']>,
): Promise<void> {
  await asAnswering(demo, region, async ({ client }) => {
    await call(client, takeConversation, { params })
    demo.app.clock.advance(afterMs)
    await call(client, sendMemberMessage, { params, body: { text: words, clientId: newAgentId() } })
    demo.app.clock.advance(secondMs)
    await call(client, closes ? closeConversation : releaseConversation, { params })
  })
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
