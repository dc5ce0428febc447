import { declareWords } from '../core/declare-words.ts'

/** What can be done on the page 'Chats'. */
export const inboxWords = declareWords('convos', {
  search: { label: 'Search messages' },
  view: { label: 'View' },
  presence: { label: 'Online or away' },
  settings: { label: 'Settings of the inbox' },
})
