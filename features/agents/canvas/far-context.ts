import { createContext } from 'react'

/** Whether a large flow is seen from so far that only the shapes of its steps are. @default false */
export const FarContext = createContext(false)
