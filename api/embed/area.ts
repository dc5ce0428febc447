import { defineArea } from '../shared/area.ts'
import { visitorAttachmentRoutes } from './attachment.routes.ts'
import { chatFormRoutes } from './chat-form.routes.ts'
import { embedRoutes } from './embed.routes.ts'
import { ratingRoutes } from './rating.routes.ts'

/** What visitors of an embedded agent call; nothing of it is kept but their conversations. */
export const embedArea = defineArea({
  name: 'embed',
  operations: (deps, { published, visitors, answerQuestion }) => [
    ...embedRoutes(deps, published, visitors, answerQuestion),
    ...chatFormRoutes(deps, published),
    ...ratingRoutes(deps, published),
    ...visitorAttachmentRoutes(deps, published),
  ],
  collections: {},
})
