import { runGenerator } from './run-generator.ts'
import { primitiveFiles } from './templates/primitive.ts'

runGenerator({
  makeFiles: primitiveFiles,
  nextSteps: [
    'Say in the component what it is for, and let the stories show every state.',
    'Write its guide, and name its folder in .storybook/catalogue/groups.ts: checks fail until both are there.',
    'Run npm test -- --only light,dark,rtl with the story file: its play function fails until it says what to see.',
  ],
})
