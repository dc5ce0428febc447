import { findables } from '../core/findables.ts'
import { overviewActions, overviewCards, overviewWords } from '../core/overview.words.ts'

const { greeting, colours, launcher, css, knowledge, websites } = overviewCards

/** What can be found of the page 'Widget', with the words of people who do not know ours. */
export const overviewFindables = [
  ...findables('overview', overviewCards, {
    greeting: {
      also: 'welcome screen, first impression, start screen, look and feel, look of the chat, appearance, how the chat looks, introduction, chat window, welcome page',
    },
    colours: {
      also: 'color, colors, palette, theme colors, brand colors, colour scheme, accent, primary color, background color, brand, custom theme, hex code, make it blue, match my brand, header color, button color, paint, tint',
    },
    launcher: {
      also: 'chat button, launcher, chat icon, floating button, round button, open button, widget button, popup button, icon, trigger, bubble look, button at the bottom of my site',
    },
    css: {
      also: 'stylesheet, styles, code, custom style, own design, font, font size, typeface, rounded corners, advanced design, styling, restyle, border radius, shadow, size of the window, width, height, text size, letters, design',
    },
    knowledge: {
      also: 'documents, what it knows, sources, content, information, facts, pages it read, files, faq, train, training, learn, teach',
    },
    requests: {
      also: 'who asked for a human, talk to a person, callback, handoff, handover, live agent, support team, contact details, leads, escalation, visitors who want a call, who asked for help, people waiting, unanswered, operator, real person, staff',
    },
    websites: {
      also: 'domains, sites, whitelist, where it runs, restrict, cors, limit to my domain',
    },
    embed: {
      also: 'install, snippet, script, html code, javascript, iframe, add to website, add to my site, put chat on my website, put on my page, paste, wordpress, shopify, wix, squarespace, webflow, full page, inline, popup code, share link, integration code, copy code, tag, deploy, go live, set up on my homepage, integrate',
    },
  }),
  ...findables('overview', overviewWords, {
    title: {
      card: greeting,
      also: 'agent name, bot name, title, rename, what it is called, change name, name of the assistant, header title, chat name, call it, heading',
    },
    roundedImageURL: {
      card: greeting,
      also: 'logo, avatar, image, photo, profile picture, face, portrait, profile photo, upload image, pic, company logo, icon of the agent, bot picture, img, headshot',
    },
    description: {
      card: greeting,
      also: 'subtitle, tagline, about, slogan, line under the name, what it does, summary, short text, role, job title, explain, bio',
    },
    proactiveMessage: {
      card: greeting,
      also: 'welcome message, first message, hello, opening message, introduction, say hi, intro text, start message, opening line, initial message, hi there, welcome text, what it says first, conversation starter text, greet visitors, opener',
    },
    suggestions: {
      card: greeting,
      also: 'quick replies, buttons, starter questions, faq buttons, example questions, conversation starters, prompts, preset questions, suggested prompts, chips, ready made questions, ideas, quick answers, shortcuts, common questions, sample questions, predefined questions',
    },
    theme: {
      card: greeting,
      also: 'dark mode, light mode, night mode, dark, light, black background, white background, bright, appearance mode, dark theme, black, white, day mode',
    },
    messageDelayMS: {
      card: greeting,
      also: 'response time, typing delay, wait, speed, slow down, milliseconds, how fast it answers, typing indicator, pause, reply speed, latency, seconds before reply, response speed, too fast, delay reply, response delay, timing, quickly',
    },
    lang: {
      card: greeting,
      also: 'translate, translation, locale, spanish, german, french, arabic, english, italian, portuguese, multilingual, right to left, rtl, speak, tongue, hebrew, dutch, polish, turkish, chinese, japanese, langauge, foreign, country',
    },
    branding: {
      card: greeting,
      also: 'powered by, footer, white label, remove branding, credit line, bottom text, watermark, copyright, whitelabel, footer text, made with, line at the bottom, your brand name, below the chat',
    },
    launcherSide: {
      card: launcher,
      also: 'position, left, right, side, bottom right, bottom left, placement, where the bubble is, move the button, alignment, location on the page, corner of the screen, left hand side, right hand side, place, move chat to the left',
    },
    teaser: {
      card: launcher,
      also: 'speech bubble, callout, notification, message beside the button, attention grabber, hint, nudge, popup message, need help text, tooltip, invite, catch attention, call to action, prompt next to the icon, little message, bubble text, eye catcher',
    },
    launcherPicture: {
      card: launcher,
      also: 'logo on the button, avatar on the bubble, icon of the bubble, launcher image, picture in the chat button, button image, face on the button, photo on the bubble, bubble icon, launcher icon, custom icon, chat icon picture',
    },
    autoStartWidget: {
      card: launcher,
      also: 'auto open, autostart, popup automatically, start open, open on load, open by itself, open without click, pop up on its own, expanded, launch on page load, proactive open, self opening, auto start, autoopen, start automatically, opened by default',
    },
    customCSS: { card: css, also: 'css editor, code editor, my own css, style rules, selectors' },
    maxChunkSize: {
      card: knowledge,
      also: 'chunk, passage length, split documents, chunking, piece size, segment size, text splitting, characters per passage, how documents are cut, chunks, block size, fragment',
    },
    widgetType: {
      card: websites,
      also: 'widget type, popup or embedded, default embed, kind of widget, way to embed, inline or popup',
    },
    allowedOrigins: {
      card: websites,
      also: 'who may embed this, allowed domains, whitelist, domain restriction, block other websites, permitted sites, cors, origin, origins, security, url list, which websites, stop others using my bot, allowed urls, allowlist, restrict domains, only on my site, where can it be shown, misuse, stolen',
    },
  }),
  ...findables('overview', overviewActions, {
    assistant: {
      card: css,
      also: 'generate css, ai styling, write css for me, design help, style generator, design with ai, describe the look, make it pretty, automatic design, css help, ai designer, css generator',
    },
    savedThemes: {
      card: colours,
      also: 'save colors, reuse colours, theme library, colour presets, share theme, my themes, presets, stored colours, apply theme, copy colors from another agent, templates of colours, load theme',
    },
  }),
]
