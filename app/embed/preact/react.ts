/** What the widget uses of React, from Preact's core. */
export { createContext } from 'preact'
export * from 'preact/hooks'
