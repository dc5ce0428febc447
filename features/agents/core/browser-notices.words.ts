import { declareWords } from './declare-words.ts'

/** What it is called where it is looked for. */
export const browserNoticesWords = declareWords('settings', {
  browserNotices: {
    label: 'Notifications of this browser',
    help: 'Shown when a visitor waits for a person or writes to you while you look at something else.',
  },
})
