import { type ReactNode, useEffect, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { LeaveGuard } from '#features/shared/draft-form/leave-guard.tsx'
import { SaveBar } from '#features/shared/draft-form/save-bar.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { useShortly } from '#ui/hooks/use-shortly.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { useReportUnsaved } from '../core/unsaved-context.ts'
import { useSubTab } from '../sub-tabs/use-sub-tab.ts'
import { AdvancedPanel } from './advanced-panel.tsx'
import { AnalyticsPanel } from './analytics-panel.tsx'
import { BrowserPanel } from './browser-panel.tsx'
import { CorePanel } from './core-panel.tsx'
import { HandoffPanel } from './handoff-panel.tsx'
import { IntegrationsPanel } from './integrations-panel.tsx'
import { LanguagePanel } from './language-panel.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { MeasurePanel } from './measure-panel.tsx'
import { NotificationsPanel } from './notifications-panel.tsx'
import { SecurityPanel } from './security-panel.tsx'
import { SettingsConflict } from './settings-conflict.tsx'
import type { SettingsPanelProps } from './settings-panel.ts'
import { type SettingsTab, settingsTabsOf, tabHolding } from './settings-tabs.ts'
import { TechnicalPanel } from './technical-panel.tsx'
import { UiPanel } from './ui-panel.tsx'
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts'

/** How long the save bar says that the draft was saved, in milliseconds. */
const noteMs = 5000

/** The settings of an agent that is there: one form over all sub-tabs, so that changing between them loses nothing. */
export function AgentSettings({ region, agent }: SettingsPanelProps) {
  const [isJustSaved, markSaved] = useShortly(noteMs)
  /** An input with an error on a sub-tab that is about to open. */
  const [sought, seek] = useState<string>()
  const tabs = settingsTabsOf(agent)
  const [tab, setTab] = useSubTab(tabs.map(({ value }) => value) as [SettingsTab, ...SettingsTab[]])
  const draft = useSettingsForm(region, agent, {
    onSaved: markSaved,
    onInvalid(inputs) {
      const [first] = inputs
      if (first === undefined || inputs.some((input) => tabHolding(input) === tab)) return
      setTab(tabHolding(first))
      seek(first)
    },
  })
  const { setFocus } = draft.form
  // Its sub-tab has to be there before it can take the focus.
  useEffect(() => {
    if (sought === undefined || tabHolding(sought) !== tab) return
    // A panel draws what it holds one step after it was chosen.
    const frame = requestAnimationFrame(() => {
      setFocus(sought as 'maxTokensUsage')
      seek(undefined)
    })
    return () => cancelAnimationFrame(frame)
  }, [sought, tab, setFocus])
  useReportUnsaved(draft.dirty, { saving: draft.saving, save: () => draft.submit() })
  const panel = { region, agent: draft.base }
  const form = {
    draft,
    note:
      isJustSaved && agent.rev !== agent.publishedRev
        ? 'Draft saved. Publish it when visitors should see it.'
        : undefined,
  }
  return (
    <>
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label="Settings">
          {tabs.map(({ value, label, 'data-find': find }) => (
            <Tab key={value} value={value} data-find={find}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="core">
          <CorePanel {...panel} />
        </TabPanel>
        <TabPanel value="ui">
          <SettingsFormFrame {...form}>
            <UiPanel {...panel} />
          </SettingsFormFrame>
        </TabPanel>
        <TabPanel value="language">
          <SettingsFormFrame {...form}>
            <LanguagePanel {...panel} />
          </SettingsFormFrame>
        </TabPanel>
        <TabPanel value="security">
          <Stack gap={4}>
            <SecurityPanel region={region} agentId={agent.ID} />
            <SettingsFormFrame {...form}>
              <LimitsPanel {...panel} />
            </SettingsFormFrame>
          </Stack>
        </TabPanel>
        <TabPanel value="notifications">
          <Stack gap={4}>
            <SettingsFormFrame {...form}>
              <NotificationsPanel />
            </SettingsFormFrame>
            <BrowserPanel />
          </Stack>
        </TabPanel>
        <TabPanel value="handoff">
          <SettingsFormFrame {...form}>
            <HandoffPanel />
          </SettingsFormFrame>
        </TabPanel>
        <TabPanel value="technical">
          <SettingsFormFrame {...form}>
            <TechnicalPanel />
          </SettingsFormFrame>
        </TabPanel>
        <TabPanel value="analytics">
          <SettingsFormFrame {...form}>
            <AnalyticsPanel />
          </SettingsFormFrame>
        </TabPanel>
        <TabPanel value="advanced">
          <AdvancedPanel {...panel} onDelete={draft.discard} />
        </TabPanel>
        <TabPanel value="integrations">
          <Stack gap={4}>
            <IntegrationsPanel {...panel} />
            <SettingsFormFrame {...form}>
              <MeasurePanel />
            </SettingsFormFrame>
          </Stack>
        </TabPanel>
      </Tabs>
      {draft.dirty && !holdsForm(tab) && <SettingsFormFrame {...form} />}
      <LeaveGuard when={draft.dirty} />
    </>
  )
}

/** Whether a sub-tab shows something of the form, and so its save bar. */
function holdsForm(tab: SettingsTab): boolean {
  return tab !== 'core' && tab !== 'advanced'
}

interface SettingsFormFrameProps {
  draft: SettingsForm
  /** What follows from a save that was just made. */
  note: string | undefined
  /** Without it the save bar of what other sub-tabs hold. */
  children?: ReactNode
}

/** The form around what a sub-tab has of it. Some hold forms of their own, which cannot stand inside. */
function SettingsFormFrame({ draft, note, children }: SettingsFormFrameProps) {
  const { readOnly } = draft
  return (
    <ReadOnlyContext value={readOnly}>
      <FormProvider {...draft.form}>
        <Stack as="form" gap={4} aria-label="Settings" noValidate onSubmit={draft.submit}>
          {readOnly && <LookOnlyNote />}
          {children}
          {!readOnly && <SettingsConflict draft={draft} />}
          {!readOnly && <SaveBar draft={draft} note={note} />}
        </Stack>
      </FormProvider>
    </ReadOnlyContext>
  )
}
