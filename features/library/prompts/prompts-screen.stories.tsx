import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { lookOnlyReason } from '#features/shared/session/look-only-note.tsx'
import { buildPrompt } from '#mocks/fixtures/library/prompt.fixtures.ts'
import { buildViewerSession } from '#mocks/fixtures/session/session.fixtures.ts'
import { promptScenarios } from '#mocks/handlers/library/prompt.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { atAddress, deleteRow, listRows, pressInMenu } from '#storybook/list-story.ts'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { takeRights } from '#storybook/take-rights.ts'
import { PromptsScreen } from './prompts-screen.tsx'

const at = atAddress(paths.prompts)

const meta = {
  component: PromptsScreen,
  decorators: [withSignedIn, withRoute],
  parameters: at(),
} satisfies Meta<typeof PromptsScreen>

export default meta
type Story = StoryObj<typeof meta>

const titleField = () => screen.findByRole('textbox', { name: 'Title' })
const promptField = () => screen.getByRole('textbox', { name: 'Prompt' })

export const Default: Story = {
  play: async () => {
    await expect(await listRows('Prompts')).toHaveLength(3)
    await expect(screen.getByText(/^# Front desk You answer for the Harbour café/)).toBeVisible()
    await expect(screen.getByText('greeting')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { seed: { library: { prompts: [] } } },
  play: async () => {
    await expect(await screen.findByText('No prompts yet')).toBeVisible()
  },
}

/** Many and long ones: the row stays a row, and more come on demand. */
export const ManyAndLong: Story = {
  parameters: {
    seed: {
      library: {
        prompts: Array.from({ length: 60 }, (_, index) =>
          buildPrompt({
            ID: `prompt0000000${String(index).padStart(3, '0')}`,
            title: `Prompt ${index} ${'with a title that goes on '.repeat(index % 3 ? 0 : 3)}`,
            content: 'Answer briefly. '.repeat(1_200),
            tags: ['service', 'opening hours', 'a tag of some length', 'café'],
          }),
        ),
      },
    },
  },
  play: async ({ userEvent }) => {
    await expect(await listRows('Prompts')).toHaveLength(50)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(61))
  },
}

export const Creates: Story = {
  tags: ['walk'],
  parameters: at('item=new'),
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await titleField(), 'Returns')
    await userEvent.type(promptField(), 'Explain how to send things back.')
    await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), 'shop{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Create prompt' }))
    await expect(await screen.findByText('Prompt created')).toBeVisible()
    await expect(await screen.findByText('Explain how to send things back.')).toBeVisible()
    await expect(mocks.db.library.prompts[0]?.item.tags).toEqual(['shop'])
  },
}

export const Invalid: Story = {
  tags: ['arrives'],
  parameters: at('item=new'),
  play: async ({ userEvent }) => {
    await userEvent.type(await titleField(), 'Returns')
    await userEvent.click(screen.getByRole('button', { name: 'Create prompt' }))
    await expect(promptField()).toHaveAccessibleDescription('Please write the prompt.')
    await waitFor(() => expect(promptField()).toHaveFocus())
  },
}

export const Edits: Story = {
  tags: ['walk'],
  parameters: at('item=prompt0frontdesk'),
  play: async ({ userEvent, mocks }) => {
    await expect(await titleField()).toHaveValue('Front desk')
    await userEvent.type(promptField(), ' Never guess.')
    await userEvent.click(screen.getByRole('button', { name: 'Save prompt' }))
    await expect(await screen.findByText('Prompt saved')).toBeVisible()
    await expect(mocks.db.library.prompts[0]?.item.content).toMatch(/Never guess\.$/)
  },
}

/** Someone else changed the text meanwhile: nothing is lost silently. */
export const Conflict: Story = {
  tags: ['arrives'],
  parameters: at('item=prompt0frontdesk'),
  play: async ({ userEvent, mocks }) => {
    await userEvent.type(await titleField(), ' two')
    await userEvent.type(promptField(), ' Mine.')
    const kept = mocks.db.library.prompts[0]
    if (!kept) throw new Error('The mocks have a prompt')
    Object.assign(kept.item, { content: 'Theirs.', rev: 4 })
    kept.fieldRevs = { content: 4 }
    await userEvent.click(screen.getByRole('button', { name: 'Save prompt' }))
    await expect(await screen.findByText(/Both of you changed: Prompt/)).toBeVisible()
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }))
    await expect(promptField()).toHaveValue('Theirs.')
    await expect(await titleField()).toHaveValue('Front desk two')
  },
}

/** What changes is shown before it does; what the agent is told already stays. */
export const UsesInAgent: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks, step }) => {
    await pressInMenu(userEvent, 'Complaints', 'Use in an agent…')
    const modal = within(await screen.findByRole('dialog', { name: 'Use in an agent' }))
    await expect(modal.getByRole('button', { name: 'Add to prompt' })).toBeDisabled()
    await userEvent.click(modal.getByRole('combobox', { name: 'Agent' }))
    const [first] = await screen.findAllByRole('option')
    const title = first?.textContent ?? ''
    await userEvent.click(first as HTMLElement)
    await expect(await modal.findByText('What changes')).toBeVisible()
    await step('it stands in the draft', async () => {
      await userEvent.click(modal.getByRole('button', { name: 'Add to prompt' }))
      await expect(await modal.findByRole('button', { name: 'Undo' })).toBeVisible()
      const agent = mocks.db.agents.find((each) => title.startsWith(each.title))
      await expect(agent?.vg_systemPrompt).toMatch(/Apologise once/)
    })
  },
}

/** The agent's prompt was changed while it was shown: it is shown anew, and changed only then. */
export const AgentChangedMeanwhile: Story = {
  tags: ['walk'],
  play: async ({ userEvent, mocks }) => {
    await pressInMenu(userEvent, 'Complaints', 'Use in an agent…')
    const modal = within(await screen.findByRole('dialog', { name: 'Use in an agent' }))
    await userEvent.click(modal.getByRole('combobox', { name: 'Agent' }))
    const [first] = await screen.findAllByRole('option')
    const title = first?.textContent ?? ''
    await userEvent.click(first as HTMLElement)
    await modal.findByText('What changes')
    const agent = mocks.db.agents.find((each) => title.startsWith(each.title))
    if (!agent) throw new Error('The mocks have the agent')
    Object.assign(agent, { vg_systemPrompt: 'Theirs.', rev: 50, fieldRevs: { vg_systemPrompt: 50 } })
    await userEvent.click(modal.getByRole('button', { name: 'Add to prompt' }))
    await expect(await modal.findByText('Someone else changed this meanwhile.')).toBeVisible()
    await waitFor(() =>
      expect(modal.getByRole('region', { name: 'What changes' })).toHaveTextContent(/Theirs/),
    )
    await userEvent.click(modal.getByRole('button', { name: 'Add to prompt' }))
    await waitFor(() => expect(agent.vg_systemPrompt).toMatch(/^Theirs\.\n\nApologise once/))
  },
}

export const Deletes: Story = {
  tags: ['walk'],
  play: async ({ userEvent }) => {
    await deleteRow(userEvent, 'prompt', 'Complaints')
    await expect(await screen.findByText('Prompt deleted')).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3))
  },
}

/** Somebody who may only look reads and copies. */
export const ReadOnly: Story = {
  tags: ['arrives'],
  parameters: {
    session: buildViewerSession(),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Front desk' }))
    await expect(await titleField()).toHaveAttribute('readonly')
    await expect(within(screen.getByRole('dialog')).getByText(lookOnlyReason)).toBeVisible()
    await expect(promptField()).toHaveAttribute('readonly')
    await expect(screen.getByRole('button', { name: 'Copy prompt' })).toBeEnabled()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(promptScenarios.list.neverAnswers()),
  play: async () => {
    await expect(await screen.findByText('Loading prompts')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(promptScenarios.list.notFound()),
  play: async () => {
    await expect(await screen.findByText('Prompts could not be loaded')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** Rights were taken while it was open: the server's refusal shows. */
export const Forbidden: Story = {
  tags: ['arrives'],
  beforeEach: takeRights,
  play: async ({ userEvent }) => {
    const question = await deleteRow(userEvent, 'prompt', 'Front desk')
    await expect(await question.findByText('You do not have access to do this.')).toBeVisible()
  },
}

/** As people meet it: with the app around it. */
export const InTheApp: Story = { parameters: { shell: true } }

export const InTheAppOnAPhone: Story = {
  ...InTheApp,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
