import type { CheckRunDoc } from '#api/publishing/check.repository.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { rateAnswer } from '#mocks/contracts/embed/rating.contract.ts'
import { mailedCode, mailedInvitation, newAgentId, newEmail, signUp } from './sign-up.ts'
import type { RunningApp } from './start-app.ts'
import { addMember, makeAgent, setLimits, visitorClient } from './workspace-people.ts'
import type { World } from './world.ts'

/** A world of real people at a running server; nobody in it is in another one. */
export async function serverWorld(app: RunningApp): Promise<World> {
  const owner = await signUp(app)
  const stranger = await signUp(app)
  const member = await signUp(app)
  await setLimits(app, owner, { maxAgents: 100, workspaceSeats: 3 })
  await addMember(app, owner, member)
  const agentId = await makeAgent(owner)
  return {
    region: 'eu',
    owner: owner.client,
    member: member.client,
    stranger: stranger.client,
    anonymous: () => app.client(),
    visitor: () => visitorClient(app, 'eu', agentId),
    async heldConversation() {
      const visitor = await visitorClient(app, 'eu', agentId)
      const params = { region: 'eu', agentId } as const
      const say = (text: string) => visitor.call(sendVisitorMessage, { params, body: { text } })
      const said = await say('When are you open?')
      return { conversationId: said.body.conversationId, writes: async (text) => void (await say(text)) }
    },
    async askedConversation() {
      const visitor = await visitorClient(app, 'eu', agentId)
      const body = { text: 'I want to talk to a person' }
      const said = await visitor.call(sendVisitorMessage, { params: { region: 'eu', agentId }, body })
      return { conversationId: said.body.conversationId }
    },
    async dislikedConversation() {
      const visitor = await visitorClient(app, 'eu', agentId)
      const params = { region: 'eu', agentId }
      const said = await visitor.call(sendVisitorMessage, { params, body: { text: 'When are you open?' } })
      const { conversationId, message } = said.body
      await visitor.call(rateAnswer, { params, body: { messageId: message.id, rating: 'down' } })
      return { conversationId }
    },
    async leaveRun(runId) {
      const runs = app.deps.stores.eu.collection<CheckRunDoc>('checkRuns')
      await runs.updateOne({ _id: `${agentId}:${runId}` }, { $set: { state: 'running' } })
    },
    email: owner.email,
    workspaceId: owner.workspaceId,
    agentId,
    strangerAgentId: await makeAgent(stranger),
    strangerWorkspaceId: stranger.workspaceId,
    publishedAgentId: agentId,
    newEmail,
    newAgentId,
    codeFor: (email) => mailedCode(app, email),
    invitationFor: (email) => mailedInvitation(app, email),
    publishRecords: (records) => app.dns.publish(records),
    async withPassword() {
      const password = 'correct horse battery'
      const { email } = await signUp(app, { password })
      return { email, password }
    },
  }
}
