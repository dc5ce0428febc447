import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { call } from '#features/shared/client.ts'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { publishAgent } from '#mocks/contracts/agents/version.contract.ts'
import { saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { agentThemeJson, buildAgent } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildCheckCase } from '#mocks/fixtures/publishing/check.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { versionScenarios } from '#mocks/handlers/agents/version.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryContext, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { VersionHistoryDrawer } from './version-history-drawer.tsx'

const cafe = buildAgent()
const params = { region: 'eu', agentId: cafe.ID } as const

const meta = {
  component: VersionHistoryDrawer,
  decorators: [withSignedIn],
  parameters: { seed: { agents: [cafe] }, layout: 'fullscreen' },
  args: { region: 'eu', agent: cafe, onClose: fn() },
  async beforeEach() {
    // A second version, and a draft that is ahead of it.
    await call(saveAgent, { params, body: { proactiveMessage: 'Good evening from the harbour.' } })
    await call(publishAgent, { params })
    await call(saveAgent, {
      params,
      body: {
        title: 'Harbour café and bar',
        recordChatHistory: !cafe.recordChatHistory,
        customThemeJSONString: agentThemeJson('#14213D'),
        vg_initMessages: ['Do you have a terrace?'],
      },
    })
  },
} satisfies Meta<typeof VersionHistoryDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** Newest first, with the one visitors get. */
export const Default: Story = {
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await expect(await drawer.findByRole('button', { name: /Version 2.*Live/ })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /Version 1/ })).toBeVisible()
  },
}

/** Setting by setting, what restoring would change. */
export const Compared: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await userEvent.click(await drawer.findByRole('button', { name: /Version 2/ }))
    await expect(await drawer.findByText('Name')).toBeVisible()
    await expect(drawer.getByText('Suggested questions')).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Restore' })).toBeEnabled()
  },
}

/** The version is the draft again, and the draft of before is in the history. */
export const Restored: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await userEvent.click(await drawer.findByRole('button', { name: /Version 2/ }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Restore' }))
    await screen.findByText('Version 2 is the draft again')
    await expect(
      await drawer.findByRole('button', { name: /Draft before restoring version 2/ }),
    ).toBeVisible()
  },
}

/** In one press, with a question before it, visitors get an old version again. */
export const RestoredAndPublished: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await userEvent.click(await drawer.findByRole('button', { name: /Version 1/ }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Restore and publish' }))
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Restore and publish Version 1?' }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Restore and publish' }))
    await screen.findByText('Version 1 is live again')
    await expect(await drawer.findByRole('button', { name: /Version 4.*Live/ })).toBeVisible()
    await expect(drawer.getByRole('button', { name: /Draft before restoring version 1/ })).toBeVisible()
  },
}

/** Restores and publishes the first version, up to where its checks stop it. */
async function restoreUntilStopped(userEvent: StoryContext['userEvent']) {
  const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
  await userEvent.click(await drawer.findByRole('button', { name: /Version 1/ }))
  await userEvent.click(await drawer.findByRole('button', { name: 'Restore and publish' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Restore and publish' }))
  const stop = within(await screen.findByRole('dialog', { name: 'The checks were not run on this draft' }))
  return { drawer, stop }
}

/** Its checks stop it as they stop any publish: it is the draft, and waits for the reason. */
export const RestoreStoppedByChecks: Story = {
  tags: ['walk'],
  decorators: [withRoute],
  parameters: {
    route: { pattern: paths.agentNodes.pattern, url: paths.agentNodes.href('eu', cafe.ID) },
  },
  async beforeEach() {
    const { question, mustSay, mustNotSay, mustCall } = buildCheckCase()
    await call(saveCheckCase, {
      params: { ...params, caseId: 'check-opening-hours' },
      body: { question, mustSay, mustNotSay, mustCall },
    })
  },
  play: async ({ userEvent }) => {
    const { drawer, stop } = await restoreUntilStopped(userEvent)
    await userEvent.type(stop.getByRole('textbox'), 'The new prices are wrong.')
    await userEvent.click(stop.getByRole('button', { name: 'Publish with this reason' }))
    await screen.findByText('Version 1 is live again')
    await expect(
      await drawer.findByText('Published without passing its checks: The new prices are wrong.'),
    ).toBeVisible()
  },
}

/** What a colleague saves while the checks stop it is not published in its name. */
export const RestoredAndSavedMeanwhile: Story = {
  ...RestoreStoppedByChecks,
  tags: ['walk'],
  play: async ({ userEvent }) => {
    const { stop } = await restoreUntilStopped(userEvent)
    await call(saveAgent, { params, body: { title: 'A colleague’s title' } })
    await userEvent.type(stop.getByRole('textbox'), 'The new prices are wrong.')
    await userEvent.click(stop.getByRole('button', { name: 'Publish with this reason' }))
    await screen.findByText('The agent could not be published')
    await expect(screen.queryByText('Version 1 is live again')).toBeNull()
  },
}

export const RestoreConflict: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, msw }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await userEvent.click(await drawer.findByRole('button', { name: /Version 2/ }))
    msw.use(versionScenarios.restoreVersion.rateLimited())
    await userEvent.click(await drawer.findByRole('button', { name: 'Restore' }))
    await expect(await drawer.findByRole('alert')).toHaveTextContent('Version 2 was not restored')
  },
}

export const Loading: Story = {
  async beforeEach({ msw }) {
    msw.use(versionScenarios.listVersions.neverAnswers())
  },
  play: async () => {
    await expect(await screen.findByText('Loading versions')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  async beforeEach({ msw }) {
    msw.use(versionScenarios.listVersions.notFound())
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Versions could not be loaded')).toBeVisible())
  },
}

/** Somebody who may only look compares versions and restores none. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await expect(drawer.getByText(lookOnlyReason)).toBeVisible()
    if (restsHere) return
    await userEvent.click(await drawer.findByRole('button', { name: /Version 2/ }))
    await expect(await drawer.findByText('Suggested questions')).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Restore' })).toBeNull()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Version History' }))
    await userEvent.click(await drawer.findByRole('button', { name: /Version 2/ }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Restore' }))
    await expect(await drawer.findByRole('alert')).toHaveTextContent('You do not have access to do this.')
  },
}
