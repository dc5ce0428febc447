import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createMocks } from '#mocks/create-mocks.ts'
import { sessionScenarios } from '#mocks/handlers/session/session.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withPage } from '#storybook/decorators/with-page.tsx'
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
  beforeEach({ msw }) {
    msw.use(...createMocks({ session: null }).handlers)
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/login'))
  },
}

/** No session came with the page: nothing is asked. */
export const NoSession: Story = {
  beforeEach: bootData({ hasSession: false }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/login'))
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
