import { keptFileName } from '#mocks/contracts/files/file-name.ts'
import { lookAtUpload } from '#mocks/contracts/files/look-at-upload.ts'
import { mediaTypes } from '#mocks/contracts/files/media-types.ts'
import { createAttachment, getAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { refuseUnsent } from '#mocks/contracts/inbox/unsent-files.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, mockOk, notFound, refuse } from '../shared/mock-reply.ts'
import { presentMockAttachment } from './mock-attachments.ts'
import { mockConversation, mockMe } from './mock-inbox.ts'

/** Files of conversations; pictures are kept as they came. */
export function attachmentHandlers(db: MockDb) {
  function assertThere(agentId: string, conversationId: string): void {
    const isHeld = db.live.held.some(({ card }) => card.id === conversationId && card.agentId === agentId)
    if (!isHeld) mockConversation(db, agentId, conversationId)
  }

  return [
    mockHandler(db, createAttachment, ({ params: { agentId, conversationId }, body, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      assertThere(agentId, conversationId)
      const look = lookAtUpload(body.base64Payload, `attachments/${body.name}`)
      if (typeof look === 'string') throw invalid({ base64Payload: look })
      const by = mockMe(db)
      const unsent = db.inbox.files.filter((each) => each.usedBy === '' && each.by === by)
      refuse(
        refuseUnsent(
          unsent.map(({ size }) => size),
          look.bytes.length,
        ),
      )
      const file = {
        ID: db.nextId('file'),
        name: keptFileName(body.name, look.extension),
        type: mediaTypes[look.extension],
        size: look.bytes.length,
        base64: body.base64Payload.slice(body.base64Payload.indexOf(',') + 1),
        conversationId,
        by,
        usedBy: '',
        inNote: false,
      }
      db.inbox.files.push(file)
      return mockOk(presentMockAttachment(file))
    }),
    mockHandler(db, getAttachment, ({ params: { agentId, conversationId, attachmentId }, authorise }) => {
      loadMockAgent(db, agentId, authorise)
      assertThere(agentId, conversationId)
      const file = db.inbox.files.find(
        (each) => each.ID === attachmentId && each.conversationId === conversationId,
      )
      if (!file || (file.usedBy === '' && file.by !== mockMe(db))) throw notFound()
      return mockOk({ ...presentMockAttachment(file), base64: file.base64 })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const attachmentScenarios = scenariosOf({ create: createAttachment, get: getAttachment })
