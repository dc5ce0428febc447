import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import type { StoryContext } from './story.ts'

/** Rights are taken while the screen stands open: its buttons are still there, and what they call is refused. */
export function takeRights({ mocks }: Pick<StoryContext, 'mocks'>): void {
  mocks.db.session = buildViewerSession()
}
