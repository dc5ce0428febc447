import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { Names } from '../parts/names.tsx'
import { stylesheets } from '../parts/stylesheets.ts'
import { stylingApi } from '../parts/styling-api.ts'
import type { Guide, GuideSide } from './guides.ts'
import { StoryWith } from './shown-story.tsx'
import '../parts/parts.css'
import './page.css'

type Stories = ReturnType<DocsContextProps['componentStories']>

const api = stylingApi(stylesheets)

/** The parts a control is made of, by the names agency CSS addresses, and the tokens it reads. */
export function Anatomy({ folder }: { folder: string }) {
  const part = api.find((each) => each.part === folder)
  return (
    <>
      <h2 id="anatomy">Anatomy</h2>
      {part ? (
        <>
          <Names names={part.classes} />
          {part.attributes.length > 0 && <p className="doc-quiet">{part.attributes.join(', ')}</p>}
          {part.tokens.length > 0 && (
            <table className="doc-table">
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Without it</th>
                </tr>
              </thead>
              <tbody>
                {part.tokens.map(({ name, fallback }) => (
                  <tr key={name}>
                    <td className="doc-code">{name}</td>
                    <td className="doc-code">{fallback}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </>
      ) : (
        <p>It has no names of its own: what it is made of has.</p>
      )}
    </>
  )
}

/** What each key does. */
export function Keys({ keys }: Pick<Guide, 'keys'>) {
  return (
    <>
      <h2 id="keys">Keys</h2>
      {keys.length === 0 ? (
        <p>It takes no keys.</p>
      ) : (
        <table className="doc-table">
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key}>
                <th scope="row">{key}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Side({ title, side, stories }: { title: string; side: GuideSide; stories: Stories }) {
  // A play function expects its story's own words; the Playground has none.
  const wanted = side.args && side.story === 'Default' ? 'Playground' : side.story
  const story = stories.find(({ id }) =>
    id.endsWith(`--${wanted.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase()}`),
  )
  return (
    <figure className="doc-side" data-side={title === 'Do' ? 'good' : 'bad'}>
      {story && <StoryWith story={story} args={side.args} />}
      <figcaption>
        <strong>{title}.</strong> {side.says}
      </figcaption>
    </figure>
  )
}

/** The same control used well and badly. */
export function DoAndDont({ guide, stories }: { guide: Guide; stories: Stories }) {
  return (
    <>
      <h2 id="do-and-dont">Do and don’t</h2>
      <div className="doc-pair">
        <Side title="Do" side={guide.good} stories={stories} />
        <Side title="Don’t" side={guide.bad} stories={stories} />
      </div>
    </>
  )
}
