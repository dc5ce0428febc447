import { mapOf, useStoryIndex } from './story-index.ts'
import '../page/page.css'

/** Every group with its controls, screens and pages, from the list the sidebar is made of. */
export function CatalogueMap() {
  const entries = useStoryIndex()
  if (!entries) return <p>Reading the list…</p>
  return (
    <div className="doc-columns">
      {mapOf(entries).map(({ group, places }) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {places.map(({ name, href, states }) => (
              <li key={name}>
                <a href={href} target="_top">
                  {name}
                </a>
                {states > 1 && ` ${states} states`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
