import type { Region } from '#mocks/contracts/shared/region.ts'
import { readLocal, writeLocal } from '../local-values.ts'

const nameOf = (region: Region) => `vg_tab_workspace_${region}`

/** What the tab chose where the browser keeps nothing: it lasts as long as the page. */
const onPage = new Map<Region, string>()

/**
 * The workspace to begin with in a region: the one this tab works in, which a reload keeps, else the one of the tab
 * that was in front last. No other tab changes it.
 */
export function readSelectedWorkspace(region: Region): string | null {
  return onPage.get(region) ?? readTab(region) ?? readLocal('selected_workspace')
}

/** Keeps the workspace this tab works in, for the tab's next page and for tabs opened from here. */
export function keepSelectedWorkspace(region: Region, uid: string): void {
  try {
    sessionStorage.setItem(nameOf(region), uid)
    onPage.delete(region)
  } catch {
    onPage.set(region, uid)
  }
  offerToNewTabs(region, uid)
}

/** Makes it the one that a tab opened from now on begins with. */
export function offerToNewTabs(region: Region, uid: string): void {
  writeLocal('selected_workspace', uid)
  writeLocal('vg_bucket', region)
}

function readTab(region: Region): string | null {
  try {
    return sessionStorage.getItem(nameOf(region))
  } catch {
    return null
  }
}
