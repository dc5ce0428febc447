import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { paths } from '#features/shared/paths.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import { buildAgent, fixtureAgentIds } from '#mocks/fixtures/agents/agent.fixtures.ts'
import { fixtureLogo } from '#mocks/fixtures/onboarding/branding.fixtures.ts'
import { fileScenarios, servedFiles } from '#mocks/handlers/files/file.handlers.ts'
import { languageScenarios } from '#mocks/handlers/platform/languages.handlers.ts'
import { withRoute } from '#storybook/decorators/with-route.tsx'
import { withSignedIn } from '#storybook/decorators/with-signed-in.tsx'
import { restsHere } from '#storybook/rests-here.ts'
import type { Meta, StoryObj } from '#storybook/story.ts'
import { OverviewScreen } from './overview-screen.tsx'

const agentId = fixtureAgentIds.cafe

const meta = {
  component: OverviewScreen,
  args: { region: 'eu', agentId, origin: 'https://app.example' },
  parameters: {
    seed: { agents: [buildAgent({ messageDelayMS: 0 })] },
    route: { pattern: paths.agentOverview.pattern, url: paths.agentOverview.href('eu', agentId) },
  },
  decorators: [withSignedIn, withRoute],
  beforeEach({ msw }) {
    msw.use(servedFiles())
  },
} satisfies Meta<typeof OverviewScreen>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const bytesOfLogo = Uint8Array.from(atob(fixtureLogo.slice(fixtureLogo.indexOf(',') + 1)), (letter) =>
  letter.charCodeAt(0),
)
const logo = (name = 'logo.v2.png') => new File([bytesOfLogo], name, { type: 'image/png' })

async function give({ canvas }: PlayContext, file: File) {
  const field = await canvas.findByRole('group', { name: 'Picture' })
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  fireEvent(field, new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  return within(field)
}

/** Uploaded, seen in the preview at once, saved, and taken away again. */
export const PictureGiven: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const field = await give(context, logo())
    await step('it shows, and the widget wears it', async () => {
      const shown = await field.findByRole('img', { name: 'Picture' })
      await waitFor(() => expect(shown).toHaveAttribute('src', expect.stringMatching(/^\/files\/eu\//)))
      const preview = canvas.getByRole('complementary', { name: 'Live preview' })
      await waitFor(() => expect(preview.querySelector('img[src^="/files/eu/"]')).not.toBeNull())
    })
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('All changes saved.')
    await step('removed', async () => {
      await userEvent.click(field.getByRole('button', { name: 'Remove Picture' }))
      await expect(field.queryByRole('img')).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
      await canvas.findByText('All changes saved.')
    })
  },
}

export const PictureUploading: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(fileScenarios.upload.neverAnswers())
  },
  play: async (context) => {
    const field = await give(context, logo())
    await expect(await field.findByRole('status', { name: 'Uploading Picture' })).toBeVisible()
    await expect(field.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

export const PictureTooLarge: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const field = await give(context, new File([new Uint8Array(2_000_001)], 'logo.png'))
    await waitFor(() => expect(field.getByRole('alert')).toHaveTextContent('Max size: 2 MBs'))
  },
}

/** The extension is what follows the last dot. */
export const PictureOfWrongType: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const field = await give(context, logo('logo.png.html'))
    await waitFor(() =>
      expect(field.getByRole('alert')).toHaveTextContent('Only png, jpg, jpeg, gif, webp Files'),
    )
  },
}

/** A page that calls itself a picture: its name passes, its bytes do not. */
export const PictureThatIsNone: Story = {
  tags: ['arrives'],
  play: async (context) => {
    const field = await give(context, new File(['<!doctype html><script>1</script>'], 'logo.png'))
    await waitFor(() =>
      expect(field.getByRole('alert')).toHaveTextContent('Only png, jpg, jpeg, gif, webp Files'),
    )
  },
}

/** What failed on the way is tried again with the same file. */
export const PictureFailed: Story = {
  tags: ['arrives'],
  beforeEach({ msw }) {
    msw.use(fileScenarios.upload.unavailable())
  },
  play: async (context) => {
    const { msw, mocks, userEvent } = context
    const field = await give(context, logo())
    await waitFor(() =>
      expect(field.getByRole('alert')).toHaveTextContent(
        'This is not available right now. Please try again.',
      ),
    )
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(field.getByRole('button', { name: 'Retry' }))
    await expect(await field.findByRole('button', { name: 'Remove Picture' })).toBeVisible()
  },
}

/** A language written from right to left turns the widget. */
export const LanguageChosen: Story = {
  tags: ['arrives'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Language' })
    await waitFor(() => expect(input).toHaveValue('English'))
    await expect(canvas.queryByText(/stay English/)).toBeNull()
    await userEvent.clear(input)
    await userEvent.type(input, 'العربية')
    await screen.findByRole('option', { name: /^Arabic/ })
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveValue('Arabic')
    await expect(canvas.getByText(/Its own words stay English in this language/)).toBeVisible()
    const preview = canvas.getByRole('complementary', { name: 'Live preview' })
    await waitFor(() => expect(preview.querySelector('.vg-widget')).toHaveAttribute('dir', 'rtl'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await canvas.findByText('All changes saved.')
  },
}

/** Without the list the agent keeps its language, and the list can be asked for again. */
export const LanguagesFailed: Story = {
  beforeEach({ msw }) {
    msw.use(languageScenarios.listLanguages.networkFails())
  },
  play: async ({ canvas, msw, mocks, userEvent }) => {
    await expect(
      await canvas.findByText(
        'Error has occured: The server could not be reached. Check your connection and try again.',
      ),
    ).toBeVisible()
    const input = canvas.getByRole('combobox', { name: 'Language' })
    await expect(input).toHaveValue('English')
    await expect(input).toBeValid()
    msw.use(...mocks.handlers)
    if (restsHere) return
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(/Error has occured/)).toBeNull())
  },
}

/** An agent may speak what the list does not hold. */
export const LanguageOfItsOwn: Story = {
  parameters: { seed: { agents: [buildAgent({ lang: 'eo' })] } },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Language' })
    await waitFor(() => expect(input).toHaveValue('Esperanto'))
  },
}

/** What a template says and suggests in English is said in the agent's language; a suggestion is left out where it cannot be. */
export const TemplateQuestionsInItsLanguage: Story = {
  parameters: {
    seed: {
      agents: [
        buildAgent({
          lang: 'de',
          messageDelayMS: 0,
          proactiveMessage: templateGreetings['customer-support'],
          vg_initMessages: [...templateStarters['customer-support'], 'Habt ihr Parkplätze?'],
        }),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Questions from the template are offered in/)).toBeVisible()
    const preview = within(canvas.getByRole('complementary', { name: 'Live preview' }))
    await expect(canvas.getByText('The template’s greeting is said in the agent’s language.')).toBeVisible()
    await expect(await preview.findByText(/^👋 Guten Tag! Wobei brauchen Sie Hilfe/)).toBeInTheDocument()
    await expect(await preview.findByText('Ich möchte mit jemandem sprechen')).toBeInTheDocument()
    await expect(preview.getByText('Habt ihr Parkplätze?')).toBeInTheDocument()
    await expect(preview.queryByText('Where is my order?')).toBeNull()
    if (restsHere) return
    for (const question of [3, 2, 1])
      await userEvent.click(canvas.getByRole('button', { name: `Remove question ${question}` }))
    await expect(canvas.getByText('Visitors can press one instead of typing.')).toBeVisible()
  },
}
