import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

interface State {
  failed: boolean
  error?: unknown
}

/** Catches what a page throws while it is drawn. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override render() {
    return this.state.failed ? <PageFailure error={this.state.error} /> : this.props.children
  }
}
