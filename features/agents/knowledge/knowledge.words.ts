import { declareWords } from '../core/declare-words.ts'

/** The sub-tabs of the page 'Knowledge', in its order. */
export const knowledgeTabs = declareWords('kb', {
  documents: { label: 'Documents' },
  try: { label: 'Try a question' },
  settings: { label: 'Settings' },
})

/** Its card. */
export const knowledgeCards = declareWords('kb', {
  scores: {
    label: 'What it means for the suggested questions',
    help: 'Each suggested question with the score of its best passage.',
  },
})

/** Its fields, and what is done there with a button. */
export const knowledgeWords = declareWords('kb', {
  add: { label: 'Add knowledge' },
  find: { label: 'Search documents' },
  question: { label: 'Question', help: 'Nothing is kept of it, and nothing is charged.' },
  vg_kbTopChunks: {
    label: 'Passages per answer',
    help: 'How many passages are looked up for an answer. More give a model more to read, and cost more.',
  },
  ifKnowsThreshold: {
    label: 'Knowledge threshold',
    help: 'Below it the agent says that it does not know. Higher answers less and is wrong less often.',
  },
})
