import { findables } from '../core/findables.ts'
import { inboxWords } from './inbox.words.ts'

/** What can be found of the page 'Chats', with the words of people who do not know ours. */
export const inboxFindables = findables('convos', inboxWords, {
  search: {
    also: 'find a conversation, search chats, look for a message, who mentioned something, conversations that mention a word, full text search',
  },
  view: {
    also: 'unread chats, my chats, unassigned conversations, waiting for a person, snoozed, closed chats, mentions, filter chats, chats by tag, priority',
  },
  presence: {
    also: 'go online, go offline, set status, availability, available, away, do not disturb, stop being asked by visitors',
  },
  export: {
    also: 'download chats, export transcripts, conversations as csv, conversations as json, backup of conversations, save chat history',
  },
  settings: {
    also: 'canned responses, saved replies, quick replies, macros, chat tags, saved views, close chats automatically, auto close',
  },
})
