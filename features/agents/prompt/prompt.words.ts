import { declareWords } from '../core/declare-words.ts'

/** The cards of the page 'Prompt', in its order, by what stands over and under their titles. */
export const promptCards = declareWords('nodes', {
  instructions: {
    label: 'Instructions',
    help: 'Type {{ for what is filled in with each question, such as today’s date.',
  },
  model: { label: 'Model', help: 'What the answers are written by.' },
  received: {
    label: 'What the model receives',
    help: 'With what is typed above, saved or not, with variables resolved and passages found. Nothing is sent.',
  },
  compare: {
    label: 'Compare draft and published',
    help: 'The same question to both. The answers are not kept; each is one call of the model.',
  },
})

/** Its fields. */
export const promptWords = declareWords('nodes', {
  vg_systemPrompt: {
    label: 'System prompt',
    help: 'Who the agent is, what it does and how it speaks. Rules on sources follow it by themselves.',
  },
  libraryPrompt: { label: 'Library prompt', help: 'Inserted after what is there.' },
  vg_initPrompt: {
    label: 'Opening instruction',
    help: 'Told with the first answer of a conversation alone, such as: ask for the visitor’s name.',
  },
  vg_defaultModel: { label: 'Model', help: 'Its name as the provider writes it, such as gpt-4o.' },
  vg_temperature: { label: 'Temperature', help: '0 keeps to the likeliest words; 2 is the most varied.' },
  vg_maxTokens: { label: 'Max tokens', help: 'The longest answer; a token is about four characters.' },
  receivedQuestion: { label: 'Question to show it for' },
  comparedQuestion: { label: 'Question to both' },
})

/** Its sub-tabs. */
export const promptTabs = declareWords('nodes.tab', {
  prompt: { label: 'Prompt' },
  checks: { label: 'Checks' },
})
