import type { Guide } from './guide.types.ts'
import { authentication } from './guides/authentication.ts'
import { embedding } from './guides/embedding.ts'
import { errors } from './guides/errors.ts'
import { paging } from './guides/paging.ts'
import { quickStart } from './guides/quick-start.ts'
import { styling } from './guides/styling.ts'
import { webhooks } from './guides/webhooks.ts'

/** The guides, as the navigation groups them. */
export const guideGroups: readonly { title: string; guides: readonly Guide[] }[] = [
  { title: 'Get started', guides: [quickStart, embedding, styling] },
  { title: 'API', guides: [authentication, errors, paging, webhooks] },
]

/** All guides, in reading order. */
export const guides: readonly Guide[] = guideGroups.flatMap((group) => group.guides)
