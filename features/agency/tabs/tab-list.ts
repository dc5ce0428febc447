import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'

/** The list with one of it a place further up (-1) or down (1). */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  return list.toSpliced(index, 1).toSpliced(index + by, 0, ...list.slice(index, index + 1))
}

/** What is wrong with one of the tabs, by its field. */
export function errorsOfTab(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const path = `customTabs.${index}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith(path) ? [[name.slice(path.length).split('.')[0] ?? '', message]] : [],
    ),
  )
}

/** The first tab with something wrong; -1 when there is none. */
export function firstWrong(errors: Readonly<Record<string, string>>, tabs: readonly CustomTab[]): number {
  return tabs.findIndex((_, index) => Object.keys(errorsOfTab(errors, index)).length > 0)
}
