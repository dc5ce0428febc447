import { expect, vi } from 'vitest'
import { listAutomationRuns, saveAutomation } from '#mocks/contracts/library/automation.contract.ts'
import { isRunning } from '#mocks/contracts/library/automation.schema.ts'
import { saveCredential } from '#mocks/contracts/library/credential.contract.ts'
import { listEvents } from '#mocks/contracts/library/event.contract.ts'
import { saveFunction } from '#mocks/contracts/library/function.contract.ts'
import { savePrompt } from '#mocks/contracts/library/prompt.contract.ts'
import { aboutAgent, aboutLibrary, aboutLibraryItem, heldConversation, savedBy } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows, ThingMaker } from '../matrix/row.ts'

/** Its address is this machine's: a test of it is refused before anything leaves, which is a success of the test. */
const calledFunction = {
  name: 'matrix',
  description: 'Nothing.',
  method: 'GET',
  url: 'https://127.0.0.1/',
  headers: [],
  parameters: [],
  bodyTemplate: '',
  credentialId: '',
  timeout: 1,
}

const credential: MatrixRow['input'] = ({ region, workspaceId, newAgentId: itemId }) => ({
  params: { region, itemId },
  body: { workspaceId, name: 'Matrix', kind: 'bearer', hosts: ['shop.example'], secret: 'matrix-secret' },
})

const prompt: MatrixRow['input'] = ({ region, workspaceId, newAgentId: itemId }) => ({
  params: { region, itemId },
  body: { workspaceId, title: 'Matrix', content: 'Answer briefly.' },
})

const func: MatrixRow['input'] = ({ region, workspaceId, newAgentId: itemId }) => ({
  params: { region, itemId },
  body: { workspaceId, ...calledFunction, name: `f_${itemId.replaceAll('-', '_')}` },
})

const crawler: MatrixRow['input'] = ({ region, workspaceId, agentId, newAgentId: automationId }) => ({
  params: { region, automationId },
  body: { workspaceId, agentId, name: 'Matrix', website: 'cafe.example', maxPages: 5 },
})
const savedCrawler = savedBy(saveAutomation, crawler)

const aboutCrawler: MatrixRow['input'] = ({ region, thingId: automationId }) => ({
  params: { region, automationId },
})

/** Something that happened in the workspace; it is written right after what it tells of. */
const happened: ThingMaker = (maker, { region, workspaceId }) =>
  vi.waitFor(async () => {
    const { body } = await maker.call(listEvents, { params: { region }, query: { workspaceId } })
    if (!body.items[0]) throw new Error('Nothing happened yet')
    return body.items[0].ID
  })

/** The library. */
export const libraryRows: MatrixRows = {
  'library.credential.list': {
    input: aboutLibrary,
  },
  'library.credential.save': {
    input: credential,
    fills: true,
  },
  'library.credential.get': {
    aboutOwn: savedBy(saveCredential, credential),
    input: aboutLibraryItem,
  },
  'library.credential.remove': {
    aboutOwn: savedBy(saveCredential, credential),
    input: aboutLibraryItem,
  },
  'library.prompt.list': {
    input: aboutLibrary,
  },
  'library.prompt.save': {
    input: prompt,
    fills: true,
  },
  'library.prompt.get': {
    aboutOwn: savedBy(savePrompt, prompt),
    input: aboutLibraryItem,
  },
  'library.prompt.remove': {
    aboutOwn: savedBy(savePrompt, prompt),
    input: aboutLibraryItem,
  },
  'library.function.list': {
    input: aboutLibrary,
  },
  'library.function.save': {
    input: func,
    fills: true,
  },
  'library.function.get': {
    aboutOwn: savedBy(saveFunction, func),
    input: aboutLibraryItem,
  },
  'library.function.remove': {
    aboutOwn: savedBy(saveFunction, func),
    input: aboutLibraryItem,
  },
  'library.function.check': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, definition: calledFunction, arguments: {} },
    }),
  },
  'library.automation.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'library.automation.save': {
    about: savedCrawler,
    input: ({ region, workspaceId, thingId: automationId }) => ({
      params: { region, automationId },
      body: { workspaceId, maxPages: 12 },
    }),
  },
  'library.automation.remove': {
    aboutOwn: savedCrawler,
    input: aboutCrawler,
  },
  'library.automationRun.create': {
    about: savedCrawler,
    input: aboutCrawler,
    success: 202,
    // What a run writes must be nobody else's doing.
    async settled(owner, { params }) {
      const latest = async () => (await owner.call(listAutomationRuns, { params })).body.items[0] ?? null
      await expect.poll(async () => isRunning(await latest())).toBe(false)
    },
    fills: true,
  },
  'library.automationRun.list': {
    about: savedCrawler,
    input: aboutCrawler,
  },
  'library.session.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'library.session.get': {
    about: heldConversation,
    input: ({ region, thingId: sessionId }) => ({ params: { region, sessionId } }),
  },
  'library.session.remove': {
    aboutOwn: heldConversation,
    input: ({ region, thingId: sessionId }) => ({ params: { region, sessionId } }),
  },
  'library.event.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'library.event.get': {
    about: happened,
    input: ({ region, thingId: eventId }) => ({ params: { region, eventId } }),
  },
  'library.event.send': {
    about: happened,
    input: ({ region, thingId: eventId }) => ({ params: { region, eventId } }),
    exceptions: [{ status: 409, why: 'there is no endpoint to send it to' }],
  },
  'library.agentWebhook.get': { input: aboutAgent },
  'library.agentWebhook.save': {
    input: (target) => ({ ...aboutAgent(target), body: { subscribedEvents: ['lead_created'] } }),
    fills: true,
  },
  'library.agentWebhookSecret.create': { input: aboutAgent },
  'library.modelKey.get': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
  },
  'library.modelKey.save': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId }, body: { credentialId: null } }),
  },
  'library.eventSettings.get': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
  },
  'library.eventSettings.save': {
    input: ({ region, workspaceId }) => ({
      params: { region, workspaceId },
      body: { subscribedEvents: ['agent_created'] },
    }),
    fills: true,
  },
  'library.eventSecret.create': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
  },
}
