import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildCredential, fixtureCredentialIds } from '#mocks/fixtures/library/credential.fixtures.ts'
import { buildSession, buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { buildWorkspaceCard } from '#mocks/fixtures/workspaces/workspace.fixtures.ts'
import { credentialScenarios } from '#mocks/handlers/library/credential.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress, deleteRow, listRows, pressInMenu } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { CredentialsScreen } from './credentials-screen.tsx'

const at = atAddress(paths.credentials)

const meta = {
  component: CredentialsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof CredentialsScreen>

export default meta
type Story = StoryObj<typeof meta>

const list = () => screen.findByRole('table', { name: 'Credentials' })
const nameField = () => screen.findByRole('textbox', { name: 'Name' })

export const Default: Story = {
  play: async () => {
    const rows = await listRows('Credentials')
    await expect(rows).toHaveLength(3)
    const shop = within(rows[0] as HTMLElement)
    await expect(shop.getByText('Authorization: Bearer ••••Qm4x')).toBeVisible()
    await expect(shop.getByText('find_order')).toBeVisible()
    await expect(shop.getByText('shop.example')).toBeVisible()
    await expect(screen.getByText('X-Api-Key: ••••91ce')).toBeVisible()
  },
}

/** One of earlier versions that no function sent: it says that it is sent nowhere, and wants a host. */
export const NotBound: Story = {
  tags: ['arrives'],
  parameters: { seed: { library: { credentials: [buildCredential({ hosts: [] })] } } },
  play: async ({ userEvent }) => {
    await expect(within(await list()).getByText('No host yet')).toBeVisible()
    await pressInMenu(userEvent, 'Shop API', 'Edit')
    await expect(await screen.findByText('Not bound to a host yet')).toBeVisible()
    await userEvent.type(await nameField(), ' two')
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    const hosts = screen.getByRole('textbox', { name: 'Hosts' })
    await expect(hosts).toHaveAccessibleDescription(/Please name the host it may be sent to/)
    await userEvent.type(hosts, 'https://api.shop.example/orders{enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    // Whoever names a host says the secret that goes there.
    const secret = await screen.findByLabelText('Token')
    await expect(secret).toHaveAccessibleDescription(/Please enter the secret again/)
    await userEvent.type(secret, 'the-shop-s-own-secret')
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    await expect(await screen.findByText('Credential saved')).toBeVisible()
    await expect(await within(await list()).findByText('api.shop.example')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { seed: { library: { credentials: [] } } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('No credentials yet')).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Create your first credential' }))
    await expect(await screen.findByRole('dialog', { name: 'New credential' })).toBeVisible()
  },
}

export const Searched: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await list()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search credentials' }), 'weath')
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    if (restsHere) return
    await userEvent.type(screen.getByRole('searchbox'), 'xyz')
    await expect(await screen.findByText('No credential matches')).toBeVisible()
  },
}

/** Long names and many functions stay in their place. */
export const LongContent: Story = {
  parameters: {
    seed: {
      library: {
        credentials: [
          buildCredential({
            name: 'The credential of the warehouse that ships everything the shops of the north coast sell ',
            kind: 'header',
            headerName: `X-${'Warehouse-'.repeat(9)}Key`,
          }),
        ],
      },
    },
  },
  play: async () => {
    const row = within(await list()).getAllByRole('row')[1]!
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  },
}

export const Creates: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'New credential' }))
    await userEvent.type(await nameField(), 'Stock service')
    await userEvent.type(screen.getByLabelText(/^Token/), 'token-of-the-stock-service')
    await userEvent.type(screen.getByRole('textbox', { name: 'Hosts' }), 'https://Stock.example/v1{enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Create credential' }))
    await expect(await screen.findByText('Credential created')).toBeVisible()
    await expect(await screen.findByText('Authorization: Bearer ••••vice')).toBeVisible()
    await expect(JSON.stringify(mocks.db.library)).not.toContain('token-of-the')
  },
}

/** A save that is refused leads to what needs another look. */
export const Invalid: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), 'x')
    await userEvent.clear(await nameField())
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Custom header' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Header name' }), 'X Key:')
    await userEvent.type(screen.getByLabelText(/^Value/), 'abc')
    await userEvent.click(screen.getByRole('button', { name: 'Create credential' }))
    await expect(await nameField()).toHaveAccessibleDescription('Please give the credential a name.')
    await expect(screen.getByRole('textbox', { name: 'Header name' })).toHaveAccessibleDescription(
      'Use letters, digits and hyphens, such as X-Api-Key.',
    )
    await waitFor(async () => expect(await nameField()).toHaveFocus())
  },
}

/** The secret stays when nothing is typed for it. */
export const Edits: Story = {
  tags: ['walk'],
  parameters: at(`item=${fixtureCredentialIds.shop}`),
  play: async ({ userEvent, mocks }) => {
    await expect(await nameField()).toHaveValue('Shop API')
    await expect(screen.getByLabelText(/^Token/)).toHaveAccessibleDescription(/Leave it empty to keep it/)
    await expect(screen.getByRole('link', { name: 'find_order' })).toHaveAttribute(
      'href',
      paths.functions.href('eu', 'function0order01'),
    )
    await userEvent.type(await nameField(), ' two')
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    await expect(await screen.findByText('Credential saved')).toBeVisible()
    const kept = mocks.db.library.credentials.find(({ item }) => item.name === 'Shop API two')
    await expect(kept?.item.lastFour).toBe('Qm4x')
  },
}

/** Someone else renamed it meanwhile: both names are kept until one is chosen. */
export const Conflict: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureCredentialIds.shop}`),
  play: async ({ userEvent, mocks, step }) => {
    await userEvent.type(await nameField(), ' of mine')
    const kept = mocks.db.library.credentials[0]
    if (!kept) throw new Error('The mocks have a credential')
    Object.assign(kept.item, { name: 'Theirs', rev: 5 })
    kept.fieldRevs = { name: 5 }
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    await expect(await screen.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await expect(screen.getByText(/Both of you changed: Name/)).toBeVisible()
    await expect(await nameField()).toHaveValue('Shop API of mine')
    if (restsHere) return
    await step('keep mine', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
      await expect(await screen.findByText('Credential saved')).toBeVisible()
      await expect(kept.item.name).toBe('Shop API of mine')
    })
  },
}

/** Taking theirs leaves the form as they saved it. */
export const ConflictTakesTheirs: Story = {
  tags: ['walk'],
  parameters: at(`item=${fixtureCredentialIds.shop}`),
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await nameField(), ' of mine')
    const kept = mocks.db.library.credentials[0]
    if (!kept) throw new Error('The mocks have a credential')
    Object.assign(kept.item, { name: 'Theirs', rev: 5 })
    kept.fieldRevs = { name: 5 }
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }))
    await expect(await nameField()).toHaveValue('Theirs')
    await expect(screen.getByRole('button', { name: 'Save credential' })).toBeDisabled()
  },
}

/** What was typed stays when the save fails. */
export const SaveFails: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureCredentialIds.shop}`),
  play: async ({ userEvent, msw }) => {
    await userEvent.type(await nameField(), ' two')
    msw.use(credentialScenarios.save.networkFails())
    await userEvent.click(screen.getByRole('button', { name: 'Save credential' }))
    await expect(await screen.findByText('Not saved')).toBeVisible()
    await expect(await nameField()).toHaveValue('Shop API two')
  },
}

export const AsksBeforeDiscarding: Story = {
  tags: ['arrives'],
  parameters: at(`item=${fixtureCredentialIds.shop}`),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' two')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const question = within(await screen.findByRole('alertdialog'))
    if (restsHere) return
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(await nameField()).toHaveValue('Shop API two')
  },
}

/** What functions send stays, and the refusal names them. */
export const DeleteInUse: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    const question = await deleteRow(userEvent, 'credential', 'Shop API')
    await expect(
      await question.findByText(
        'The function find_order uses this credential. Choose another one there first.',
      ),
    ).toBeVisible()
  },
}

export const Deletes: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await deleteRow(userEvent, 'credential', 'Weather service')
    await expect(await screen.findByText('Credential deleted')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  },
}

/** Who edits agents chooses among credentials, but says neither what they hold nor where they go. */
export const ReadOnlyForEditors: Story = {
  parameters: {
    session: buildSession({
      workspaces: [
        buildWorkspaceCard({ role: 'member', usersPerms: ['view', 'chats', 'editAgents', 'publish'] }),
      ],
    }),
  },
  play: async () => {
    await list()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'New credential' })).toBeNull()
  },
}

/** Somebody who may only look sees what there is, and changes nothing. */
export const ReadOnly: Story = {
  parameters: {
    session: buildViewerSession(),
  },
  play: async ({ userEvent }) => {
    await list()
    await expect(screen.getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'New credential' })).toBeNull()
    if (restsHere) return
    await pressInMenu(userEvent, 'Shop API', 'View')
    await expect(await nameField()).toHaveAttribute('readonly')
    await expect(within(screen.getByRole('dialog')).getByText(lookOnlyReason)).toBeVisible()
    await expect(screen.queryByRole('button', { name: 'Save credential' })).toBeNull()
  },
}

export const Gone: Story = {
  parameters: at('item=credential0gone1'),
  play: async () => {
    await expect(await screen.findByText('The credential could not be loaded')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(credentialScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading credentials')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(credentialScenarios.list.networkFails()),
  play: async ({ userEvent, mocks, msw }) => {
    await expect(await screen.findByText('Credentials could not be loaded')).toBeVisible()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await expect(await list()).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const question = await deleteRow(userEvent, 'credential', 'Weather service')
    await expect(await question.findByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
