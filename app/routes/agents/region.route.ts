import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { preferredRegion } from '#features/shared/region/preferred-region.ts'
import { isRegion } from '#mocks/contracts/shared/region.ts'

/** A region alone, or none, leads to its agents; what the address asks for stays. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { region } = params
  // What is no region is answered by the layout.
  if (region !== undefined && !isRegion(region)) return null
  const { search } = new URL(request.url)
  return redirect(`${paths.agents.href(region ?? preferredRegion())}${search}`)
}

/** Nothing is shown while it leads on; the router wants that said. */
export function Component() {
  return null
}
