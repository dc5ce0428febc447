import { aboutLibrary, aboutLibraryItem } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

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

/** The library. */
export const libraryRows: MatrixRows = {
  'library.credential.list': {
    input: aboutLibrary,
  },
  'library.credential.save': {
    input: ({ region, workspaceId, newAgentId: itemId }) => ({
      params: { region, itemId },
      body: { workspaceId, name: 'Matrix', kind: 'bearer', secret: 'matrix-secret' },
    }),
  },
  'library.credential.get': {
    input: aboutLibraryItem,
  },
  'library.credential.remove': {
    input: aboutLibraryItem,
  },
  'library.prompt.list': {
    input: aboutLibrary,
  },
  'library.prompt.save': {
    input: ({ region, workspaceId, newAgentId: itemId }) => ({
      params: { region, itemId },
      body: { workspaceId, title: 'Matrix', content: 'Answer briefly.' },
    }),
  },
  'library.prompt.get': {
    input: aboutLibraryItem,
  },
  'library.prompt.remove': {
    input: aboutLibraryItem,
  },
  'library.function.list': {
    input: aboutLibrary,
  },
  'library.function.save': {
    input: ({ region, workspaceId, newAgentId: itemId }) => ({
      params: { region, itemId },
      body: { workspaceId, ...calledFunction, name: `f_${itemId.replaceAll('-', '_')}` },
    }),
  },
  'library.function.get': {
    input: aboutLibraryItem,
  },
  'library.function.remove': {
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
    input: ({ region, workspaceId, newAgentId, automationId = newAgentId }) => ({
      params: { region, automationId },
      body: { workspaceId, maxPages: 12 },
    }),
  },
  'library.automation.remove': {
    // One made for each call alone, so that the others still have theirs.
    input: ({ region, newAgentId: automationId }) => ({ params: { region, automationId } }),
  },
  'library.automationRun.create': {
    input: ({ region, newAgentId, automationId = newAgentId }) => ({ params: { region, automationId } }),
    success: 202,
  },
  'library.automationRun.list': {
    input: ({ region, newAgentId, automationId = newAgentId }) => ({ params: { region, automationId } }),
  },
  'library.session.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'library.session.remove': {
    // One held for each call alone.
    input: ({ region, newAgentId: sessionId }) => ({ params: { region, sessionId } }),
  },
  'library.event.list': {
    input: ({ region, workspaceId }) => ({ params: { region }, query: { workspaceId } }),
  },
  'library.event.send': {
    input: ({ region, newAgentId, eventId = newAgentId }) => ({ params: { region, eventId } }),
    exceptions: [{ status: 409, why: 'there is no endpoint to send it to' }],
  },
  'library.eventSettings.get': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
  },
  'library.eventSettings.save': {
    input: ({ region, workspaceId }) => ({
      params: { region, workspaceId },
      body: { subscribedEvents: ['agent_created'] },
    }),
  },
  'library.eventSecret.create': {
    input: ({ region, workspaceId }) => ({ params: { region, workspaceId } }),
  },
}
