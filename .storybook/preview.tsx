import type { Preview } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import '@fontsource-variable/dm-sans'
import '@fontsource-variable/rubik'
import '#ui/theme/theme.css'
import { themeOfMachine } from './brand/themes.ts'
import { checkColorsInTheDark } from './decorators/colors-in-the-dark.ts'
import { loadShell } from './decorators/in-the-app.tsx'
import { unmockedHandlers } from './decorators/unmocked.ts'
import { watchConsole } from './decorators/watch-console.ts'
import { withAllThemes } from './decorators/with-all-themes.tsx'
import { withProviders } from './decorators/with-providers.tsx'
import { withTheme } from './decorators/with-theme.tsx'
import { LazyPage } from './docs/page/lazy-page.tsx'
import { giveOwnStorage, stayInPlace } from './docs/page/own-page.ts'
import { tidyArgTypes } from './docs/page/tidy-arg-types.ts'
import { firstAlone } from './first-alone.ts'
import { restsHere } from './rests-here.ts'
import { createStoryMocks } from './story.ts'
import { toolbar } from './toolbar.ts'
import './preview.css'

// A busy machine is no defect: what is waited for may take its time.
configure({ asyncUtilTimeout: 5000 })

const unmocked: string[] = []
const consoleErrors = watchConsole()
const storyMode = import.meta.env.STORY_MODE as string | undefined

if (restsHere) {
  giveOwnStorage(window)
  stayInPlace(window)
}

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker(...unmockedHandlers(unmocked))
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
      return worker
    }),
    loadShell,
    firstAlone,
  ],
  beforeEach(context) {
    unmocked.length = 0
    consoleErrors.length = 0
    localStorage.clear()
    sessionStorage.clear()
    // A story may have taken the page offline, which the query library remembers across stories.
    onlineManager.setOnline(true)
    context.mocks = createStoryMocks(context.parameters)
    context.msw.use(...context.mocks.handlers)
  },
  async afterEach(context) {
    // Its behaviour is the same in both modes, its colours are not.
    if (storyMode === 'light') await checkColorsInTheDark(context)
    if (unmocked.length) throw new Error(`Calls without a mock: ${unmocked.join(', ')}`)
    if (consoleErrors.length) throw new Error(`Errors on the console: ${consoleErrors.join('\n')}`)
  },
  globalTypes: toolbar,
  initialGlobals: {
    // Who looks asks for violations in their panel; the story's test looks for them anyway.
    a11y: { manual: restsHere },
    compare: 'one theme',
    shell: 'alone',
    theme: 'ours',
    font: 'Rubik',
    mode: storyMode === 'dark' ? 'dark' : 'light',
    variant: 'default',
    colorUsage: 'plain',
    direction: storyMode === 'rtl' ? 'rtl' : 'ltr',
  },
  argTypesEnhancers: [tidyArgTypes],
  decorators: [withAllThemes, withProviders, withTheme],
  parameters: {
    layout: 'padded',
    // Roles, names and colours are the same from right to left.
    a11y: { test: storyMode === 'rtl' ? 'off' : 'error' },
    controls: { matchers: { color: /(background|color)$/i } },
    docs: { toc: true, page: LazyPage, theme: themeOfMachine() },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Find by words',
          'Foundations',
          'Forms',
          'Overlays',
          'Data',
          'Feedback',
          'New controls',
          'Public site',
          'Sign-in',
          'Onboarding',
          'Shell',
          'Agents',
          'Library',
          'Agency',
          'Workspace and account',
          'Widget',
          'Shared parts',
          'Flows',
          'What walks found',
          'Branding',
          'Rules',
          'Decisions',
        ],
      },
    },
  },
}

export default preview
