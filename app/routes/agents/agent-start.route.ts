import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { isRegion } from '#mocks/contracts/shared/region.ts'

/** An agent alone leads to its overview; what the address asks for stays. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { region, agentId = '' } = params
  // What is no region is answered by the layout.
  if (!isRegion(region)) return null
  const { search } = new URL(request.url)
  return redirect(`${paths.agentOverview.href(region, agentId)}${search}`)
}

/** Nothing is shown while it leads on; the router wants that said. */
export function Component() {
  return null
}
