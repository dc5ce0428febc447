import { defineMockArea } from '../shared/mock-area.ts'
import { fileHandlers, fileScenarios } from './file.handlers.ts'

/** Files people give. */
export const filesMocks = defineMockArea({
  handlers: (db) => [...fileHandlers(db)],
  scenarios: { files: fileScenarios },
})
