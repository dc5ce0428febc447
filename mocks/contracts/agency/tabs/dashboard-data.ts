/** What a tab's scripts may be given of the dashboard somebody is signed in to. */
export const dashboardFields = ['name', 'email', 'agencyName', 'region', 'agents', 'colorMode'] as const
export type DashboardField = (typeof dashboardFields)[number]

/** What each is, as owners tick it and as who looks at the tab reads it. */
export const dashboardFieldLabels: Record<DashboardField, string> = {
  name: 'Name',
  email: 'Email',
  agencyName: 'Agency name',
  region: 'Region',
  agents: 'Agents (ids and titles)',
  colorMode: 'Light or dark mode',
}

/** Data of the dashboard. There is no token in it, and nothing a call could be made with. */
export interface DashboardData {
  /** Of who is signed in. */
  name: string
  /** Of who is signed in. */
  email: string
  agencyName: string
  region: string
  /** The agents they see, at most a hundred. */
  agents: { ID: string; title: string }[]
  colorMode: 'light' | 'dark'
}

/** Most agents a tab is told of. */
export const dashboardAgentsLimit = 100

/** The part of the data that was granted; nothing else leaves the page. */
export function grantedData(data: DashboardData, granted: readonly DashboardField[]): Partial<DashboardData> {
  return Object.fromEntries(
    dashboardFields.filter((field) => granted.includes(field)).map((field) => [field, data[field]]),
  )
}
