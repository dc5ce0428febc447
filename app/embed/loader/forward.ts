// `embed.js` without an agent in its address, as embed codes from before ask for it: loads the script of the agent
// that `data-agent` and `data-region` name. The colour, the name and the rest in such a code were written by us, not
// by the page's author, so they are left behind: what is published counts.
const script = document.currentScript as HTMLScriptElement
const { agent, region, target } = script.dataset
if (agent && region) {
  const next = document.createElement('script')
  next.src = new URL(`${target ? 'embed-chat.js' : ''}?${region}=${agent}`, script.src).href
  // A page that allows scripts by nonce allows this one.
  next.nonce = script.nonce
  if (target) next.dataset.target = target
  script.after(next)
}
