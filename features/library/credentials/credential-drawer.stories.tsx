import { expect, fn, screen } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildCredential } from '#mocks/fixtures/library/credential.fixtures.ts'
import { credentialScenarios } from '#mocks/handlers/library/credential.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { CredentialDrawer } from './credential-drawer.tsx'
import '../shared/library.css'

const meta = {
  component: CredentialDrawer,
  decorators: [withSignedIn, withRoute],
  args: { id: undefined, readOnly: false, open: true, onClose: fn(), onExited: fn() },
  parameters: { route: { pattern: paths.credentials.pattern, url: paths.credentials.href('eu') } },
} satisfies Meta<typeof CredentialDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** A new one: what is missing is said when it is pressed. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New credential' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Create credential' })).toBeEnabled()
  },
}

export const Filled: Story = {
  args: { id: 'credential0shop1' },
  play: async () => {
    await expect(await screen.findByDisplayValue('Shop API')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save credential' })).toBeDisabled()
  },
}

/** Bound to no host: it says that it is sent nowhere. */
export const NotBound: Story = {
  args: { id: 'credential0shop1' },
  parameters: { seed: { library: { credentials: [buildCredential({ hosts: [] })] } } },
  play: async () => {
    await expect(await screen.findByText('Not bound to a host yet')).toBeVisible()
  },
}

/** For somebody who may only look. */
export const ReadOnly: Story = {
  args: { id: 'credential0shop1', readOnly: true },
  play: async () => {
    await expect(await screen.findByDisplayValue('Shop API')).toHaveAttribute('readonly')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save credential' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { id: 'credential0shop1' },
  beforeEach: ({ msw }) => msw.use(credentialScenarios.get.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the credential')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { id: 'credential0shop1' },
  beforeEach: ({ msw }) => msw.use(credentialScenarios.get.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The credential could not be loaded')).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  args: { id: 'credential0shop1' },
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const field = await screen.findByDisplayValue('Shop API')
    await userEvent.type(field, ' two')
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(field).toHaveValue('Shop API two')
  },
}
