import { trimUnseen } from '../../shared/visible-text.ts'
import type { CustomTab } from './custom-tab.schema.ts'
import {
  customTabsLimit,
  isTabHost,
  longestTabCode,
  ownHostProblems,
  tabHostsLimit,
  tabHrefProblem,
  tabLabelProblem,
  tabPageProblem,
  tabWords,
  takenHrefs,
} from './tab-rules.ts'

/** What the schema would find wrong with typed tabs, by path: for the form, which loads no schema library. */
export function checkTabs(tabs: readonly CustomTab[], own: readonly string[]): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (tabs.length > customTabsLimit) wrong.customTabs = tabWords.many
  for (const [index, tab] of tabs.entries()) {
    const problems: Partial<Record<keyof CustomTab, string | undefined>> = {
      label: tabLabelProblem(trimUnseen(tab.label)),
      href: tabHrefProblem(tab.href.trim()),
      htmlContent: tab.htmlContent.length > longestTabCode ? tabWords.code : undefined,
      jsContent: tab.jsContent.length > longestTabCode ? tabWords.code : undefined,
      iframeUrl: tabPageProblem(tab.iframeUrl.trim(), tab.pageType),
      allowedHosts:
        tab.allowedHosts.length > tabHostsLimit
          ? tabWords.hosts
          : tab.allowedHosts.every((host) => isTabHost(host.trim().toLowerCase()))
            ? undefined
            : tabWords.host,
    }
    for (const [field, message] of Object.entries(problems))
      if (message) wrong[`customTabs.${index}.${field}`] = message
  }
  for (const index of takenHrefs(tabs)) wrong[`customTabs.${index}.href`] ??= tabWords.taken
  return { ...ownHostProblems(tabs, own), ...wrong }
}
