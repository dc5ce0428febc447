import type { Decorator } from '@storybook/react-vite'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { createMemoryRouter, parsePath, RouterProvider, useLocation } from 'react-router-dom'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'

/** Where a story is mounted: `parameters.route`. */
export interface RouteParameters {
  /** A pattern of `features/shared/paths.ts`. */
  pattern: string
  /** The address to open it at. */
  url: string
  /** State of the navigation that led there. @default none */
  state?: unknown
  /** The story goes to another address and looks at a notice there: notices are kept outside the screen. @default false */
  keepsNotices?: boolean
}

const StoryContext = createContext<ReactNode>(null)

function Screen() {
  return useContext(StoryContext)
}

/** The address of now, for asserts: `getByTestId('address')`. */
function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>
}

function entryOf({ url, state }: RouteParameters) {
  return state === undefined ? url : { ...parsePath(url), state }
}

function Router({ route, children }: { route: RouteParameters; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: route.pattern,
          element: (
            <>
              <Screen />
              <Address />
            </>
          ),
        },
        { path: '*', element: <Address /> },
      ],
      { initialEntries: [entryOf(route)] },
    ),
  )
  const routed = (
    <StoryContext value={children}>
      <RouterProvider router={router} />
    </StoryContext>
  )
  return route.keepsNotices ? <ToastProvider>{routed}</ToastProvider> : routed
}

/** Mounts a screen at its real path; without `parameters.route`, at '/'. */
export const withRoute: Decorator = (Story, { id, parameters }) => (
  <Router key={id} route={parameters.route ?? { pattern: '/', url: '/' }}>
    <Story />
  </Router>
)
