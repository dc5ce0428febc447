import type { Needs, Right } from '#mocks/contracts/shared/needs.ts'

const rights: Record<Right, string> = {
  view: 'Members of the workspace',
  editAgents: 'Members who may edit agents',
  publish: 'Members who may publish',
  billing: 'Members who may pay',
  members: 'Members who look after the workspace',
  owner: "The workspace's owner",
}

/** Who may call, in words. */
export function whoMay(needs: Needs): string {
  switch (needs.kind) {
    case 'public':
      return 'Anyone'
    case 'visitor':
      return 'A visitor session'
    case 'session':
      return 'A browser session'
    case 'workspace':
      return [rights[needs.right], ...secretOf(needs.right)].join(', ')
    case 'agent':
      return [
        rights[needs.right],
        ...secretOf(needs.right),
        ...(needs.agentKey ? ["the agent's key"] : []),
      ].join(', ')
  }
}

/** OpenAPI's security requirements: the names of the credentials of which one is needed. */
export function credentialsFor({ kind }: Needs): { [scheme: string]: never[] }[] {
  if (kind === 'public') return []
  if (kind === 'visitor') return [{ visitor: [] }]
  return kind === 'session' ? [{ session: [] }] : [{ session: [] }, { key: [] }]
}

/** No key is an owner. */
function secretOf(right: Right): string[] {
  return right === 'owner' ? [] : ["the workspace's secret"]
}
