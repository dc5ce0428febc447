import { expect, screen, waitFor, within } from 'storybook/test'
import { readLocal, writeLocal } from '#features/shared/local-values.ts'
import { paths } from '#features/shared/paths.ts'
import { useShellDrawer } from '#features/shared/shell-drawer/use-shell-drawer.ts'
import { buildSession, fixtureCode, fixturePassword } from '#mocks/fixtures/session/session.fixtures.ts'
import { accountScenarios } from '#mocks/handlers/session/account.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { AccountDrawer } from './account-drawer.tsx'

/** The drawer as the shell shows it: while the address asks for it. */
function DrawerOfAddress() {
  return useShellDrawer().drawer === 'account' ? <AccountDrawer /> : <p>The drawer is closed.</p>
}

const meta = {
  component: AccountDrawer,
  render: () => <DrawerOfAddress />,
  decorators: [withSignedIn, withRoute],
  parameters: {
    layout: 'fullscreen',
    seed: ({ session }) => ({ session }),
    route: { pattern: '/app/:region/*', url: `${paths.agents.href('eu')}?new=account` },
  },
} satisfies Meta<typeof AccountDrawer>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Display name' })
const sessions = async () => within(await screen.findByRole('region', { name: 'Where you are signed in' }))
const password = 'a new long password'

export const Default: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Account Settings' })
    await expect(await nameField()).toHaveValue('owner')
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@example.com')
    const list = await sessions()
    await expect(await list.findAllByRole('listitem')).toHaveLength(3)
    await expect(list.getByText('This browser')).toBeVisible()
    await expect(list.getByText('Safari on iPhone')).toBeVisible()
  },
}

export const SavesProfile: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await userEvent.clear(await nameField())
    await userEvent.type(await nameField(), 'The owner')
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    await expect(await screen.findByText('Saved successfully')).toBeVisible()
    await expect(mocks.db.session?.user.displayName).toBe('The owner')
  },
}

export const ProfileFails: Story = {
  tags: ['arrives'],
  beforeEach: ({ msw }) => msw.use(accountScenarios.saveProfile.networkFails()),
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' two')
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
    await expect(await screen.findByText('Error occured when trying to save..')).toBeVisible()
    await expect(await nameField()).toHaveValue('owner two')
  },
}

/** The other browsers are signed out with the old password. */
export const ChangesPassword: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await expect(await (await sessions()).findAllByRole('listitem')).toHaveLength(3)
    await userEvent.type(screen.getByLabelText('Current password'), fixturePassword)
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await expect(await screen.findByText('Password saved')).toBeVisible()
    await waitFor(async () => expect((await sessions()).getAllByRole('listitem')).toHaveLength(1))
  },
}

export const WrongPassword: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Current password'), 'not this one')
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'Password is incorrect please try again.',
      ),
    )
  },
}

export const Invalid: Story = {
  tags: ['arrives'],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('New password'), 'short')
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      'Use at least 8 characters.',
    )
    await expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Enter your current password.',
    )
  },
}

/** Who signs in with codes proves themselves with one, and has a password from then on. */
export const SetsFirstPassword: Story = {
  tags: ['walk'],
  parameters: { session: buildSession({ user: { hasPassword: false } }) },
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await userEvent.type(await screen.findByLabelText('Login Code'), fixtureCode)
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await expect(await screen.findByText('Password saved')).toBeVisible()
    await expect(mocks.db.accounts.get('owner@example.com')?.password).toBe(password)
  },
}

export const WrongCode: Story = {
  tags: ['arrives'],
  parameters: { session: buildSession({ user: { hasPassword: false } }) },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await userEvent.type(await screen.findByLabelText('Login Code'), '000000')
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Login Code')).toHaveAccessibleDescription(
        'That code is not right or no longer valid.',
      ),
    )
  },
}

/** What is typed is not lost by Escape or the close button, whichever part it stands in. */
export const AsksBeforeDiscarding: Story = {
  tags: ['arrives'],
  play: async ({ userEvent, step }) => {
    await step('a name', async () => {
      await userEvent.type(await nameField(), ' two{Escape}')
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(await nameField()).toHaveValue('owner two')
      await userEvent.clear(await nameField())
      await userEvent.type(await nameField(), 'owner')
    })
    await step('a password', async () => {
      await userEvent.type(screen.getByLabelText('New password'), password)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' }))
      await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
      await expect(await screen.findByText('The drawer is closed.')).toBeInTheDocument()
    })
  },
}

/** Nothing typed: it closes at once. */
export const ClosesUnchanged: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await nameField()
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('The drawer is closed.')).toBeInTheDocument()
  },
}

export const SignsAnotherBrowserOut: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }))
    await waitFor(async () => expect((await sessions()).queryByText('Safari on iPhone')).toBeNull())
  },
}

export const SignsOutEverywhere: Story = {
  tags: ['walk'],
  beforeEach: () => {
    writeLocal('user_id', 'user00000000001')
  },
  play: async ({ userEvent, mocks }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(mocks.db.session).toBeNull())
    await waitFor(() => expect(readLocal('user_id')).toBeNull())
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(accountScenarios.listSessions.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading sessions')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(accountScenarios.listSessions.networkFails()),
  play: async () => {
    await expect(await screen.findByText('Sessions could not be loaded')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}
