import { type LayoutFaults, measureStory } from './layout/measure-story.ts'
import type { Combination } from './pictures/combinations.ts'
import type { Row } from './pictures/picture.ts'
import { takeRow, tallest } from './pictures/take-row.ts'
import type { ListedComponent } from './stories/catalogue.ts'
import type { StoryPage } from './stories/story-page.ts'
import type { ThemedScreens } from './stories/themed-screens.ts'

/** All there is to judge of one component. */
export interface Walk {
  rows: Row[]
  /** Faults of layout, each beginning with its story's name. */
  faults: LayoutFaults
}

/** Shows every story of a component once: takes its pictures, then measures it. */
export async function walkComponent(
  storyPage: StoryPage,
  { stories }: ListedComponent,
  combinations: readonly Combination[],
): Promise<Walk> {
  const walk: Walk = { rows: [], faults: { text: [], targets: [] } }
  for (const { id, name } of stories) {
    await storyPage.show(id)
    walk.rows.push({ story: name, picture: await takeRow(storyPage, combinations) })
    const { text, targets } = await measureStory(storyPage)
    walk.faults.text.push(...text.map((fault) => `${name}, ${fault}`))
    walk.faults.targets.push(...targets.map((fault) => `${name}, ${fault}`))
  }
  return walk
}

/** Shows every story of a screen once and takes its pictures, once it has read what it shows. */
export async function takeRows(
  storyPage: StoryPage,
  { stories }: ThemedScreens,
  combinations: readonly Combination[],
): Promise<Row[]> {
  const rows: Row[] = []
  for (const { id, name, isBusy } of stories) {
    await storyPage.show(id)
    const isThere = () => !document.querySelector('.vg-skeleton, .vg-spinner, [aria-busy="true"]')
    if (!isBusy) await storyPage.page.waitForFunction(isThere)
    rows.push({ story: name, picture: await takeRow(storyPage, combinations, tallest.screen) })
  }
  return rows
}
