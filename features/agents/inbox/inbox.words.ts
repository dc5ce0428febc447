import { declareWords } from '../core/declare-words.ts'

/** What can be done on the page 'Chats'. */
export const inboxWords = declareWords('convos', {
  search: { label: 'Search messages, notes and files' },
  view: { label: 'View' },
  all: { label: 'Choose all that are loaded' },
  presence: { label: 'Online or away' },
  export: { label: 'Export conversations' },
  settings: { label: 'Settings of Chats' },
})
