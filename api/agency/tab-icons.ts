import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'
import { tabIcons } from '#mocks/contracts/agency/tabs/tab-rules.ts'
import type { Deps } from '../deps.ts'
import { givenPicture } from '../files/given-picture.ts'
import type { FileOwner } from '../providers/files/file-path.ts'
import type { AgencyDoc } from './agency.repository.ts'

/** Tabs whose icons are addresses of ours; one that is there already may move to another place. */
export async function tabsWithIcons(
  deps: Pick<Deps, 'stores' | 'files' | 'now' | 'log'>,
  owner: FileOwner,
  tabs: readonly CustomTab[],
  before: AgencyDoc | null,
): Promise<CustomTab[]> {
  const known = before?.customTabs.map(({ iconUrl }) => iconUrl) ?? []
  const kept: CustomTab[] = []
  for (const [index, tab] of tabs.entries()) {
    const given = tab.iconUrl
    const field = `customTabs.${index}.iconUrl`
    const current = known.includes(given) ? given : ''
    const iconUrl = await givenPicture(deps, owner, { field, given, current, shaped: true, rules: tabIcons })
    kept.push({ ...tab, iconUrl })
  }
  return kept
}
