import { FormProvider } from 'react-hook-form'
import { ConflictNotice } from '#features/shared/draft-form/conflict-notice.tsx'
import { LeaveGuard } from '#features/shared/draft-form/leave-guard.tsx'
import { SaveBar } from '#features/shared/draft-form/save-bar.tsx'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { useShortly } from '#ui/hooks/use-shortly.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { useReportUnsaved } from '../core/unsaved-context.ts'
import { useSubTab } from '../sub-tabs/use-sub-tab.ts'
import { CallsPanel } from './calls-panel.tsx'
import { LibraryPanel } from './library-panel.tsx'
import { NumbersPanel } from './numbers-panel.tsx'
import { SpeechPanel } from './speech-panel.tsx'
import { TestCallPanel } from './test-call-panel.tsx'
import { TranscriberPanel } from './transcriber-panel.tsx'
import { useVoiceForm } from './use-voice-form.ts'
import { voiceCards, voiceWords } from './voice.words.ts'
import type { VoicePanelProps } from './voice-panel.ts'
import { type VoiceTab, voiceTabs } from './voice-tabs.ts'

/** How long the save bar says that the draft was saved, in milliseconds. */
const noteMs = 5000

/** What the parts of the settings are called where somebody else changed the same. */
const labels = {
  speechGen: voiceWords.voiceId.label,
  transcriber: voiceCards.listening.label,
  config: voiceCards.calls.label,
  promptOnWeb: voiceWords.promptOnWeb.label,
}

interface AgentVoiceProps {
  region: Region
  agent: Agent
}

/** The voice of an agent that is there: one form over all sub-tabs, so that changing between them loses nothing. */
export function AgentVoice({ region, agent }: AgentVoiceProps) {
  const [isJustSaved, markSaved] = useShortly(noteMs)
  const [tab, setTab] = useSubTab(voiceTabs.map(({ value }) => value) as [VoiceTab, ...VoiceTab[]])
  const draft = useVoiceForm(region, agent, {
    onSaved: markSaved,
    // It alone can be wrong.
    onInvalid: () => setTab('transcriber'),
  })
  useReportUnsaved(draft.dirty, { saving: draft.saving, save: () => draft.submit() })
  const panel: VoicePanelProps = { region, agent: draft.base }
  const { readOnly } = draft
  return (
    <ReadOnlyContext value={readOnly}>
      <FormProvider {...draft.form}>
        <Tabs value={tab} onValueChange={setTab}>
          <TabList label="Voice">
            {voiceTabs.map(({ value, label, 'data-find': find }) => (
              <Tab key={value} value={value} data-find={find}>
                {label}
              </Tab>
            ))}
          </TabList>
          <Stack gap={4}>
            {readOnly && <LookOnlyNote />}
            <TabPanel value="voiceLibrary">
              <LibraryPanel {...panel} />
            </TabPanel>
            <TabPanel value="speechGen">
              <SpeechPanel {...panel} />
            </TabPanel>
            <TabPanel value="transcriber">
              <TranscriberPanel {...panel} />
            </TabPanel>
            <TabPanel value="phoneNumbers">
              <NumbersPanel />
            </TabPanel>
            <TabPanel value="testCall">
              <TestCallPanel {...panel} />
            </TabPanel>
            <TabPanel value="advanced">
              <CallsPanel />
            </TabPanel>
          </Stack>
        </Tabs>
        {!readOnly && (
          <Stack as="form" gap={4} aria-label="Voice" noValidate onSubmit={draft.submit}>
            <ConflictNotice draft={draft} labels={labels} />
            <SaveBar
              draft={draft}
              note={
                isJustSaved && agent.rev !== agent.publishedRev
                  ? 'Draft saved. Publish it when visitors should have it.'
                  : undefined
              }
            />
          </Stack>
        )}
        <LeaveGuard when={draft.dirty} />
      </FormProvider>
    </ReadOnlyContext>
  )
}
