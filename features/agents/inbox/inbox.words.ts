import { declareWords } from '../core/declare-words.ts'

/** What can be done on the page 'Chats'. */
export const inboxWords = declareWords('convos', {
  search: { label: 'Search messages' },
  view: { label: 'View' },
  settings: { label: 'Settings of the inbox' },
})
