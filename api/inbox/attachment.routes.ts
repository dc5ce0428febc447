import type { AttachedFile } from '#mocks/contracts/conversations/attachment.schema.ts'
import { keptFileName } from '#mocks/contracts/files/file-name.ts'
import { createAttachment, getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { refuseUnsent, unsentFiles } from '#mocks/contracts/inbox/unsent-files.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createLoadAgent } from '../agents/load-agent.ts'
import { createConversationRepository } from '../conversations/conversation.repository.ts'
import type { Deps } from '../deps.ts'
import { createFileService } from '../files/file.service.ts'
import { inspectFile } from '../files/inspect-file.ts'
import { notFound, refuse } from '../http/http-error.ts'
import { implement, type Operation, ok } from '../http/implement.ts'
import { addressOf } from '../http/principal.ts'
import type { DocStore } from '../store/store.ts'
import { type AttachmentDoc, createAttachments, presentAttachment } from './attachments.ts'

/** Whose file is read. */
interface Wanted {
  region: Region
  conversationId: string
  attachmentId: string
}

/** Reads files of conversations with what is in them. */
export function createReadAttachment(deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>) {
  const { find } = createAttachments(deps)
  const files = createFileService(deps)

  /** @param mayRead whether it is for who asks; 404 where it is not, or is gone */
  return async function readAttachment(
    { region, conversationId, attachmentId }: Wanted,
    mayRead: (file: AttachmentDoc) => boolean,
  ): Promise<AttachedFile> {
    const file = await find(region, conversationId, attachmentId)
    const bytes = file && mayRead(file) ? await files.read(file.path) : null
    if (!file || !bytes) throw notFound()
    return { ...presentAttachment(file), base64: bytes.toString('base64') }
  }
}

/** Files members give to conversations, and read again. */
export function attachmentRoutes(deps: Deps): Operation[] {
  const { stores } = deps
  const loadAgent = createLoadAgent(stores)
  const { conversations } = createConversationRepository(stores)
  const files = createFileService(deps)
  const read = createReadAttachment(deps)

  async function assertThere(region: Region, agentId: string, _id: string): Promise<void> {
    if ((await conversations(region).findOne({ _id }))?.agentId !== agentId) throw notFound()
  }

  /** Sizes of what a member uploaded in a workspace that went with nothing yet, in bytes. */
  async function unsentOf(region: Region, workspaceId: string, by: string): Promise<number[]> {
    const records: DocStore<AttachmentDoc> = stores[region].collection('files')
    const which = { workspaceId, by, usedBy: '', expiresAt: { $gt: deps.now() } }
    const found = records.find<Pick<AttachmentDoc, 'size'>>(which, {
      projection: { size: 1 },
      limit: unsentFiles.most,
    })
    return (await found.toArray()).map(({ size }) => size)
  }

  return [
    implement(createAttachment, async ({ params, body, principal, authorise }) => {
      const { region, agentId, conversationId } = params
      const { ownerID: workspaceId } = await loadAgent(params, authorise)
      await assertThere(region, agentId, conversationId)
      const file = await inspectFile(body.base64Payload, `attachments/${body.name}`)
      const by = addressOf(principal) ?? ''
      refuse(refuseUnsent(await unsentOf(region, workspaceId, by), file.bytes.length))
      const attached = {
        conversationId,
        name: keptFileName(body.name, file.extension),
        by,
        usedBy: '',
        inNote: false,
      }
      const owner = { region, workspaceId, agentId }
      const kept = await files.keep(owner, { ...file, temporary: true, attached: true }, attached)
      return ok(presentAttachment(kept))
    }),

    implement(getAttachment, async ({ params, principal, authorise }) => {
      await loadAgent(params, authorise)
      await assertThere(params.region, params.agentId, params.conversationId)
      const me = addressOf(principal) ?? ''
      // What is not sent yet is its giver's own.
      return ok(await read(params, ({ usedBy, by }) => usedBy !== '' || by === me))
    }),
  ]
}
