import { HttpResponse, http } from 'msw'
import { uploadFile } from '#mocks/contracts/files/file.contract.ts'
import { readPayload } from '#mocks/contracts/files/read-payload.ts'
import { sniffFile } from '#mocks/contracts/files/sniff-file.ts'
import { storedExtension } from '#mocks/contracts/files/stored-extension.ts'
import { purposeOf, sizeRefusal, typeRefusal, uploadPurposes } from '#mocks/contracts/files/upload-rules.ts'
import { buildUploadedFile } from '#mocks/fixtures/files/file.fixtures.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { loadMockAgent } from '../agents/load-mock-agent.ts'
import { errorScenarios } from '../shared/error-scenarios.ts'
import type { MockDb } from '../shared/mock-db.ts'
import { mockHandler } from '../shared/mock-handler.ts'
import { invalid, notFound } from '../shared/mock-refusal.ts'
import { mockOk } from '../shared/mock-reply.ts'

/** Uploads; what the server refuses by a file's first bytes is refused here too. */
export function fileHandlers(db: MockDb) {
  return [
    mockHandler(db, uploadFile, ({ params: { region }, body, authorise }) => {
      const agent = loadMockAgent(db, body.agentId, authorise)
      if (![agent.ownerID, db.session?.user.uid].includes(body.userId)) throw notFound()
      const stored = look(body.base64Payload, body.targetPath)
      if ('problem' in stored) throw invalid({ base64Payload: stored.problem })
      const id = `00000000-0000-4000-8000-${db.nextId('').slice(-12)}`
      const filename = `${id}.${stored.extension}`
      const path = `${region}/${agent.ownerID}/${agent.ID}/${body.temporary ? 'tmp-' : ''}${filename}`
      const sizeKB = Math.max(0.1, Math.round(stored.size / 100) / 10)
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

/** What a payload would be stored as, or why it is refused. */
function look(
  payload: string,
  targetPath: string,
): { problem: string } | { extension: string; size: number } {
  const rules = uploadPurposes[purposeOf(targetPath)]
  const bytes = readPayload(payload)
  if (!bytes) return { problem: 'This file could not be read.' }
  if (bytes.length === 0) return { problem: 'This file is empty.' }
  if (bytes.length > rules.maxSizeMB * 1_000_000) return { problem: sizeRefusal(rules) }
  const extension = storedExtension(sniffFile(bytes), targetPath)
  return extension ? { extension, size: bytes.length } : { problem: typeRefusal(rules) }
}

/** Each declared error of each endpoint, by the name of its code. */
export const fileScenarios = {
  upload: errorScenarios(uploadFile),
}

/** What `/files/…` answers in stories: every stored picture is the same one. */
export function servedFiles() {
  const bytes = readPayload(fixtureLogo)
  if (!bytes) throw new Error('The fixture logo is no data URL')
  const headers = { 'Content-Type': 'image/png' }
  return http.get('*/files/*', () => HttpResponse.arrayBuffer(bytes.slice().buffer, { headers }))
}
