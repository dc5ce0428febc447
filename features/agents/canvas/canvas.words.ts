import { declareWords } from '../core/declare-words.ts'

/** What the page 'Canvas' holds. */
export const canvasWords = declareWords('prompt', {
  enableNodes: {
    label: 'Answer with this flow',
    help: 'Visitors are led through these steps. While it is off, the agent answers by its prompt.',
  },
  add: { label: 'Add a step' },
  flow: { label: 'Steps of the flow' },
  look: { label: 'Show as' },
  search: { label: 'Search the steps' },
  tidy: { label: 'Tidy up' },
  problems: { label: 'What is missing' },
  file: { label: 'Flow as a file' },
})
