import { createAttachment, getAttachment } from './attachment.contract.ts'
import {
  createNote,
  getInboxConversation,
  listNotes,
  removeNote,
  saveCourse,
  saveRead,
  sendTranscript,
} from './conversation.contract.ts'
import { countInbox, listInbox, listInboxTags, searchInbox } from './list.contract.ts'
import { createInboxExport, removeInboxSelection, saveInboxSelection } from './selection.contract.ts'
import { getInboxSettings, saveInboxSettings } from './settings.contract.ts'
import { getWaiting } from './waiting.contract.ts'

/** The inbox: conversations of all channels, and the people who look after them. */
export const inboxContracts = [
  listInbox,
  countInbox,
  listInboxTags,
  getWaiting,
  searchInbox,
  getInboxConversation,
  saveCourse,
  saveRead,
  listNotes,
  createNote,
  removeNote,
  createAttachment,
  getAttachment,
  sendTranscript,
  saveInboxSelection,
  removeInboxSelection,
  createInboxExport,
  getInboxSettings,
  saveInboxSettings,
] as const
