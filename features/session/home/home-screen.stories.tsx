import { expect, waitFor } from 'storybook/test'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { HomeScreen } from './home-screen.tsx'

const meta = {
  component: HomeScreen,
  decorators: [withPage],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Signed in: to the agents of one's own region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const SignedOut: Story = {
  parameters: { seed: { session: null } },
  beforeEach: () => {
    writeLocal('user_id', 'user00000000001')
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/login'))
    await expect(readLocal('user_id')).toBeNull()
  },
}

/** No session came with the page: nothing is asked. */
export const NoSession: Story = {
  beforeEach: bootData({ hasSession: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/login'))
  },
}

/** A server that cannot tell signs nobody out: it can be asked again. */
export const Failed: Story = {
  beforeEach({ msw }) {
    writeLocal('user_id', 'user00000000001')
    msw.use(sessionScenarios.current.networkFails())
  },
  play: async ({ canvas, userEvent, msw, mocks }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getByTestId('address')).toBeEmptyDOMElement()
    await expect(readLocal('user_id')).not.toBeNull()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/app/eu/agents'))
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(sessionScenarios.current.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Opening' })).toBeInTheDocument()
    await expect(canvas.getByTestId('address')).toBeEmptyDOMElement()
  },
}
