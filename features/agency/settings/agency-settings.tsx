import { Fragment, Suspense, useEffect, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { readBoot } from '#features/shared/boot.ts'
import { useNow } from '#features/shared/clock/clock-context.ts'
import { ConflictNotice } from '#features/shared/draft-form/conflict-notice.tsx'
import { LeaveGuard } from '#features/shared/draft-form/leave-guard.tsx'
import { SaveBar } from '#features/shared/draft-form/save-bar.tsx'
import { lazyPart } from '#features/shared/on-demand/lazy-part.ts'
import { LookOnlyNote } from '#features/shared/session/look-only-note.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import { choiceValue } from '#features/shared/url-state/url-values.ts'
import { useReadableUrl } from '#features/shared/url-state/use-readable-url.ts'
import { useUrlState } from '#features/shared/url-state/use-url-state.ts'
import { saveAgency } from '#mocks/contracts/agency/agency.contract.ts'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import { agentsOrigin } from '#mocks/contracts/agency/agents-origin.ts'
import { hasWhiteLabel } from '#mocks/contracts/agency/white-label-trial.ts'
import type { Workspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { ReadOnlyContext } from '#ui/field/field-context.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { useFontFaces } from '../branded/use-font-faces.ts'
import { AgencyPreview } from '../preview/agency-preview.tsx'
import { useCleanedCss } from '../preview/use-cleaned-css.ts'
import { agencyShown } from './agency-shown.ts'
import { type AgencyTab, type AgencyValues, agencyLabels, agencyTabs, tabHolding } from './agency-values.ts'
import { AutoBillingTab } from './auto-billing-tab.tsx'
import { FooterPanel } from './footer-panel.tsx'
import { IntroVideo } from './intro-video.tsx'
import { OverviewPanel } from './overview-panel.tsx'
import { SecretSection } from './secret-section.tsx'
import { ThemePanel } from './theme-panel.tsx'
import { TrialStarted } from './trial-started.tsx'
import { useAgencyForm } from './use-agency-form.ts'
import { WhiteLabelPrompt } from './white-label-prompt.tsx'
import './settings.css'

interface AgencySettingsProps {
  owner: AgencyOwner
  /** The agency as it is on the server. */
  agency: Agency
  workspace: Workspace
}

const tabValue = choiceValue(agencyTabs.map(({ index }) => index) as [AgencyTab, ...AgencyTab[]])

const EmailPanel = lazyPart(() => import('../email/email-panel.tsx').then((m) => m.EmailPanel))
const TabsPanel = lazyPart(() => import('../tabs/tabs-panel.tsx').then((m) => m.TabsPanel))
const DomainsPanel = lazyPart(() => import('../domains/domains-panel.tsx').then((m) => m.DomainsPanel))
/** Nothing is seen of it beside: the preview is hidden there (spec 2 §2.1). */
const tabsTab: AgencyTab = '4'

/** The agency that was read: one form over all tabs, and what clients see beside it. */
export function AgencySettings({ owner, agency, workspace }: AgencySettingsProps) {
  const [tab, setTab] = useUrlState('activeTabIndex', tabValue)
  useReadableUrl('activeTabIndex', tabValue)
  /** An input with an error on a tab that is about to open. */
  const [sought, seek] = useState<string>()
  const [welcomed, welcome] = useState(false)
  const now = useNow()
  const isOwner = useMay(saveAgency)
  const hasAccess = hasWhiteLabel(workspace, now())
  const shown = agencyShown(workspace, now())
  const draft = useAgencyForm(owner, agency, {
    readOnly: !isOwner || !hasAccess,
    onInvalid([first]) {
      if (first === undefined || tabHolding(first) === tab) return
      setTab(tabHolding(first))
      seek(first)
    },
  })
  const { form, readOnly } = draft
  const typed = useWatch({ control: form.control }) as AgencyValues
  const cleaned = useCleanedCss(typed.customCSS)
  useFontFaces(agency)

  // Its tab has to be there before it can take the focus.
  useEffect(() => {
    if (sought === undefined || tabHolding(sought) !== tab) return
    const frame = requestAnimationFrame(() => {
      form.setFocus(sought as keyof AgencyValues)
      seek(undefined)
    })
    return () => cancelAnimationFrame(frame)
  }, [sought, tab, form.setFocus])

  return (
    <Stack gap={5}>
      {isOwner && !hasAccess && (
        <WhiteLabelPrompt owner={owner} workspace={workspace} shown={shown} onStarted={() => welcome(true)} />
      )}
      {!isOwner && <LookOnlyNote />}
      <div className="vg-_agency" data-alone={tab === tabsTab || undefined}>
        <div className="vg-_agency__settings">
          <ReadOnlyContext value={readOnly}>
            <FormProvider {...form}>
              <Stack as="form" gap={5} aria-label="Agency" noValidate onSubmit={draft.submit}>
                <Tabs value={tab} onValueChange={(next) => setTab(next as AgencyTab)}>
                  <TabList label="Agency">
                    {agencyTabs.map(({ index, label }) => (
                      <Fragment key={index}>
                        {index === '6' && <AutoBillingTab hasAccess={hasAccess} />}
                        <Tab value={index}>{label}</Tab>
                      </Fragment>
                    ))}
                  </TabList>
                  <TabPanel value="0">
                    <IntroVideo />
                    <OverviewPanel draft={draft} typed={typed} rev={agency.rev} />
                  </TabPanel>
                  <TabPanel value="1">
                    <Suspense fallback={<Skeleton shape="row" />}>
                      <DomainsPanel owner={owner} agency={agency} shown={shown} />
                    </Suspense>
                  </TabPanel>
                  <TabPanel value="2">
                    <Suspense fallback={<Skeleton shape="row" />}>
                      <EmailPanel owner={owner} agency={agency} draft={draft} shown={shown} />
                    </Suspense>
                  </TabPanel>
                  <TabPanel value="3">
                    <ThemePanel owner={owner} draft={draft} typed={typed} />
                  </TabPanel>
                  <TabPanel value={tabsTab}>
                    <Suspense fallback={<Skeleton shape="row" />}>
                      <TabsPanel draft={draft} typed={typed} />
                    </Suspense>
                  </TabPanel>
                  <TabPanel value="6">
                    <FooterPanel draft={draft} typed={typed} />
                  </TabPanel>
                </Tabs>
                {!readOnly && <ConflictNotice draft={draft} labels={agencyLabels} />}
                {!readOnly && <SaveBar draft={draft} keepsSave />}
              </Stack>
            </FormProvider>
          </ReadOnlyContext>
          {isOwner && tab === '0' && (
            <SecretSection
              owner={owner}
              mayMake={hasAccess || agency.createdAt !== null}
              host={hasAccess ? agentsOrigin(agency, workspace, readBoot().origin, now()) : null}
            />
          )}
        </div>
        {tab !== tabsTab && <AgencyPreview brand={typed} css={cleaned.css} />}
      </div>
      <TrialStarted open={welcomed} onClose={() => welcome(false)} />
      <LeaveGuard when={draft.dirty} />
    </Stack>
  )
}
