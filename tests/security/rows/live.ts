import { createVisitorSession, sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { aboutAgent, aboutWorkspace, made } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows, ThingMaker } from '../matrix/row.ts'

/** Ids of conversations the mocks of the matrix start with. */
export const heldInMocks = Array.from({ length: 100 }, (_, index) => `held-in-mocks-${index}`)
let used = -1

/** A conversation with a visitor who says something, one message after the other. */
export const visitorSays =
  (...texts: string[]): ThingMaker =>
  async (maker, { region, agentId }) => {
    const params = { region, agentId }
    const opened = await maker.call(createVisitorSession, { params })
    const { token } = opened.body
    // The mocks' visitors leave nothing to their agent; conversations stand there from the start.
    used += 1
    if (token.startsWith('visitor-token-')) return heldInMocks[used % heldInMocks.length] ?? ''
    let conversationId = ''
    for (const text of texts) {
      const asked = { params, body: { text }, headers: { Authorization: `Bearer ${token}` } }
      conversationId = (await made(maker, sendVisitorMessage, asked)).conversationId
    }
    return conversationId
  }

const visited = visitorSays('Hello')

const turn: MatrixRow = {
  aboutOwn: visited,
  input: ({ region, agentId, thingId: conversationId }) => ({ params: { region, agentId, conversationId } }),
}

/** Conversations as they happen, and people who answer in their agent's place. */
export const liveRows: MatrixRows = {
  'live.stream.open': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'live.visitorStream.open': {
    input: aboutAgent,
  },
  'live.visitorTyping.say': {
    input: aboutAgent,
  },
  'live.presence.get': {
    input: aboutWorkspace,
    exceptions: [{ of: ['workspace key'], status: 403, why: 'a key is nobody who could be reached' }],
  },
  'live.presence.save': {
    input: (target) => ({ ...aboutWorkspace(target), body: { online: true } }),
    exceptions: [{ of: ['workspace key'], status: 403, why: 'a key is nobody who could be reached' }],
    fills: true,
  },
  'conversations.turn.take': { ...turn, fills: true },
  'conversations.turn.release': turn,
  'conversations.turn.close': turn,
  'conversations.turn.reopen': turn,
  'conversations.memberMessage.send': {
    ...turn,
    input: (target) => ({ ...turn.input(target), body: { text: 'Hello', clientId: 'client-id-0001' } }),
    exceptions: [{ status: 409, why: 'nobody has taken the conversation over' }],
  },
  'conversations.typing.say': turn,
}
