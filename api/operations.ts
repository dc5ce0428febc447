import { contracts } from '#mocks/contracts/registry.ts'
import { agentRoutes } from './agents/agent.routes.ts'
import { agentLifeRoutes } from './agents/agent-life.routes.ts'
import { agentCreation } from './agents/create-agent.ts'
import { templateRoutes } from './agents/template.routes.ts'
import { templateFileRoutes } from './agents/template-file.routes.ts'
import { versionRoutes } from './agents/version.routes.ts'
import { conversationRoutes } from './conversations/conversation.routes.ts'
import type { Deps } from './deps.ts'
import { embedRoutes } from './embed/embed.routes.ts'
import type { PublishedAgents } from './embed/published-agents.ts'
import type { VisitorTokens } from './embed/visitor-token.ts'
import { fileRoutes } from './files/file.routes.ts'
import type { Operation } from './http/implement.ts'
import { automationRoutes } from './library/automations/automation.routes.ts'
import { credentialRoutes } from './library/credentials/credential.routes.ts'
import { eventRoutes } from './library/events/event.routes.ts'
import { functionRoutes } from './library/functions/function.routes.ts'
import { promptRoutes } from './library/prompts/prompt.routes.ts'
import { visitorSessionRoutes } from './library/sessions/visitor-session.routes.ts'
import { newAgentNoticeRoutes } from './notifications/new-agent.routes.ts'
import { onboardingRoutes } from './onboarding/onboarding.routes.ts'
import { languageRoutes } from './platform/language.routes.ts'
import { platformRoutes } from './platform/platform.routes.ts'
import { accountRoutes } from './session/account.routes.ts'
import type { KeyService } from './session/key.service.ts'
import { sessionRoutes } from './session/session.routes.ts'
import type { SessionService } from './session/session.service.ts'
import { stylingRoutes } from './styling/styling.routes.ts'
import { themeRoutes } from './styling/theme.routes.ts'
import { invitationRoutes } from './workspaces/invitation.routes.ts'
import { memberRoutes } from './workspaces/member.routes.ts'
import { workspaceRoutes } from './workspaces/workspace.routes.ts'

/** What several areas share within one app. */
export interface SharedServices {
  sessions: SessionService
  keys: KeyService
  visitors: VisitorTokens
  published: PublishedAgents
}

/** Every operation of the product. Throws when a contract has no implementation, two, or none of ours. */
export function buildOperations(
  deps: Deps,
  { sessions, keys, visitors, published }: SharedServices,
): Operation[] {
  const creation = agentCreation(deps)
  const operations = [
    ...sessionRoutes(deps, sessions),
    ...accountRoutes(deps, sessions),
    ...workspaceRoutes(deps, { sessions, keys, published }),
    ...memberRoutes(deps, sessions),
    ...invitationRoutes(deps),
    ...agentRoutes(deps, creation, keys),
    ...agentLifeRoutes(deps, { creation, keys, published }),
    ...versionRoutes(deps),
    ...templateRoutes(creation),
    ...templateFileRoutes(deps, creation),
    ...onboardingRoutes(deps, creation),
    ...conversationRoutes(deps),
    ...stylingRoutes(deps),
    ...embedRoutes(deps, published, visitors),
    ...themeRoutes(deps),
    ...fileRoutes(deps),
    ...newAgentNoticeRoutes(deps),
    ...credentialRoutes(deps),
    ...promptRoutes(deps),
    ...functionRoutes(deps),
    ...automationRoutes(deps),
    ...visitorSessionRoutes(deps),
    ...eventRoutes(deps),
    ...languageRoutes(),
    ...platformRoutes(),
  ]
  assertComplete(operations)
  return operations
}

/** Contracts and operations must match one to one, and every operation must have a policy. */
export function assertComplete(operations: readonly Operation[]): void {
  const implemented = operations.map((operation) => operation.contract.id)
  const twice = implemented.filter((id, index) => implemented.indexOf(id) !== index)
  if (twice.length) throw new Error(`Implemented twice: ${twice.join(', ')}`)
  const missing = contracts.filter((contract) => !implemented.includes(contract.id))
  if (missing.length)
    throw new Error(`Contracts without an implementation: ${missing.map((c) => c.id).join(', ')}`)
  const unknown = operations.filter(({ contract }) => !contracts.includes(contract))
  if (unknown.length) throw new Error(`Not in the registry: ${unknown.map((o) => o.contract.id).join(', ')}`)
  const open = operations.filter(({ policy }) => typeof policy !== 'function')
  if (open.length)
    throw new Error(`Operations without a policy: ${open.map((o) => o.contract.id).join(', ')}`)
}
