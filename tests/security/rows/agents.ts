import { convertTemplate } from '#mocks/contracts/agents/template.contract.ts'
import { aboutAgent, aboutFirstVersion, savedBy } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows } from '../matrix/row.ts'

const fromTemplate: MatrixRow['input'] = ({ region, workspaceId, newAgentId: agentId }) => ({
  params: { region },
  body: { agentName: 'Matrix', agentTemplate: 'blank-template', agentId, workspaceId },
})

/** Agents. */
export const agentsRows: MatrixRows = {
  'agents.agent.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'agents.agent.get': {
    input: aboutAgent,
  },
  'agents.agent.save': {
    input: (target) => ({
      ...aboutAgent(target),
      body: { workspaceId: target.workspaceId, description: 'x' },
    }),
  },
  'agents.version.create': {
    // Its checks, where it has some, were not run on this draft.
    input: (target) => ({ ...aboutAgent(target), body: { reason: 'The matrix publishes.' } }),
  },
  'agents.version.list': {
    input: aboutAgent,
  },
  'agents.version.get': {
    input: aboutFirstVersion,
  },
  'agents.version.restore': {
    input: (target) => ({ ...aboutFirstVersion(target), body: { rev: 1_000_000 } }),
    exceptions: [{ status: 409, why: 'nobody has that revision: the draft stays as it is' }],
  },
  'agents.backup.create': {
    input: ({ region, agentId, workspaceId }) => ({
      params: { region },
      body: { agentId, workspaceId, userEmail: 'nobody@example.com' },
    }),
    exceptions: [
      { of: ['owner', 'member'], status: 403, why: 'a person signs with their own address alone' },
      { of: ['workspace key', 'agent key'], status: 422, why: "a server signs with a member's address" },
    ],
  },
  'agents.agent.duplicate': {
    input: (target) => ({ ...aboutAgent(target), body: { agentId: target.newAgentId } }),
  },
  'agents.agent.remove': {
    aboutOwn: savedBy(convertTemplate, fromTemplate),
    input: ({ region, thingId: agentId }) => ({ params: { region, agentId } }),
    exceptions: [
      { of: ['agent key'], status: 404, why: "the agent is one made for this call, not the key's" },
    ],
  },
  'agents.platform.get': {
    input: aboutAgent,
    exceptions: [{ status: 422, why: 'the agent answers by itself' }],
  },
  'agents.platform.save': {
    input: (target) => ({ ...aboutAgent(target), body: { key: 'VF.DM.0123456789abcdef' } }),
    exceptions: [{ status: 422, why: 'the agent answers by itself' }],
  },
  'agents.platform.remove': {
    input: aboutAgent,
    exceptions: [{ status: 422, why: 'the agent answers by itself' }],
  },
  'agents.template.check': {
    input: aboutAgent,
  },
  'agents.template.export': {
    input: ({ region, agentId }) => ({ params: { region }, body: { agentId } }),
  },
  'agents.template.import': {
    input: ({ region, workspaceId, newAgentId: agentId }) => ({
      params: { region },
      body: { agentTemplate: { schemaVersion: 1, agent: { title: 'Matrix' } }, agentId, workspaceId },
    }),
  },
  'agents.template.create': {
    input: fromTemplate,
  },
  'agents.key.get': {
    input: aboutAgent,
  },
  'agents.key.create': {
    input: aboutAgent,
    fills: true,
  },
  'agents.key.remove': {
    input: aboutAgent,
  },
}
