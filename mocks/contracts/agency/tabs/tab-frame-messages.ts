import type { DashboardData } from './dashboard-data.ts'

/** The frame says that it is there and takes what it is to show. */
export const tabFrameReady = 'vg-tab-ready'
/** What the frame is told. */
export const tabFrameFill = 'vg-tab-fill'

/** What the frame of a tab is given to show; for one that is written here also as often as its data changes. */
export type TabFilling =
  | { type: typeof tabFrameFill; html: string; js: string; dashboard: Partial<DashboardData> }
  | { type: typeof tabFrameFill; address: string; title: string }

/** Whether a message comes from the frame's own window, of the origin it must have, and says that it is ready. */
export function isTabReady(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  frame: MessageEventSource | null | undefined,
  expected: string,
): boolean {
  return Boolean(frame) && source === frame && origin === expected && Object(data).type === tabFrameReady
}
