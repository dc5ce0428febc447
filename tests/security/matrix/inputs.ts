import type { CallInput } from '../../harness/http-client.ts'
import type { MatrixTarget } from './row.ts'

export const inRegion = ({ region }: MatrixTarget): CallInput => ({ params: { region } })
export const aboutWorkspace = ({ region, workspaceId }: MatrixTarget): CallInput => ({
  params: { region, uid: workspaceId },
})
export const aboutAgent = ({ region, agentId }: MatrixTarget): CallInput => ({ params: { region, agentId } })
export const aboutFirstVersion = ({ region, agentId }: MatrixTarget): CallInput => ({
  params: { region, agentId, version: '1' },
})

export const aboutLibrary = ({ region, workspaceId }: MatrixTarget): CallInput => ({
  params: { region },
  query: { workspaceId },
})
export const aboutLibraryItem = ({
  region,
  workspaceId,
  newAgentId: itemId,
}: MatrixTarget & { newAgentId: string }) => ({
  params: { region, itemId },
  query: { workspaceId },
})
