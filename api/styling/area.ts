import { defineArea } from '../shared/area.ts'
import { stylingRoutes } from './styling.routes.ts'
import { themeRoutes } from './theme.routes.ts'

/** The styling assistant, and the colours workspaces keep. */
export const stylingArea = defineArea({
  name: 'styling',
  operations: (deps) => [...stylingRoutes(deps), ...themeRoutes(deps)],
  collections: { savedThemes: { workspace: '_id' } },
})
