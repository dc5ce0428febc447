import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import { overrideMode } from './story-overrides.ts'

type StoryContext = Parameters<typeof checkAccessibility>[0]

/** The rules whose answer depends on the mode. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Turns a story, as its play function left it, dark, and fails if its colours cannot be told apart there. */
export async function checkColorsInTheDark(context: StoryContext): Promise<void> {
  const { a11y } = context.parameters
  const parameters = {
    ...context.parameters,
    a11y: { ...a11y, options: { ...a11y?.options, runOnly: colorRules } },
  }
  overrideMode('dark')
  try {
    await finishTransitions()
    await checkAccessibility({ ...context, parameters })
  } finally {
    overrideMode(null)
  }
}

/** Colours that are on their way to others are none to judge. */
async function finishTransitions(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve))
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}
