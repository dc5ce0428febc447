import { HttpResponse, http } from 'msw'
import { uploadFile } from '#mocks/contracts/files/file.contract.ts'
import { lookAtUpload } from '#mocks/contracts/files/look-at-upload.ts'
import { readPayload } from '#mocks/contracts/files/read-payload.ts'
import { buildUploadedFile } from '#mocks/fixtures/files/file.fixtures.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { scenariosOf } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, mockOk, notFound } from '../shared/mock-reply.ts'

/** Uploads; what the server refuses by a file's first bytes is refused here too. */
export function fileHandlers(db: MockDb) {
  return [
    mockHandler(db, uploadFile, ({ params: { region }, body, authorise }) => {
      const agent = loadMockAgent(db, body.agentId, authorise)
      if (![agent.ownerID, db.session?.user.uid].includes(body.userId)) throw notFound()
      const look = lookAtUpload(body.base64Payload, body.targetPath)
      if (typeof look === 'string') throw invalid({ base64Payload: look })
      const id = `00000000-0000-4000-8000-${db.nextId('').slice(-12)}`
      const filename = `${id}.${look.extension}`
      const path = `${region}/${agent.ownerID}/${agent.ID}/${body.temporary ? 'tmp-' : ''}${filename}`
      const sizeKB = Math.max(0.1, Math.round(look.bytes.length / 100) / 10)
      return mockOk({
        data: buildUploadedFile({
          id,
          filename,
          path,
          url: `/files/${path}`,
          dbFilePath: `files/${id}`,
          sizeKB,
        }),
      })
    }),
  ]
}

/** Each declared error of each endpoint, by the name of its code. */
export const fileScenarios = scenariosOf({ upload: uploadFile })

/** What `/files/…` answers in stories: every stored picture is the same one. */
export function servedFiles() {
  const bytes = readPayload(fixtureLogo)
  if (!bytes) throw new Error('The fixture logo is no data URL')
  const headers = { 'Content-Type': 'image/png' }
  return http.get('*/files/*', () => HttpResponse.arrayBuffer(bytes.slice().buffer, { headers }))
}
