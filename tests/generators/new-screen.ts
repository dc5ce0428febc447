import { screenNames } from './names.ts'
import { registrations } from './register.ts'
import { runGenerator } from './run-generator.ts'
import { screenFiles } from './templates/screen-files.ts'

runGenerator({
  makeFiles: screenFiles,
  register: (argument, read) => registrations(screenNames(argument), read),
  nextSteps: [
    'Take path, fields and messages from the specification, word for word; start with the contract.',
    'Say in api/…/area.ts whose the documents are: a workspace\u2019s, an agent\u2019s, a person\u2019s or nobody\u2019s.',
    'Give it its address in features/shared/paths, and its row in app/routes the place it should stand in.',
    'The new tests and stories fail until they say what QA should see.',
  ],
})
