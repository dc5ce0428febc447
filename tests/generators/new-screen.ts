import { runGenerator } from './run-generator.ts'
import { screenFiles } from './templates/screen-files.ts'

runGenerator(screenFiles, [
  'Take path, fields and messages from the specification, word for word; start with the contract.',
  'Add the contract to mocks/contracts/registry.ts, its handlers to mocks/create-mocks.ts, its routes to api/app.ts.',
  "Add the address to features/shared/paths.ts and the route to the app's route table.",
  'The new tests and stories fail until they say what QA should see.',
])
