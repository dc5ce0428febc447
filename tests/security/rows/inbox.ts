import { createAttachment } from '#mocks/contracts/inbox/attachment.contract.ts'
import { createNote } from '#mocks/contracts/inbox/conversation.contract.ts'
import { heldConversation, made } from '../matrix/inputs.ts'
import type { MatrixRow, MatrixRows, RowTarget } from '../matrix/row.ts'

const ofInbox: MatrixRow['input'] = ({ region, workspaceId }) => ({
  params: { region },
  query: { workspaceId },
})
const aboutChat = ({ region, agentId, thingId: conversationId }: RowTarget) => ({
  params: { region, agentId, conversationId },
})
const withBody =
  (body: object): MatrixRow['input'] =>
  (target) => ({ ...aboutChat(target), body })
const ofSelection =
  (more: object): MatrixRow['input'] =>
  ({ region, workspaceId, thingId }) => ({
    params: { region },
    body: { workspaceId, conversationIds: [thingId], ...more },
  })

/** A note beside a conversation, under the same id. */
const aNote: MatrixRow['about'] = async (maker, target) => {
  const conversationId = await heldConversation(maker, target)
  const { region, agentId } = target
  const params = { region, agentId, conversationId }
  await made(maker, createNote, { params, body: { ID: conversationId, text: 'Matrix', mentions: [] } })
  return conversationId
}

/** A file that goes with a note: the conversation's id and its own. */
const aFile: MatrixRow['about'] = async (maker, target) => {
  const conversationId = await heldConversation(maker, target)
  const { region, agentId } = target
  const params = { region, agentId, conversationId }
  const { ID } = await made(maker, createAttachment, {
    params,
    body: { name: 'menu.txt', base64Payload: 'UnllIDQ=' },
  })
  const note = { ID: conversationId, text: '', mentions: [], attachments: [ID] }
  await made(maker, createNote, { params, body: note })
  return `${conversationId} ${ID}`
}

/** The inbox. */
export const inboxRows: MatrixRows = {
  'inbox.conversation.list': { input: ofInbox },
  'inbox.count.get': { input: ofInbox },
  'inbox.tag.list': { input: ofInbox },
  'inbox.waiting.get': {
    input: ofInbox,
    exceptions: [{ of: ['workspace key'], status: 403, why: 'nobody waits for a key' }],
  },
  'inbox.message.list': {
    input: (target) => ({ ...ofInbox(target), query: { workspaceId: target.workspaceId, q: 'open' } }),
  },
  'inbox.conversation.get': { about: heldConversation, input: aboutChat },
  'inbox.conversation.save': {
    about: heldConversation,
    input: withBody({ addTags: ['matrix'], priority: 'high' }),
    fills: true,
  },
  'inbox.read.save': { about: heldConversation, input: withBody({ read: true }), fills: true },
  'inbox.note.list': { about: heldConversation, input: aboutChat },
  'inbox.note.create': {
    about: heldConversation,
    input: (target) => ({
      ...aboutChat(target),
      body: { ID: target.newAgentId, text: 'Matrix', mentions: [target.ownerEmail] },
    }),
    fills: true,
  },
  'inbox.note.remove': {
    aboutOwn: aNote,
    input: (target) => ({ params: { ...aboutChat(target).params, noteId: target.thingId } }),
  },
  'inbox.attachment.create': {
    about: heldConversation,
    input: withBody({ name: 'menu.txt', base64Payload: 'UnllIDQ=' }),
    fills: true,
  },
  'inbox.attachment.get': {
    about: aFile,
    input: ({ region, agentId, thingId }) => {
      const [conversationId = '', attachmentId = conversationId] = thingId.split(' ')
      return { params: { region, agentId, conversationId, attachmentId } }
    },
  },
  'inbox.transcript.send': {
    about: heldConversation,
    input: (target) => ({ ...aboutChat(target), body: { to: target.ownerEmail } }),
  },
  'inbox.selection.save': { about: heldConversation, input: ofSelection({ change: { priority: 'low' } }) },
  'inbox.selection.remove': { aboutOwn: heldConversation, input: ofSelection({}) },
  'inbox.export.create': { about: heldConversation, input: ofSelection({ format: 'csv' }) },
  'inbox.settings.get': { input: ofInbox },
  'inbox.settings.save': {
    input: ({ region, workspaceId }) => ({
      params: { region },
      body: { workspaceId, canned: [{ ID: 'canned-of-matrix', name: 'matrix', text: 'matrix' }] },
    }),
    fills: true,
  },
}
