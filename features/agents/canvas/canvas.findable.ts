import { findables } from '../core/findables.ts'
import { canvasWords } from './canvas.words.ts'

/** What can be found of the page 'Canvas', with the words of people who do not know ours. */
export const canvasFindables = findables('prompt', canvasWords, {
  enableNodes: {
    also: 'enable nodes, nodes enabled, use the flow, turn on the flow, scripted answers, decision tree, guided conversation, switch from prompt to canvas',
  },
  add: {
    also: 'new node, new block, add a node, message, question, choice, buttons, quick replies, condition, if else, branch, variable, handoff, human takeover, end',
  },
  flow: {
    also: 'diagram, canvas, flowchart, blocks, minimap, zoom, visual builder, drag and drop',
  },
  look: { also: 'list view, table of steps, show the drawing, switch between list and drawing' },
  search: { also: 'find a node, find a step, jump to a node' },
  tidy: { also: 'auto layout, arrange, clean up, align nodes, sort the drawing' },
  problems: {
    also: 'validation, errors of the flow, what is wrong with the flow, mistakes in the flow, flow does not work, unreachable, dangling, dead end, not connected, endless loop, warnings, check the flow',
  },
  file: {
    also: 'import flow, export flow, download the flow, upload a flow, json, copy to another agent, backup',
  },
})
