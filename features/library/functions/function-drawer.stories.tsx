import { expect, fn, screen } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildFunction } from '#mocks/fixtures/library/function.fixtures.ts'
import { functionScenarios } from '#mocks/handlers/library/function.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { FunctionDrawer } from './function-drawer.tsx'
import '../shared/library.css'

const meta = {
  component: FunctionDrawer,
  decorators: [withSignedIn, withRoute],
  args: { id: undefined, readOnly: false, open: true, onClose: fn(), onExited: fn() },
  parameters: { route: { pattern: paths.functions.pattern, url: paths.functions.href('eu') } },
} satisfies Meta<typeof FunctionDrawer>

export default meta
type Story = StoryObj<typeof meta>

/** A new one: what is missing is said when it is pressed. */
export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'New function' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Create function' })).toBeEnabled()
  },
}

export const Filled: Story = {
  args: { id: 'function0order01' },
  play: async () => {
    await expect(await screen.findByDisplayValue('find_order')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Save function' })).toBeDisabled()
  },
}

/** A secret that is kept goes only in; another host needs it anew. */
export const WithSecret: Story = {
  tags: ['arrives'],
  args: { id: 'function0order01' },
  parameters: { seed: { library: { functions: [buildFunction({ serverUrlSecretHost: 'shop.example' })] } } },
  play: async ({ userEvent }) => {
    const address = await screen.findByLabelText(/^Address/)
    await expect(screen.getByLabelText(/^Secret/)).toHaveValue('')
    await userEvent.clear(address)
    await userEvent.paste('https://other.example/{orderId}?fields={fields}')
    await userEvent.click(screen.getByRole('button', { name: 'Save function' }))
    await expect(await screen.findByText(/^Please enter the secret again/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Remove secret' }))
    await expect(screen.getByText('The secret is removed when you save.')).toBeVisible()
  },
}

/** For somebody who may only look. */
export const ReadOnly: Story = {
  args: { id: 'function0order01', readOnly: true },
  play: async () => {
    await expect(await screen.findByDisplayValue('find_order')).toHaveAttribute('readonly')
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save function' })).toBeNull()
  },
}

export const Loading: Story = {
  args: { id: 'function0order01' },
  beforeEach: ({ msw }) => msw.use(functionScenarios.get.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading the function')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: { id: 'function0order01' },
  beforeEach: ({ msw }) => msw.use(functionScenarios.get.networkFails()),
  play: async () => {
    await expect(await screen.findByText('The function could not be loaded')).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows, and what was typed stays. */
export const Forbidden: Story = {
  tags: ['arrives'],
  args: { id: 'function0order01' },
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const field = await screen.findByDisplayValue('find_order')
    await userEvent.type(field, 'two')
    await userEvent.click(screen.getByRole('button', { name: 'Save function' }))
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(field).toHaveValue('find_ordertwo')
  },
}
