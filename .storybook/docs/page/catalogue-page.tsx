import { ArgTypes, Controls, DocsContext, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { storyNameOf } from '../../catalogue/names.ts'
import { guideOf } from './guides.ts'
import { Anatomy, DoAndDont, Keys } from './primitive-guide.tsx'
import { ShownStory } from './shown-story.tsx'
import './page.css'

/** The page of a control or a screen: what it is for, and every state at rest in it. */
export function CataloguePage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const context = use(DocsContext)
  const stories = context.componentStoriesFromCSFFile(csfFile)
  const states = stories.filter(({ tags, name }) => !tags.includes('walk') && name !== 'Playground')
  const folder = /^\.\/ui\/([^/]+)\//.exec(preparedMeta.parameters.fileName ?? '')?.[1]
  const guide = folder && guideOf(folder)
  const journey = preparedMeta.title.startsWith('Flows/')
  return (
    <>
      <Title />
      {guide && <p>{guide.purpose}</p>}
      {guide && folder && (
        <>
          <Primary />
          <Controls />
          <DoAndDont guide={guide} stories={stories} />
          <Keys keys={guide.keys} />
          <Anatomy folder={folder} />
        </>
      )}
      <h2 id="states">{journey ? 'Journeys' : 'States'}</h2>
      {states.map((story) => (
        <section key={story.id} className="doc-state">
          <h3 id={story.id}>
            <a href={`./?path=/story/${story.id}`} target="_top">
              {storyNameOf(story.name.replaceAll(' ', ''))}
            </a>
          </h3>
          {story.parameters.docs?.description?.story && <p>{story.parameters.docs.description.story}</p>}
          <ShownStory story={story} />
        </section>
      ))}
      {!guide && Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <h2 id="properties">Properties</h2>
          <ArgTypes />
        </>
      )}
    </>
  )
}
