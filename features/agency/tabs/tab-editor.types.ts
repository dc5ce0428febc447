import type { CustomTab } from '#mocks/contracts/agency/tabs/custom-tab.schema.ts'

/** What an editor of a tab is given. */
export interface TabEditorProps {
  tab: CustomTab
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>
  onChange: <Name extends keyof CustomTab>(field: Name, value: CustomTab[Name]) => void
}
