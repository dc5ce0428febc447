import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildWorkspaceEvent } from '#mocks/fixtures/library/event.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { fixtureWorkspaceIds } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { eventScenarios } from '#mocks/handlers/library/event.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress, chooseOption, listRows } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { EventsScreen } from './events-screen.tsx'

const own = fixtureWorkspaceIds.eu
const at = atAddress(paths.events)

const meta = {
  component: EventsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof EventsScreen>

export default meta
type Story = StoryObj<typeof meta>

const rows = () => listRows('Events')
/** One in each state. */
export const Default: Story = {
  play: async () => {
    const words = (await rows()).map((row) => row.textContent)
    await expect(words[0]).toContain('Conversation started')
    await expect(words.map((text) => /Sent|Waiting|Failed|Not subscribed/.exec(text ?? '')?.[0])).toEqual([
      'Sent',
      'Waiting',
      'Failed',
      'Not subscribed',
    ])
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(eventScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading events')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  parameters: { seed: { utilities: { events: new Map() } } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No events yet' })).toBeVisible()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(eventScenarios.list.notFound()),
  play: async ({ userEvent, msw, mocks }) => {
    await expect(await screen.findByRole('heading', { name: 'Events could not be loaded' })).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(await rows()).toHaveLength(4)
  },
}

/** By type, state and time, kept in the address. */
export const Filtered: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    await rows()
    await chooseOption(userEvent, 'State', 'Failed')
    await waitFor(async () => expect(await rows()).toHaveLength(1))
    if (restsHere) return
    await chooseOption(userEvent, 'Type', 'Agent published')
    await chooseOption(userEvent, 'Period', 'Last 24 hours')
    await expect(await screen.findByRole('heading', { name: 'No event matches' })).toBeVisible()
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      'state=failed&type=agent_published&period=1',
    )
  },
}

/** A link opens an event that stands further down the list than is loaded. */
export const FurtherDown: Story = {
  parameters: {
    ...at('item=event-many-000055'),
    seed: {
      utilities: {
        events: new Map([
          [
            own,
            Array.from({ length: 60 }, (_, index) =>
              buildWorkspaceEvent({ ID: `event-many-${String(index).padStart(6, '0')}` }),
            ),
          ],
        ]),
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('event-many-000055')).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: at('item=event-gone-00001'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'It is not in this list' })).toBeVisible()
  },
}

export const LongContent: Story = {
  parameters: {
    seed: {
      utilities: {
        events: new Map([
          [
            own,
            [
              buildWorkspaceEvent({ payload: { agentName: 'Unbroken'.repeat(40) } }),
              buildWorkspaceEvent({ ID: 'event-0000000002', payload: { agentName: 'مساعد متجر القهوة' } }),
            ],
          ],
        ]),
      },
    },
  },
  play: async () => {
    for (const each of await rows()) await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth + 1)
  },
}

/** Somebody who may only look sees what happened, and decides nothing. */
export const ReadOnly: Story = {
  parameters: { session: buildViewerSession() },
  play: async () => {
    await expect(await rows()).toHaveLength(4)
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  parameters: at('item=event-0000000003'),
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Send again' })
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await expect(await screen.findByText('You do not have access to do this.')).toBeVisible()
    await expect(screen.getByText('The event was not sent')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
