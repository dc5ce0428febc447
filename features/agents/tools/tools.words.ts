import { declareWords } from '../core/declare-words.ts'

/** What the page 'Tools' holds. */
export const toolsWords = declareWords('tools', {
  new: { label: 'New tool' },
  assigned: { label: 'Tools of the workspace' },
})
