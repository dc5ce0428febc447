import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { cafeChatId } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { logScenarios } from '#mocks/handlers/analytics/log.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { LogsScreen } from './logs-screen.tsx'

const route = (search = '') => ({ pattern: paths.logs.pattern, url: `${paths.logs.href('eu')}${search}` })

const meta = {
  component: LogsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: { route: route() },
} satisfies Meta<typeof LogsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** What servers and agents noted, the latest first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The booking system did not answer.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  },
}

/** What each answer cost. */
export const Receipts: Story = {
  parameters: { route: route('?show=receipts') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Can you cater.*Answer to a visitor.*1,700.*2\.3.*:\d\d:\d\d/ }),
    ).toBeVisible()
    await expect(canvas.queryByRole('combobox', { name: 'Type' })).toBeNull()
    // Of one conversation there is something to read.
    const [link, ...others] = canvas.getAllByRole('link', { name: 'Can you cater for a party of forty?' })
    const answer = `${cafeChatId}:000001`
    const href = paths.agentChats.href('eu', 'agent-cafe-00001', cafeChatId, answer)
    await expect(link).toHaveAttribute('href', href)
    await expect(others).toEqual([])
  },
}

export const Loading: Story = {
  beforeEach({ msw }) {
    msw.use(logScenarios.list.neverAnswers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading log')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { analytics: { logs: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing logged yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(logScenarios.list.networkFails())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log could not be loaded' })).toBeVisible()
  },
}

/** Errors alone; the filter stands in the address. */
export const Filtered: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('The booking system did not answer.')
    if (restsHere) return
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Error' }))
    await waitFor(() => expect(canvas.queryByText('The booking system did not answer.')).toBeNull())
    await expect(canvas.getByTestId('address')).toHaveTextContent('type=error')
  },
}

/** Whoever may only look reads and exports all the same. */
export const ReadOnly: Story = { parameters: { session: buildViewerSession() } }

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

const phone = { viewport: { value: 'mobile1', isRotated: false } }

/** On a phone an entry is a card: all of it is in sight. */
export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByText('The booking system did not answer.')
    await expectWhole(canvas.getByRole('table', { name: 'Log' }))
  },
}

/** A receipt, too, to the time it was written. */
export const ReceiptsOnAPhone: Story = {
  parameters: { ...Receipts.parameters, shell: true },
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Can you cater for a party of forty?' })
    await expectWhole(canvas.getByRole('table', { name: 'Receipts' }))
  },
}

/** Nothing of a table is cut at its edge. */
async function expectWhole(table: HTMLElement) {
  const { right } = table.parentElement!.getBoundingClientRect()
  for (const time of table.querySelectorAll('time')) {
    await expect(time.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  }
}
