import { Button } from '#ui/button/button.tsx'
import { paths } from '../paths.ts'
import './page-failure.css'

/** An address that leads nowhere. */
export function NotFound() {
  return (
    <main className="vg-page-failure">
      <h1 className="vg-page-failure__title">There is nothing at this address</h1>
      <p className="vg-page-failure__message">The link may be old, or mistyped.</p>
      <Button asChild>
        <a href={paths.home.href()}>Go to the start</a>
      </Button>
    </main>
  )
}
