import { defineMockArea } from '../shared/mock-area.ts'
import { cssHandlers, cssScenarios } from './css.handlers.ts'
import { themeHandlers, themeScenarios } from './theme.handlers.ts'

/** The styling assistant and saved themes. */
export const stylingMocks = defineMockArea({
  handlers: (db) => [...cssHandlers(db), ...themeHandlers(db)],
  scenarios: { styling: cssScenarios, themes: themeScenarios },
})
