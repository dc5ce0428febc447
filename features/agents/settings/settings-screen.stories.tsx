import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { ownerAloneReason } from '#features/shared/secret-key/owner-alone.tsx'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { analyticsIdWords } from '#mocks/contracts/agents/analytics-id.ts'
import type { PlatformConnection } from '#mocks/contracts/agents/platform-key.contract.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildEventSettings, fixtureEventSecret } from '#mocks/fixtures/library/event.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { hoursAgo } from '#mocks/fixtures/shared/clock.fixtures.ts'
import { buildSecretKey } from '#mocks/fixtures/shared/secret-key.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { agentKeyScenarios } from '#mocks/handlers/agents/agent-key.handlers.ts'
import { platformKeyScenarios, refusedPlatformKey } from '#mocks/handlers/agents/platform-key.handlers.ts'
import { eventScenarios } from '#mocks/handlers/library/event.handlers.ts'
import { modelKeyScenarios } from '#mocks/handlers/library/model-key.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { SettingsScreen } from './settings-screen.tsx'

const agentId = fixtureAgentIds.cafe
const withKey = { seed: { agentKeys: new Map([[agentId, buildSecretKey()]]) } }

/** The tab of integrations, of an agent of the compatible platform unless told otherwise. */
function integrations(connection?: PlatformConnection, agentPlatform: 'vf' | 'vg' = 'vf') {
  return {
    route: {
      pattern: paths.agentSettings.pattern,
      url: paths.agentSettings.href('eu', agentId, 'integrations'),
    },
    seed: {
      agents: [buildAgent({ agentPlatform })],
      platformKeys: new Map(connection && [[agentId, connection]]),
    },
  }
}
const connected = { connected: true, lastFour: '000x', changedAt: hoursAgo(5) }

const meta = {
  component: SettingsScreen,
  decorators: [withSignedIn, withRoute],
  args: { region: 'eu', agentId },
  parameters: {
    route: {
      pattern: paths.agentSettings.pattern,
      url: paths.agentSettings.href('eu', agentId, 'security'),
    },
  },
} satisfies Meta<typeof SettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** An agent nobody made a key for. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is none yet, so no server can call with it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Revoke it' })).toBeNull()
  },
}

/** A sub-tab that is not there counts as the first, and the address is put right. */
export const UnknownSubTab: Story = {
  parameters: {
    route: {
      pattern: paths.agentSettings.pattern,
      url: `${paths.agentSettings.href('eu', agentId)}?tab=constructor&showDebugger=true`,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Core' })).toHaveAttribute('aria-selected', 'true')
    const address = `${paths.agentSettings.href('eu', agentId)}?showDebugger=true`
    await waitFor(() => expect(canvas.getByTestId('address').textContent).toBe(address))
  },
}

/** The key stands there once, and what is known of it stays. */
export const MakesOne: Story = {
  tags: ['walk'],
  play: async ({ canvas, userEvent, mocks }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make one' }))
    await expect(await canvas.findByText('Copy it now')).toBeVisible()
    await expect(canvas.getByText('SECRET_API_KEY')).toBeVisible()
    await expect(canvas.getByText(/never used/)).toBeVisible()
    await expect(mocks.db.agentKeys.has(agentId)).toBe(true)
  },
}

export const WithKey: Story = {
  parameters: withKey,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('vg_••••Qm4x')).toBeVisible()
    await expect(canvas.getByText('2 hours ago')).toBeVisible()
    await expect(canvas.queryByText('Copy it now')).toBeNull()
  },
}

/** Replacing asks first: servers with the old one are refused at once. */
export const Replaces: Story = {
  tags: ['walk'],
  parameters: withKey,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace it' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Replace the API key?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Replace it' }))
    await expect(await canvas.findByText('Copy it now')).toBeVisible()
    await expect(canvas.queryByText('vg_••••Qm4x')).toBeNull()
  },
}

export const Ends: Story = {
  tags: ['walk'],
  parameters: withKey,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke it' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke the API key?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke it' }))
    await expect(await screen.findByText('The API key no longer works')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Make one' })).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(agentKeyScenarios.getKey.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the API key')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(agentKeyScenarios.getKey.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The API key could not be loaded')).toBeVisible()
  },
}

/** Too many were made in a minute. */
export const NotMade: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(agentKeyScenarios.createKey.rateLimited()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Make one' }))
    await expect(await screen.findByText('No API key was made')).toBeVisible()
  },
}

/** An editor who is no owner. */
export const Editor: Story = {
  parameters: { session: buildSession({ workspaces: [buildWorkspaceCard({ role: 'member' })] }), ...withKey },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ownerAloneReason)).toBeVisible()
    await expect(canvas.queryByText(/Qm4x/)).toBeNull()
  },
}

/** Somebody who may only look sees no key. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession(), ...withKey },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ownerAloneReason)).toBeVisible()
    await expect(canvas.queryByText(/Qm4x/)).toBeNull()
  },
}

/** Rights were taken while it was open. */
export const Forbidden: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent, mocks }) => {
    const button = await canvas.findByRole('button', { name: 'Make one' })
    takeRights({ mocks })
    await userEvent.click(button)
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
  },
}

/** An agent of the compatible platform without a key says what follows from it. */
export const NotConnected: Story = {
  parameters: integrations(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Not connected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Connect' })).toBeDisabled()
    if (restsHere) return
    await userEvent.type(canvas.getByLabelText(/^Key of the agent there/), 'VF.DM.0123456789abcdef')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(await screen.findByText('The platform answers: the agent is connected')).toBeVisible()
    await expect(await canvas.findByText('••••cdef')).toBeVisible()
  },
}

export const KeyRefused: Story = {
  tags: ['arrives'],
  parameters: integrations(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Key of the agent there/), refusedPlatformKey)
    await userEvent.click(canvas.getByRole('button', { name: 'Connect' }))
    await expect(await canvas.findByText(/The platform refused this key/)).toBeVisible()
    await expect(canvas.getByText('Not connected')).toBeVisible()
  },
}

export const Connected: Story = {
  parameters: integrations(connected),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('••••000x')).toBeVisible()
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect the agent?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Disconnect' }))
    await expect(await canvas.findByText('Not connected')).toBeVisible()
  },
}

/** Of our own agents: a webhook of its own, whose key the model is asked with, and where openings are counted. */
export const OwnPlatform: Story = {
  tags: ['arrives'],
  parameters: integrations(undefined, 'vg'),
  play: async ({ canvas, userEvent, mocks }) => {
    const address = await canvas.findByRole('textbox', { name: /^Webhook address/ })
    await expect(canvas.getByRole('button', { name: 'Save webhook' })).toBeDisabled()
    await expect(await canvas.findByText(/This server has no language model/)).toBeVisible()
    if (restsHere) return
    await userEvent.type(address, 'https://127.0.0.1/')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Lead created' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save webhook' }))
    await expect(await canvas.findByText('This address does not belong to a public server.')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'https://hooks.cafe.example/leads')
    await userEvent.click(canvas.getByRole('button', { name: 'Save webhook' }))
    await expect(await screen.findByText('Webhook saved')).toBeVisible()
    await expect(mocks.db.utilities.agentWebhooks.get(agentId)).toMatchObject({
      endpoint: 'https://hooks.cafe.example/leads',
      subscribedEvents: ['lead_created'],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new signing secret' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Make a new secret' }))
    await expect(await canvas.findByText(fixtureEventSecret)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // It is shown once: nothing that is saved beside it takes it away.
    await userEvent.click(canvas.getAllByRole('checkbox', { checked: true })[0]!)
    await userEvent.click(canvas.getByRole('button', { name: 'Save webhook' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save webhook' })).toBeDisabled())
    await expect(canvas.getByText(fixtureEventSecret)).toBeVisible()
    const measurement = canvas.getByRole('textbox', { name: /^Measurement ID/ })
    await userEvent.type(measurement, 'UA-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByText(analyticsIdWords)).toBeVisible()
    await userEvent.clear(measurement)
    await userEvent.type(measurement, 'g-abc1234567')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(mocks.db.agents.find(({ ID }) => ID === agentId)?.analyticsId).toBe('G-ABC1234567'),
    )
  },
}

/** A webhook that answered that it is gone, and a key of the workspace's own. */
export const WebhookGone: Story = {
  parameters: {
    ...integrations(undefined, 'vg'),
    seed: {
      agents: [buildAgent()],
      utilities: {
        modelHost: 'api.openai.com',
        agentWebhooks: new Map([
          [agentId, buildEventSettings({ subscribedEvents: ['lead_created'], isGone: true })],
        ]),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is delivered')).toBeVisible()
    await expect(await canvas.findByText('The server’s own key')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Credentials' })).toBeVisible()
  },
}

export const WebhookFailed: Story = {
  parameters: integrations(undefined, 'vg'),
  beforeEach: ({ msw }) =>
    msw.use(eventScenarios.agentWebhook.networkFails(), modelKeyScenarios.get.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The webhook could not be loaded')).toBeVisible()
    await expect(await canvas.findByText('The key could not be loaded')).toBeVisible()
  },
}

export const ConnectionLoading: Story = {
  parameters: integrations(connected),
  beforeEach: ({ msw }) => msw.use(platformKeyScenarios.getPlatformKey.neverAnswers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the connection')).toBeInTheDocument()
  },
}

export const ConnectionFailed: Story = {
  parameters: integrations(connected),
  beforeEach: ({ msw }) => msw.use(platformKeyScenarios.getPlatformKey.networkFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The connection could not be loaded')).toBeVisible()
  },
}

/** Somebody who may only look reads whether it is connected. */
export const ConnectionReadOnly: Story = {
  parameters: { ...integrations(connected), session: buildViewerSession() },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(lookOnlyReason))[0]).toBeVisible()
    await expect(canvas.queryByLabelText(/^Key of the agent there/)).toBeNull()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
