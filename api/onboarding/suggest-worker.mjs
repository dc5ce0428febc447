// What a worker starts with: Node reads no TypeScript, and a worker inherits no loader that was registered later.
import { register } from 'tsx/esm/api'

register()
await import('./suggest-worker.ts')
