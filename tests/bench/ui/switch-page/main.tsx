import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { buildTheme, fixtureThemes } from '#mocks/fixtures/theme/theme.fixtures.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Field } from '#ui/field/field.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import '#ui/theme/theme.css'

declare global {
  interface Window {
    /** Switches the theme once; the time in ms until every node has its new style. */
    switchTheme: (isOther: boolean) => number
  }
}

/** About 2,000 elements, as a page of ours has them. */
const groups = Array.from({ length: 145 }, (_, index) => `Agent ${index + 1}`)

const content = groups.map((name) => (
  <Card key={name}>
    <Field label={name} help="Visitors see it.">
      <TextField defaultValue={name} />
    </Field>
    <Button tone="primary">Save changes</Button>
    <Button>Cancel</Button>
    <Button tone="ghost">More</Button>
  </Card>
))

const other = buildTheme('#1B7A4B')
let setOther: (isOther: boolean) => void

function Page() {
  const [isOther, set] = useState(false)
  setOther = set
  return (
    <ThemeScope asRoot theme={isOther ? other : fixtureThemes.ours}>
      {content}
    </ThemeScope>
  )
}

createRoot(document.querySelector('#root')!).render(<Page />)

window.switchTheme = (isOther) => {
  const startedAt = performance.now()
  flushSync(() => setOther(isOther))
  document.body.getBoundingClientRect()
  return performance.now() - startedAt
}
