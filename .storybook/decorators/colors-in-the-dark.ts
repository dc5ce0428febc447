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

/** Frames without a colour on its way until they count as settled: what an effect sets starts its own later. */
const quietFrames = 3
const mostFrames = 60

/** Colours that are on their way to others are none to judge. */
async function finishTransitions(): Promise<void> {
  let quiet = 0
  for (let frame = 0; frame < mostFrames && quiet < quietFrames; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    for (const transition of moving) transition.finish()
    quiet = moving.length === 0 ? quiet + 1 : 0
  }
}
