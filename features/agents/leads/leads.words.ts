import { declareWords } from '../core/declare-words.ts'

/** What is done on the page 'Leads' with a button or a field. */
export const leadsWords = declareWords('leads', {
  add: { label: 'Add lead' },
  find: { label: 'Search leads' },
  more: { label: 'Files and settings' },
})

/** Where a lead came from, as people read it. */
export const sourceWords = {
  request: 'Asked for the team',
  form: 'Form before the chat',
  flow: 'Flow',
  tool: 'Told the agent',
  words: 'Conversation',
  file: 'File',
  member: 'Added by hand',
} as const

/** What is no visitor's when all about one is deleted. */
export const staysWithAgent = 'Checks, questions and answers the team made from it stay with the agent.'

/** What the details of a lead are called. */
export const detailWords = { name: 'Name', email: 'Email', phone: 'Phone' } as const
