import { findables } from '../core/findables.ts'
import { canvasWords } from './canvas.words.ts'

/** What can be found of the page 'Canvas', with the words of people who do not know ours. */
export const canvasFindables = findables('prompt', canvasWords, {
  enableNodes: {
    also: 'enable nodes, nodes enabled, use the flow, turn on the flow, scripted answers, decision tree, guided conversation, switch from prompt to canvas',
    asks: 'use the drawing instead of free talk, follow my script strictly, turn the scripted conversation on, it ignores my flow, why does it not follow the steps, go back to free answers',
  },
  add: {
    also: 'new node, new block, add a node, message, question, choice, buttons, quick replies, condition, if else, branch, variable, handoff, human takeover, end',
    asks: 'put in another box, ask the visitor something here, add a choice, insert something between, new message in the script, put a condition in, make it branch',
  },
  flow: {
    also: 'diagram, canvas, flowchart, blocks, minimap, zoom, visual builder, drag and drop',
    asks: 'look at the whole drawing, see how the talk goes, zoom out, edit the boxes, the map of the dialogue, connect two boxes',
  },
  look: {
    also: 'list view, table of steps, show the drawing, switch between list and drawing',
    asks: 'see it as a list, i dont like the drawing, table instead of a picture, other way to display the script',
  },
  search: {
    also: 'find a node, find a step, jump to a node',
    asks: 'where is that box, find something in a big flow, cant find my message in the drawing, locate a block',
  },
  tidy: {
    also: 'auto layout, arrange, clean up, align nodes, sort the drawing',
    asks: 'its a mess, boxes overlap, line everything up, order the boxes nicely, make the drawing neat',
  },
  problems: {
    also: 'validation, errors of the flow, what is wrong with the flow, mistakes in the flow, flow does not work, unreachable, dangling, dead end, not connected, endless loop, warnings, check the flow',
    asks: 'why does my flow not work, some box leads nowhere, something is not connected, conversation gets stuck, find mistakes in the script, it runs in circles',
  },
  file: {
    also: 'import flow, export flow, download the flow, upload a flow, json, copy to another agent, backup',
    asks: 'save the flow on my computer, move the script to another bot, load a script somebody sent, use the same flow twice, back up my drawing',
  },
})
