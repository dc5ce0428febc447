import { expect } from 'vitest'
import {
  createKnowledgeDiscovery,
  getKnowledgeDiscovery,
} from '#mocks/contracts/knowledge/discovery.contract.ts'
import {
  getKnowledge,
  getKnowledgeUsage,
  saveKnowledge,
} from '#mocks/contracts/knowledge/document.contract.ts'
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

const search: MatrixRow['input'] = ({ region, agentId, newAgentId: discoveryId }) => ({
  params: { region, agentId, discoveryId },
  body: { by: 'crawl', address: 'cafe.example', maxPages: 5, include: [], exclude: [] },
})

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
  'knowledge.pair.check': {
    input: (target) => ({ ...aboutAgent(target), body: { question: 'When?', answer: 'At nine.' } }),
  },
  'knowledge.score.list': { input: aboutAgent },
  'knowledge.page.create': {
    input: ({ region, agentId, newAgentId }) => ({
      params: { region, agentId },
      body: { urls: [`https://cafe.example/${newAgentId}`] },
    }),
    success: 202,
    fills: true,
    // What a reading writes must be nobody else's doing.
    async settled(owner, { params }) {
      const { region = '', agentId = '' } = params ?? {}
      const usage = { params: { region, agentId } }
      const reading = async () => (await owner.call(getKnowledgeUsage, usage)).body.reading
      await expect.poll(reading, { timeout: 10_000 }).toBe(0)
    },
  },
  'knowledge.readings.create': {
    input: ({ region, agentId }) => ({ params: { region, agentId }, body: { documentIds: ['none'] } }),
    success: 202,
  },
  'knowledge.refreshRate.save': {
    input: ({ region, agentId }) => ({
      params: { region, agentId },
      body: { documentIds: ['none'], refreshRate: '24h' },
    }),
  },
  'knowledge.discovery.create': {
    input: search,
    success: 202,
    fills: true,
    async settled(owner, { params }) {
      const state = async () => (await owner.call(getKnowledgeDiscovery, { params })).body.state
      await expect.poll(state, { timeout: 10_000 }).toBe('done')
    },
  },
  'knowledge.discovery.get': {
    about: savedBy(createKnowledgeDiscovery, search),
    input: ({ region, agentId, thingId: discoveryId }) => ({ params: { region, agentId, discoveryId } }),
  },
  'knowledge.discovery.remove': {
    aboutOwn: savedBy(createKnowledgeDiscovery, search),
    input: ({ region, agentId, thingId: discoveryId }) => ({ params: { region, agentId, discoveryId } }),
  },
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
