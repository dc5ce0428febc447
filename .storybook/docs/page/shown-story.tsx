import { DocsContext, type DocsContextProps, Story } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { use } from 'react'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'

type PreparedStory = ReturnType<DocsContextProps['storyById']>

/** Controls that lie above the page: on a page of documentation each needs one of its own. */
const above = /^Overlays\/|^Feedback\/Toast$/

/** Whether a story is shown on a page of its own: it does something first, lies above its page, or is a whole screen. */
export function needsOwnPage({ title, tags }: Pick<PreparedStory, 'title' | 'tags'>): boolean {
  const isControl = /^(Foundations|Forms|Overlays|Data|Feedback|New controls)\//.test(title)
  return !isControl || above.test(title) || tags.includes('arrives')
}

/** A story at rest in the state of its name. */
export function ShownStory({ story }: { story: PreparedStory }) {
  const framed = needsOwnPage(story)
  const height = /^(Foundations|Forms|Overlays|Data|Feedback)\//.test(story.title) ? '360px' : '640px'
  return <Story of={story.moduleExport} inline={!framed} height={framed ? height : undefined} />
}

/** A story with other args than its own, for a look. */
export function StoryWith({ story, args = {} }: { story: PreparedStory; args?: Record<string, unknown> }) {
  const context = use(DocsContext)
  if (!needsOwnPage(story)) {
    // Its decorators keep one context per story, so two copies with args of their own go without them.
    const own = context.getStoryContext(story)
    const all = { ...story.initialArgs, ...args }
    const Look = () => story.originalStoryFn(all, { ...own, args: all }) as ReactNode
    return (
      <ThemeScope className="sb-unstyled">
        <Look />
      </ThemeScope>
    )
  }
  const changed = Object.entries(args).map(([name, value]) => `${name}:${value}`)
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', args: changed.join(';') })
  return <iframe className="doc-frame" title={story.name} loading="lazy" src={`iframe.html?${query}`} />
}
