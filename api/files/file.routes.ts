import { type UploadedFile, uploadFile } from '#mocks/contracts/files/file.contract.ts'
import { createAgentRepository } from '../agents/agent.repository.ts'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import type { Principal } from '../http/principal.ts'
import type { FileDoc } from './file.repository.ts'
import { createFileService } from './file.service.ts'
import { inspectFile } from './inspect-file.ts'

/** Files people give their agents. */
export function fileRoutes(deps: Deps): Operation[] {
  const agents = createAgentRepository(deps.stores)
  const files = createFileService(deps)
  return [
    implement(uploadFile, async ({ params: { region }, body, principal, authorise }) => {
      const { agentId, userId, base64Payload, targetPath, temporary } = body
      const agent = await agents.find(region, agentId)
      if (!agent) throw notFound()
      authorise(agent)
      const workspaceId = agent.ownerID
      if (userId !== workspaceId && userId !== accountOf(principal)) throw notFound()
      const file = await inspectFile(base64Payload, targetPath)
      return ok({
        data: presentFile(await files.keep({ region, workspaceId, agentId }, { ...file, temporary })),
      })
    }),
  ]
}

function accountOf(principal: Principal): string | null {
  return principal.kind === 'user' ? principal.accountId : null
}

function presentFile({ _id: id, path, size }: FileDoc): UploadedFile {
  return {
    url: `/files/${path}`,
    path,
    id,
    dbFilePath: `files/${id}`,
    filename: path.slice(path.lastIndexOf('/') + 1),
    sizeKB: Math.max(0.1, Math.round(size / 100) / 10),
  }
}
