import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { paths } from '#features/shared/paths.ts'
import { isRegion } from '#mocks/contracts/shared/region.ts'

/** A tab without a screen of its own leads to the overview; what the address asks for stays. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { region, agentId = '' } = params
  if (!isRegion(region)) throw new Error(`There is no region ${region}`)
  const { search } = new URL(request.url)
  return redirect(`${paths.agentOverview.href(region, agentId)}${search}`)
}

/** Nothing is shown while it leads on; the router wants that said. */
export function Component() {
  return null
}
