import { declareWords } from '../core/declare-words.ts'

/** The sub-tabs of the page 'Knowledge', in its order. */
export const knowledgeTabs = declareWords('kb', {
  documents: { label: 'Documents' },
  try: { label: 'Try a question' },
  settings: { label: 'Settings' },
})

/** Its cards. */
export const knowledgeCards = declareWords('kb', {
  search: {
    label: 'How passages are searched',
    help: 'A follow-up question such as “and on Sunday?” leaves out what it asks for.',
  },
  scores: {
    label: 'What it means for your questions',
    help: 'The questions the agent suggests, and the last ones of its visitors, with the score of the best passage.',
  },
})

/** Its fields, and what is done there with a button. */
export const knowledgeWords = declareWords('kb', {
  add: { label: 'Add knowledge' },
  find: { label: 'Search documents' },
  question: {
    label: 'Question',
    help: 'Nothing is kept of it. A model that answers in the chat is asked here, too.',
  },
  vg_kbTopChunks: {
    label: 'Passages per answer',
    help: 'How many passages are looked up for an answer. More give a model more to read, and cost more.',
  },
  searchMethod: {
    label: 'Follow-up questions',
    help: 'By their words, those of the question before are taken along; nothing is charged. A model understands more, takes up to four seconds, and uses tokens. Where it fails, the words are searched.',
  },
  searchPrompt: {
    label: 'Search prompt',
    help: 'What else the model should know when it writes a search, such as names of your products. May be empty.',
  },
  modelId: { label: 'Search model', help: 'Empty uses the model that answers.' },
  temprature: { label: 'Search temperature', help: '0 writes the same search for the same question.' },
  maxTokens: { label: 'Longest search' },
  vg_kbDefaultDimension: {
    label: 'Vector length',
    help: 'Numbers per passage. Shorter vectors take less memory and find a little less. They are made anew when this changes; a model that takes no length keeps its own.',
  },
  ifKnowsThreshold: {
    label: 'Knowledge threshold',
    help: 'Below it the agent says that it does not know. Higher answers less and is wrong less often.',
  },
})
