import { expect } from 'vitest'
import { getKnowledge, saveKnowledge } from '#mocks/contracts/knowledge/document.contract.ts'
import { aboutAgent, savedBy } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows, RowTarget } from '../matrix/row.ts'

const aboutDocument = ({ region, agentId, thingId: documentId }: RowTarget) => ({
  params: { region, agentId, documentId },
})
const written: MatrixRow['input'] = ({ region, agentId, newAgentId: documentId }) => ({
  params: { region, agentId, documentId },
  body: { name: 'Matrix', content: 'The matrix opens at nine.' },
})
const aDocument = savedBy(saveKnowledge, written)

/** What agents know. */
export const knowledgeRows: MatrixRows = {
  'knowledge.document.list': { input: aboutAgent },
  'knowledge.usage.get': { input: aboutAgent },
  'knowledge.document.get': { about: aDocument, input: aboutDocument },
  'knowledge.document.save': { input: written, fills: true },
  'knowledge.document.remove': { aboutOwn: aDocument, input: aboutDocument },
  'knowledge.passage.list': { about: aDocument, input: aboutDocument },
  'knowledge.file.create': {
    input: ({ region, agentId, newAgentId: documentId }) => ({
      params: { region, agentId, documentId },
      body: { name: 'a.txt', base64Payload: Buffer.from('Matrix').toString('base64') },
    }),
    success: 202,
    // What a reading writes must be nobody else's doing.
    async settled(owner, { params }) {
      const status = async () => (await owner.call(getKnowledge, { params })).body.status
      await expect.poll(status, { timeout: 10_000 }).toBe('SUCCESS')
    },
  },
  'knowledge.reading.create': {
    about: aDocument,
    input: aboutDocument,
    success: 202,
    exceptions: [{ status: 409, why: 'a text that was written is not read again' }],
  },
  'knowledge.question.check': {
    input: (target) => ({ ...aboutAgent(target), body: { text: 'When?' } }),
  },
  'knowledge.score.list': { input: aboutAgent },
  'knowledge.selection.remove': {
    input: ({ region, agentId }) => ({ params: { region, agentId }, body: { documentIds: ['none'] } }),
  },
  'knowledge.selection.save': {
    input: ({ region, agentId }) => ({
      params: { region, agentId },
      body: { documentIds: ['none'], add: ['x'], remove: [] },
    }),
  },
}
