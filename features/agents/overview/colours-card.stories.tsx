import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { savedThemesLimit, themesFullMessage } from '#mocks/contracts/styling/saved-themes-limit.ts'
import { formatThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { agentThemeJson, buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { buildManySavedThemes, buildSavedThemes } from '#mocks/fixtures/styling/theme.fixtures.ts'
import { buildTheme } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { agentScenarios } from '#mocks/handlers/agents/agent.handlers.ts'
import { themeScenarios } from '#mocks/handlers/styling/theme.handlers.ts'
import { bootData } from '#storybook/decorators/boot-data.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OverviewScreen } from './overview-screen.tsx'

const agentId = fixtureAgentIds.cafe
const terracotta = agentThemeJson('#B4532A')

const meta = {
  component: OverviewScreen,
  args: { region: 'eu', agentId, origin: 'https://app.example' },
  parameters: {
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', agentId) },
  },
  decorators: [withSignedIn, withRoute],
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type PlayContext = Parameters<Play>[0]

/** The agent uses these colours; its workspace keeps those themes. */
function withColours(customThemeJSONString: string, savedThemes = buildSavedThemes()): Story['parameters'] {
  return { seed: { agents: [buildAgent({ customThemeJSONString })], savedThemes } }
}

async function findCard({ canvas }: PlayContext) {
  return within(await canvas.findByRole('region', { name: 'Colours' }))
}

async function openEditor(context: PlayContext) {
  const card = await findCard(context)
  await context.userEvent.click(card.getByRole('button', { name: 'Edit colours' }))
  await card.findByRole('textbox', { name: 'Primary' })
  return card
}

async function writePrimary(
  { userEvent }: PlayContext,
  card: Awaited<ReturnType<typeof findCard>>,
  hex: string,
) {
  const primary = card.getByRole('textbox', { name: 'Primary' })
  await userEvent.clear(primary)
  await userEvent.type(primary, hex)
}

/** No colours of its own, and none kept. */
export const Default: Story = {
  parameters: withColours('', []),
  play: async (context) => {
    const card = await findCard(context)
    await expect(card.getByText('VoiceGlow colours')).toBeVisible()
    await expect(await card.findByRole('heading', { name: 'No saved themes yet' })).toBeVisible()
    for (const name of ['Use VoiceGlow colours', 'Revert', 'Save current as…']) {
      await expect(card.queryByRole('button', { name })).toBeNull()
    }
  },
}

export const WithTheme: Story = {
  parameters: withColours(terracotta),
  play: async (context) => {
    const card = await findCard(context)
    await expect(card.getByText('#B4532A', { selector: 'strong' })).toBeVisible()
    await expect(card.getByText('Readable in both modes')).toBeVisible()
    const current = await card.findByRole('button', { name: 'Applied: Terracotta' })
    await expect(current.closest('li')).toHaveAttribute('aria-current', 'true')
    if (restsHere) return
    await context.userEvent.click(card.getByRole('button', { name: 'Use VoiceGlow colours' }))
    await expect(card.getByText('VoiceGlow colours')).toBeVisible()
    await expect(card.getByRole('button', { name: 'Edit colours' })).toHaveFocus()
    await context.userEvent.click(card.getByRole('button', { name: 'Revert' }))
    await expect(card.getByRole('button', { name: 'Applied: Terracotta' })).toBeVisible()
    await expect(context.canvas.getByText('All changes saved.')).toBeVisible()
  },
}

/** Every change shows at once: on the card, and in the live preview, in both modes if one likes. */
export const Editing: Story = {
  tags: ['arrives'],
  parameters: withColours(terracotta),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context
    const card = await openEditor(context)
    await userEvent.click(canvas.getByRole('radio', { name: 'Both modes' }))
    await expect(card.getAllByRole('textbox', { name: /^Primary \d+$/ })).toHaveLength(10)
    if (restsHere) return
    await writePrimary(context, card, '#0B6E4')
    await expect(canvas.getByText('All changes saved.')).toBeVisible()
    await writePrimary(context, card, '0b6e4f')
    await expect(card.getByText('#0B6E4F', { selector: 'strong' })).toBeVisible()
    const widgets = [...canvasElement.querySelectorAll('.vg-widget')]
    await expect(widgets.map((widget) => widget.closest<HTMLElement>('[data-mode]')?.dataset.mode)).toEqual([
      'light',
      'dark',
    ])
    for (const widget of widgets) {
      await expect(getComputedStyle(widget).getPropertyValue('--primary')).toBe('#0B6E4F')
    }
    const theme = within(canvas.getByRole('radiogroup', { name: 'Theme' }))
    await userEvent.click(theme.getByRole('radio', { name: 'Dark' }))
    await expect(card.getByText(/seen in dark mode/)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Done' }))
    await expect(card.queryByRole('textbox', { name: 'Primary' })).toBeNull()
    await expect(card.getByRole('button', { name: 'Edit colours' })).toHaveFocus()
    await expect(canvas.getByText('There are unsaved changes.')).toBeVisible()
  },
}

const unreadableTint = formatThemeJson({
  ...buildTheme('#5B5BF0'),
  nineColorPallet: buildTheme('#5B5BF0').nineColorPallet.with(0, [240, 83, 65]),
})

/** Shows the fault on purpose, until it is repaired. */
export const PoorContrast: Story = {
  tags: ['arrives'],
  parameters: { ...withColours(unreadableTint), a11y: { context: { exclude: ['.vg-widget-preview'] } } },
  play: async (context) => {
    const card = await openEditor(context)
    const verdicts = card.getAllByText(/of 40 pairs are hard to read/)
    await expect(verdicts).toHaveLength(2)
    await expect(card.getByRole('textbox', { name: 'Primary 50' })).toBeInvalid()
    if (restsHere) return
    await context.userEvent.click(card.getByRole('button', { name: 'Repair' }))
    await expect(await card.findByText('All 40 pairs are readable')).toBeVisible()
    await expect(card.getByText('Readable in both modes')).toBeVisible()
    await expect(card.getByText('Primary 50 changed.')).toBeVisible()
  },
}

/** What an import stored long ago is shown, can be copied, does not stop other changes, and has a way out. */
export const InvalidStoredTheme: Story = {
  parameters: withColours('{"primary":"red"'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const card = await findCard(context)
    await expect(card.getByText('The stored colours cannot be read')).toBeVisible()
    await expect(card.getByText(/Theme is not valid JSON\. Visitors see the VoiceGlow colours/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Copy what is stored' })).toBeVisible()
    if (restsHere) return
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' & bar')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByRole('heading', { level: 1, name: 'Harbour café & bar' })
    await userEvent.click(card.getByRole('button', { name: 'Choose new colours' }))
    await expect(card.queryByText('The stored colours cannot be read')).toBeNull()
    await expect(await card.findByRole('textbox', { name: 'Primary' })).toHaveValue('#5B5BF0')
  },
}

/** What only the server refuses lands on the card, opened for it. */
export const RefusedByServer: Story = {
  tags: ['arrives'],
  parameters: { seed: { savedThemes: buildSavedThemes() } },
  beforeEach({ msw }) {
    msw.use(
      agentScenarios.save.validationFailed({ fields: { customThemeJSONString: 'Theme is not valid JSON.' } }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const card = await findCard(context)
    await userEvent.click(await card.findByRole('button', { name: 'Apply Night sea' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Colours' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await card.findByText('Theme is not valid JSON.')).toBeVisible()
  },
}

/** Apply, rename and delete; the one the draft uses is marked. */
export const SavedThemes: Story = {
  tags: ['arrives'],
  parameters: withColours(''),
  play: async (context) => {
    const { userEvent, step } = context
    const card = await findCard(context)
    const rows = () => within(card.getByRole('list', { name: 'Saved themes' })).getAllByRole('listitem')
    await step('apply', async () => {
      const apply = await card.findByRole('button', { name: 'Apply Night sea' })
      await userEvent.click(apply)
      await expect(card.getByRole('button', { name: 'Applied: Night sea' })).toHaveFocus()
      await expect(card.getByText('#1F7A6B', { selector: 'strong' })).toBeVisible()
    })
    await step('rename', async () => {
      await userEvent.click(card.getByRole('button', { name: 'More for Night sea' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
      const name = await screen.findByRole('textbox', { name: 'Name' })
      await expect(name).toHaveValue('Night sea')
      await userEvent.clear(name)
      await userEvent.click(screen.getByRole('button', { name: 'Rename theme' }))
      await expect(name).toHaveAccessibleDescription('Please give the theme a name.')
      await userEvent.type(name, 'Deep sea{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(card.getByRole('button', { name: 'Applied: Deep sea' })).toBeVisible()
    })
    await step('delete', async () => {
      await userEvent.click(card.getByRole('button', { name: 'More for Terracotta' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
      await screen.findByRole('alertdialog', { name: 'Delete theme?' })
      await userEvent.click(screen.getByRole('button', { name: 'Delete theme' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(rows()).toHaveLength(2)
    })
  },
}

export const SavedThemesLoading: Story = {
  beforeEach({ msw }) {
    msw.use(themeScenarios.list.neverAnswers())
  },
  play: async (context) => {
    const card = await findCard(context)
    await expect(card.getByText('Loading the saved themes')).toBeInTheDocument()
  },
}

export const SavedThemesFailed: Story = {
  parameters: { seed: { savedThemes: buildSavedThemes() } },
  beforeEach({ msw }) {
    msw.use(themeScenarios.list.networkFails())
  },
  play: async (context) => {
    const card = await findCard(context)
    await card.findByRole('heading', { name: 'The saved themes could not be loaded' })
    context.msw.use(...context.mocks.handlers)
    if (restsHere) return
    await context.userEvent.click(card.getByRole('button', { name: 'Retry' }))
    await expect(await card.findByText('Night sea')).toBeVisible()
  },
}

export const SavedThemesFull: Story = {
  parameters: withColours(terracotta, buildManySavedThemes(savedThemesLimit)),
  play: async (context) => {
    const card = await findCard(context)
    await expect(await card.findByText(themesFullMessage)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Save current as…' })).toBeDisabled()
    const rows = () => within(card.getByRole('list', { name: 'Saved themes' })).getAllByRole('listitem')
    await expect(rows()).toHaveLength(5)
    if (restsHere) return
    await context.userEvent.click(card.getByRole('button', { name: `Show all ${savedThemesLimit}` }))
    await expect(rows()).toHaveLength(savedThemesLimit)
  },
}

/** The name stays, with the reason and the id to quote, and the next press saves one theme. */
export const SaveFailed: Story = {
  tags: ['arrives'],
  parameters: { seed: { agents: [buildAgent({ customThemeJSONString: terracotta })] } },
  beforeEach({ msw }) {
    msw.use(themeScenarios.save.rateLimited())
  },
  play: async (context) => {
    const { userEvent, msw, mocks } = context
    const card = await findCard(context)
    await userEvent.click(await card.findByRole('button', { name: 'Save current as…' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Harbour{Enter}')
    await screen.findByText(/Too many requests\..*Request id/)
    await expect(name).toHaveValue('Harbour')
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Save theme' }))
    await expect(await card.findByRole('button', { name: 'Applied: Harbour' })).toBeVisible()
  },
}

/** Somebody else renamed it meanwhile: said at the name; pressed again, ours holds. */
export const RenameConflict: Story = {
  tags: ['arrives'],
  parameters: withColours(''),
  play: async (context) => {
    const { userEvent, mocks } = context
    const card = await findCard(context)
    await userEvent.click(await card.findByRole('button', { name: 'More for Night sea' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    mocks.db.savedThemes = buildSavedThemes().map((theme) => ({ ...theme, name: `${theme.name} 2`, rev: 2 }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' blue{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Someone else changed this meanwhile.'))
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Rename theme' }))
    await expect(await card.findByText('Night sea blue')).toBeVisible()
  },
}

/** A name that was typed is not lost by Escape. */
export const NameLeaveAsked: Story = {
  tags: ['arrives'],
  parameters: withColours(''),
  play: async (context) => {
    const { userEvent } = context
    const card = await findCard(context)
    await userEvent.click(await card.findByRole('button', { name: 'More for Night sea' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' blue{Escape}')
    await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' })
    if (restsHere) return
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
    await expect(name).toHaveValue('Night sea blue')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(card.getByText('Night sea')).toBeVisible()
  },
}

/** Under an agency's brand its agents wear the agency's colours (spec 3 §6). */
export const AgencyCannot: Story = {
  parameters: { seed: { agents: [buildAgent()] } },
  beforeEach: bootData({ brand: { name: 'Northwind', mainHost: false } }),
  play: async (context) => {
    const card = await findCard(context)
    await expect(card.getByText(/Northwind decides the colours of its agents/)).toBeVisible()
    await expect(card.queryByRole('button', { name: 'Edit colours' })).toBeNull()
  },
}

export const Phone: Story = {
  tags: ['arrives'],
  globals: { viewport: { value: 'mobile1' } },
  parameters: withColours(terracotta),
  play: async (context) => {
    const card = await openEditor(context)
    await card.findByRole('button', { name: 'Apply Night sea' })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const cut = card
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Primary/ })
      .filter((hex) => hex.scrollWidth > hex.clientWidth)
    await expect(cut).toEqual([])
  },
}

/** One control chooses the mode visitors see: Theme. The colours follow it, and the preview may look at the other. */
export const OneMode: Story = {
  tags: ['arrives'],
  parameters: withColours(terracotta),
  play: async (context) => {
    const { canvas, userEvent } = context
    const card = await openEditor(context)
    const theme = within(canvas.getByRole('radiogroup', { name: 'Theme' }))
    await userEvent.click(card.getByRole('button', { name: 'Keep Primary 50' }))
    await userEvent.click(theme.getByRole('radio', { name: 'Dark' }))
    await expect(card.getByText(/seen in dark mode/)).toBeVisible()
    const choices = canvas
      .getAllByRole('radiogroup')
      .filter((group) => within(group).queryByRole('radio', { name: 'Dark' }))
    await expect(choices.map((group) => group.ariaLabel)).toEqual(['Theme', 'Preview mode'])
    await expect(canvas.queryByRole('switch', { name: /dark/i })).toBeNull()
    const preview = within(canvas.getByRole('radiogroup', { name: 'Preview mode' }))
    await userEvent.click(preview.getByRole('radio', { name: 'Light' }))
    await expect(canvas.getByText(/Visitors always see dark mode, as chosen under Theme\./)).toBeVisible()
    if (restsHere) return
    await userEvent.click(theme.getByRole('radio', { name: 'Light' }))
    await expect(card.getByText(/seen in light mode/)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Keep Primary 50' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}
