import type { VisitorSession } from '#mocks/contracts/library/visitor-session.contract.ts'
import { formatCount } from '#ui/format/number.ts'

/** Where a session was held, in words. */
export const channelWords: Record<VisitorSession['channel'], string> = {
  widget: 'Website widget',
  test: 'Test chat',
}

/** '1 message', '4 messages'. */
export function messageWords(count: number): string {
  return formatCount(count, 'message')
}
