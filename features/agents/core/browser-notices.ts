import { readLocal, writeLocal } from '#features/shared/local-values.ts'

/**
 * Whether this browser may show notices of its own: `none` where it knows none, `blocked` where it was told not to,
 * `off` until somebody turns them on.
 */
export type BrowserNotices = 'none' | 'blocked' | 'off' | 'on'

/** How it stands. */
export function browserNotices(): BrowserNotices {
  if (!('Notification' in globalThis)) return 'none'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && readLocal('vg_browser_notices') === 'on' ? 'on' : 'off'
}

/** Turns them on, for which the browser asks, or off; answers how it stands then. */
export async function chooseBrowserNotices(on: boolean): Promise<BrowserNotices> {
  if (on && 'Notification' in globalThis) await Notification.requestPermission()
  writeLocal('vg_browser_notices', on ? 'on' : 'off')
  return browserNotices()
}
