import { PRELOAD_ENTRIES, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { restsHere } from './rests-here.ts'

let isLater = false

/** A loader: the first story comes before its neighbours, which Storybook fetches beside each story from then on. */
export async function firstAlone(): Promise<void> {
  if (!restsHere || isLater) return
  isLater = true
  const channel = addons.getChannel()
  const fetchers = channel.listeners(PRELOAD_ENTRIES) ?? []
  channel.removeAllListeners(PRELOAD_ENTRIES)
  channel.once(STORY_FINISHED, () => {
    for (const fetcher of fetchers) channel.on(PRELOAD_ENTRIES, fetcher)
  })
}
