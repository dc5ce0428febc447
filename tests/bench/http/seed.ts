import { createAgentRepository } from '#api/agents/agent.repository.ts'
import { createAccountService } from '#api/session/account.service.ts'
import { createKeyService } from '#api/session/key.service.ts'
import type { Stores } from '#api/store/store.ts'
import type { MemberDoc } from '#api/workspaces/member.repository.ts'
import { agentDefaults } from '#mocks/contracts/agents/agent-defaults.ts'
import { insertManyAgents, manyAgentsId } from '../../harness/many-agents.ts'

/** What the load needs to know about the data. */
export interface SeedResult {
  workspaceId: string
  /** A workspace secret that may read every agent. */
  secret: string
  agentIds: string[]
}

/** A word of the first few agents' descriptions alone. */
export const rareWord = 'lighthouse'
const rareAgents = 5

/** Fills the workspace of a name up to `count` agents and answers with a sample of their ids. */
export async function seedAgents(stores: Stores, name: string, count: number): Promise<SeedResult> {
  const email = `${name}@example.com`
  await createAccountService({ stores, now: Date.now }).create('eu', {
    email,
    password: null,
    utmSource: '',
    countryCode: null,
  })
  const member = await stores.eu.collection<MemberDoc>('members').findOne({ email })
  const workspaceId = member?.workspaceId ?? ''
  const { secret } = await createKeyService({ stores, now: Date.now, config: { mongodb: null } }).replace(
    'eu',
    'workspace',
    workspaceId,
  )
  const present = await createAgentRepository(stores).agents('eu').countDocuments({ ownerID: workspaceId })
  await insertManyAgents(stores, {
    region: 'eu',
    workspaceId,
    prefix: name,
    from: present,
    to: count,
    describe: (index) => (index < rareAgents ? `Answers at the ${rareWord}.` : agentDefaults.description),
  })
  const step = Math.max(1, Math.floor(count / 500))
  const agentIds = Array.from({ length: Math.min(count, 500) }, (_, i) => manyAgentsId(name, i * step))
  return { workspaceId, secret, agentIds }
}
