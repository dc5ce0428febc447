// What a thread starts with: Node reads no TypeScript, and a thread inherits no loader that was registered later.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.script)
