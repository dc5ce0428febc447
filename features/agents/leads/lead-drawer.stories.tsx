import { http } from 'msw'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildLead } from '#mocks/fixtures/leads/lead.fixtures.ts'
import { buildSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { leadScenarios } from '#mocks/handlers/leads/lead.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { LeadDrawer } from './lead-drawer.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: LeadDrawer,
  decorators: [withSignedIn, withRoute],
  args: {
    owner: { region: 'eu', agentId },
    item: 'session-cafe-004',
    open: true,
    readOnly: false,
    onClose: fn(),
    onShow: fn(),
    onExited: fn(),
  },
  parameters: {
    route: { pattern: paths.agentLeads.pattern, url: paths.agentLeads.href('eu', agentId) },
  },
} satisfies Meta<typeof LeadDrawer>

export default meta
type Story = StoryObj<typeof meta>

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** A lead with the message its address was read in, and who may be the same person: that nobody has proved. */
export const Default: Story = {
  play: async () => {
    const drawer = await opened('Noor Haddad')
    await expect(await drawer.findByRole('textbox', { name: 'Email' })).toHaveValue('noor@example.com')
    await expect(drawer.getByText(/You can write to noor@example.com/)).toBeInTheDocument()
    await expect(drawer.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute(
      'href',
      paths.agentChats.href('eu', agentId, 'session-cafe-004'),
    )
    await expect(drawer.getByRole('button', { name: 'Merge N. Haddad' })).toBeInTheDocument()
    await expect(drawer.getByRole('checkbox', { name: /^Also .* same address or number/ })).not.toBeChecked()
  },
}

export const Failed: Story = {
  beforeEach({ msw }) {
    msw.use(leadScenarios.get.networkFails())
  },
  play: async () => {
    const drawer = await opened('Lead')
    await expect(await drawer.findByText('The lead could not be loaded')).toBeVisible()
  },
}

/** What is no address is said at its field, and nothing is sent. */
export const Invalid: Story = {
  args: { item: 'new' },
  tags: ['walk'],
  play: async () => {
    const drawer = await opened('New lead')
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: 'Email' }), 'ana at example')
    await userEvent.click(drawer.getByRole('button', { name: 'Add lead' }))
    await expect(await drawer.findByText(/Please enter an email address such as/)).toBeVisible()
  },
}

/** Who may be the same person is said as a lead is saved: it stays open, so that the two can be merged. */
export const SavedAsAnother: Story = {
  args: { item: 'session-cafe-003' },
  tags: ['walk'],
  play: async ({ args }) => {
    const drawer = await opened('Per Holm')
    const email = await drawer.findByRole('textbox', { name: 'Email' })
    if (restsHere) return
    await userEvent.clear(email)
    await userEvent.type(email, 'NOOR@example.com')
    await userEvent.click(drawer.getByRole('button', { name: 'Save lead' }))
    await expect(await screen.findByText('2 other leads may be the same person.')).toBeVisible()
    await expect(await drawer.findByRole('button', { name: 'Merge Noor Haddad' })).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** A new lead that may be somebody known is opened. */
export const AddedAsAnother: Story = {
  args: { item: 'new' },
  tags: ['walk'],
  play: async ({ args }) => {
    const drawer = await opened('New lead')
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: 'Email' }), 'per@example.com')
    await userEvent.click(drawer.getByRole('button', { name: 'Add lead' }))
    await expect(await screen.findByText('Per Holm may be the same person.')).toBeVisible()
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}

/** Somebody with the same number comes in while a lead is open, and what is typed meanwhile stays. */
export const AnotherComesIn: Story = {
  args: { item: 'session-cafe-001' },
  tags: ['walk'],
  play: async ({ mocks: { db } }) => {
    const drawer = await opened('Ana Silva')
    const notes = await drawer.findByRole('textbox', { name: 'Notes' })
    if (restsHere) return
    await userEvent.type(notes, 'Rang.')
    db.leads.unshift(buildLead({ ID: 'came-in', name: 'A. Silva' }))
    const merge = await drawer.findByRole('button', { name: 'Merge A. Silva' }, { timeout: 8000 })
    await expect(merge).toBeVisible()
    await expect(notes).toHaveValue('Rang.')
  },
}

/** The server has no room for another, and says so; what was typed stays. */
export const Forbidden: Story = {
  args: { item: 'new' },
  tags: ['walk'],
  beforeEach({ msw }) {
    msw.use(leadScenarios.save.forbidden({ code: 'limit_reached', message: 'No room for another.' }))
  },
  play: async () => {
    const drawer = await opened('New lead')
    if (restsHere) return
    await userEvent.type(drawer.getByRole('textbox', { name: 'Name' }), 'Ana')
    await userEvent.click(drawer.getByRole('button', { name: 'Add lead' }))
    await expect(await screen.findByText('No room for another.')).toBeVisible()
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana')
  },
}

/** What is deleted or erased is not asked for once more. */
function gone(action: string, said: string): Story {
  let asked = 0
  return {
    tags: ['walk'],
    beforeEach({ msw }) {
      asked = 0
      msw.use(
        http.get('*/leads/session-cafe-004', () => {
          asked += 1
        }),
      )
    },
    play: async () => {
      const drawer = await opened('Noor Haddad')
      if (restsHere) return
      await userEvent.click(await drawer.findByRole('button', { name: action }))
      const sure = within(await screen.findByRole('alertdialog'))
      await userEvent.click(sure.getByRole('button', { name: action }))
      await expect(await screen.findByText(said)).toBeVisible()
      await expect(asked).toBe(1)
    },
  }
}

export const Deleted = gone('Delete lead', 'Lead deleted')
export const Erased = gone('Erase their data', 'Their data is erased')

/** Who answers visitors looks after leads, but erases nobody: that takes the right that deletes conversations. */
export const MayNotErase: Story = {
  parameters: {
    session: buildSession({
      workspaces: [buildWorkspaceCard({ role: 'member', usersPerms: ['view', 'chats'] })],
    }),
  },
  play: async () => {
    const drawer = await opened('Noor Haddad')
    await expect(await drawer.findByRole('button', { name: 'Delete lead' })).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Erase their data' })).toBeNull()
  },
}

/** Somebody who may only look reads it. */
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async () => {
    const drawer = await opened('Noor Haddad')
    await expect(await drawer.findByText(lookOnlyReason)).toBeVisible()
    await expect(drawer.queryByRole('button', { name: 'Erase their data' })).toBeNull()
  },
}
