import { findables } from '../core/findables.ts'
import { overviewActions, overviewCards, overviewWords } from '../core/overview.words.ts'

const { greeting, colours, launcher, css, knowledge, websites } = overviewCards

/** What can be found of the page 'Widget', with the words of people who do not know ours. */
export const overviewFindables = [
  ...findables('overview', overviewCards, {
    greeting: {
      also: 'welcome screen, first impression, start screen, look and feel, look of the chat, appearance, how the chat looks, introduction, chat window, welcome page',
      asks: 'what people see first, the top of the chat, what does it look like before anyone types, start view of the chat, the first thing visitors notice, header of the chat, design of the welcome screen, how the chat introduces itself, avatar and hello text, name and picture at the top, intro screen, header text, what they see on opening, make the start nicer',
    },
    colours: {
      also: 'color, colors, palette, theme colors, brand colors, colour scheme, accent, primary color, background color, brand, custom theme, hex code, make it blue, match my brand, header color, button color, paint, tint',
      asks: 'its the wrong blue, use our company colours, looks too dark, match our house style, make it green, purple header, pick another shade, change the orange, fits not with my website design, change the colour of the chat, brand colours, ugly colours, background colour, text colour of messages, hex value, the buttons have the wrong colour, pink, make it red, corporate identity, tint of the bubbles, contrast is bad, yellow is hard to read, theme it to match our brand, style of the buttons, grey, darker blue',
    },
    launcher: {
      also: 'chat button, launcher, chat icon, floating button, round button, open button, widget button, popup button, icon, trigger, bubble look, button at the bottom of my site',
      asks: 'the round thing in the corner, the thing people click to open it, where is the chat circle, icon people press at the bottom, small circle on my page, the opener on my site, change the chat button, floating button settings, the icon that opens the chat, bubble in the corner, button on my website is ugly, make the button bigger, chat symbol, shape of the button, icon to start chatting, launcher size, i cannot see the button on my page',
    },
    css: {
      also: 'stylesheet, styles, code, custom style, own design, font, font size, typeface, rounded corners, advanced design, styling, restyle, border radius, shadow, size of the window, width, height, text size, letters, design',
      asks: 'i am a designer and want full control, change the letter type, text is too small to read, make the window bigger, letters too tiny, round the corners, bigger text, different lettering, wider box, fonts, use our own font, style it with code, change the size of the chat window, make the chat wider, fully customise the design, round edges, font family, make letters bigger, hide parts of the chat, spacing, transparent window, square corners, change the height, it looks small on a phone, bold text, padding',
    },
    knowledge: {
      also: 'documents, what it knows, sources, content, information, facts, pages it read, files, faq, train, training, learn, teach',
      asks: 'which papers does it use, how much material does it have, what is it based on, where its facts are from, overview of the loaded material, documents in use, how many files does it know, what sources, material behind the answers',
    },
    requests: {
      also: 'who asked for a human, callback, contact details, visitors who want a call, who asked for help, people waiting, unanswered',
      asks: 'who wants to be called back, people who want to talk to us, who left a message for us, who needs help from a human, someone asked for a colleague, callback list, who should i contact, visitors who asked for help, customers who want contact, open requests, someone wanted to speak with a human, messages left for the team, pending requests, support tickets, people to get back to, call them back, handle inquiries',
    },
    websites: {
      also: 'domains, sites, whitelist, where it runs, restrict, cors, limit to my domain',
      asks: 'on which pages does it work, it does not show up on my second site, limit where the chat appears, only my own site should have it, another company shows my bot, which sites can use it, restrict where it is shown, sites where the chat may appear, chat does not appear on our website',
    },
    embed: {
      also: 'install, snippet, script, html code, javascript, iframe, add to website, add to my site, put chat on my website, put on my page, paste, wordpress, shopify, wix, squarespace, webflow, full page, inline, popup code, share link, integration code, copy code, tag, deploy, go live, set up on my homepage, integrate',
      asks: 'how do i get it on my site, what do i give my web developer, put it live, the line to copy into my page, install it in wordpress, add the chat to my homepage, what must i paste, link to the chat, it is not on my website yet, publish on my shop, how to install, get the code, where is the script, embed on my website, integrate into squarespace, installation instructions, share it with a link, send code to my developer, how can visitors use it, qr code, integrate in my website, javascript snippet, put the bot on a page, wordpress plugin, react app, activate it on the site, chat link for instagram bio, show it to somebody without a website, how to start using it',
    },
  }),
  ...findables('overview', overviewWords, {
    title: {
      card: greeting,
      also: 'agent name, bot name, title, rename, what it is called, change name, name of the assistant, header title, chat name, call it, heading',
      asks: 'rename it, call it something else, give the bot another name, what is it called, it has the old company name on top, how do i name my assistant, change what it is called, change the display name, what name do visitors see, wrong name at the top, title of the chat window, company name at the top, rename bot, agent is called wrong, name shown to visitors, identity name, call it differently, give it another title',
    },
    roundedImageURL: {
      card: greeting,
      also: 'logo, avatar, image, photo, profile picture, face, portrait, profile photo, upload image, pic, company logo, icon of the agent, bot picture, img, headshot',
      asks: 'change the face, put our logo, use my own photo, the robot icon is ugly, upload a profile image, show the company emblem, picture of our mascot, other avatar please, add a logo, change the avatar, company logo in the chat, put a human face, image of the assistant, icon next to the messages, face of the bot, upload picture, icon of the company, the photo is wrong, replace the robot image, change pic',
    },
    description: {
      card: greeting,
      also: 'subtitle, tagline, about, slogan, line under the name, what it does, summary, short text, role, job title, explain, bio',
      asks: 'sentence beneath the title, say in one line what it does, explain who the bot is, short line about us, our motto in the header, change the tagline, subtitle in the header, short text about the agent, introduce the bot in one sentence, text under the title, what we do line, what is it for text, explain in a few words, role text, slogan under name, explanation below the name',
    },
    proactiveMessage: {
      card: greeting,
      also: 'welcome message, first message, hello, opening message, introduction, say hi, intro text, start message, opening line, initial message, hi there, welcome text, what it says first, conversation starter text, greet visitors, opener',
      asks: 'what does it say when it opens, first sentence it says, say hi to people, hello text, change the good morning, opening words, what visitors get told at the beginning, it welcomes people the wrong way, begin with our own words, change the hello, first thing it says, opening sentence, what the bot says when someone comes in, start text, greet customers in the morning, intro sentence, introduce itself, starting text, initial text, how it says good day, hello world text, change the first bubble, how can i help you text, greet differently',
    },
    suggestions: {
      card: greeting,
      also: 'quick replies, buttons, starter questions, faq buttons, example questions, conversation starters, prompts, preset questions, suggested prompts, chips, ready made questions, ideas, quick answers, shortcuts, common questions, sample questions, predefined questions',
      asks: 'ready questions to click, buttons with common questions, give people ideas what to ask, visitors dont know what to type, offer topics to pick from, the little chips above the input, example things to ask, clickable questions, questions people can click, quick buttons, starter prompts, what can i ask buttons, popular questions, faq shortcuts, proposals for the visitor, click instead of type, quick reply options, topic buttons, helper questions, example prompts, hints for visitors, recommend questions, offer choices at start, menu of questions',
    },
    theme: {
      card: greeting,
      also: 'dark mode, light mode, night mode, dark, light, black background, white background, bright, appearance mode, dark theme, black, white, day mode',
      asks: 'make it black, dark version, too bright at night, white or black look, switch to night look, it follows the system light or dark, bright version only, use dark design, bright design, follows the device, make everything dark, white theme, black mode, dim, eyes hurt, bright white, automatic dark at night, light background',
    },
    messageDelayMS: {
      card: greeting,
      also: 'response time, typing delay, wait, speed, slow down, milliseconds, how fast it answers, typing indicator, pause, reply speed, latency, seconds before reply, response speed, too fast, delay reply, response delay, timing, quickly',
      asks: 'it answers too fast to look human, wait a bit before replying, seem like it is typing, it replies instantly and looks fake, make replies come later, answers come too slow, why does it take so long to reply, seconds before it replies, make it slower, pause before the reply, typing animation time, make it answer slower, feels too robotic so fast, artificial waiting time, respond immediately, remove the waiting time, delay in milliseconds, why does it answer so slow, human like speed, slower replies, instant answer, faster reply, dots before the answer, it takes ages, takes forever, hesitate before answering, sluggish',
    },
    lang: {
      card: greeting,
      also: 'translate, translation, locale, spanish, german, french, arabic, english, italian, portuguese, multilingual, right to left, rtl, speak, tongue, hebrew, dutch, polish, turkish, chinese, japanese, langauge, foreign, country',
      asks: 'it speaks english but we are german, should speak spanish, wrong tongue, it answers in another language, make it french, our customers speak polish, can it talk italian, change to dutch, arabic reads from the right, in which language does it greet, change the language, use german, i need it in spanish, translate the chat, wrong language, make the chat french, right to left text, our visitors are french, russian, translate everything, swedish texts, the chat speaks the wrong tongue, switch to english, portuguese customers',
    },
    branding: {
      card: greeting,
      also: 'powered by, footer, white label, remove branding, credit line, bottom text, watermark, copyright, whitelabel, footer text, made with, line at the bottom, your brand name, below the chat',
      asks: 'remove your logo from the bottom, get rid of powered by, own company at the bottom, text under the window, hide the maker, dont show who made it, our own credit at the foot, remove powered by, hide your name, our brand below the chat, white label it, line at the bottom of the chat, advertising at the bottom, footer link, get rid of the advertisement, made by, voiceglow logo, own brand, small print at the bottom, credits, remove the watermark, text at the very bottom',
    },
    launcherSide: {
      card: launcher,
      also: 'position, left, right, side, bottom right, bottom left, placement, where the bubble is, move the button, alignment, location on the page, corner of the screen, left hand side, right hand side, place, move chat to the left',
      asks: 'move it to the left, it covers my cookie button, put it on the other side, bottom left instead of right, it is in the way on the right, which side of the screen, move the bubble, other corner of the screen, it hides something on my page, position of the chat button, put it left, button overlaps with another one, left or right, where on the screen, put it in the other corner, blocks my menu, covers the content',
    },
    teaser: {
      card: launcher,
      also: 'speech bubble, callout, notification, message beside the button, attention grabber, hint, nudge, popup message, need help text, tooltip, invite, catch attention, call to action, prompt next to the icon, little message, bubble text, eye catcher',
      asks: 'little text next to the icon, a sentence to draw people in, invite people to chat, bubble that says need help, nobody notices the chat, the small balloon beside the button, get rid of the popup text next to it, catch their eye, message next to the bubble, little speech balloon, attract attention, invite visitors to write, text that pops up beside the icon, prompt to start a chat, annoying popup message, can i help you text, notification next to the button, small message to lure, talk to us text, encourage to click, get more people to chat, hello there popup, greeting beside the button, bubble text is annoying',
    },
    launcherPicture: {
      card: launcher,
      also: 'logo on the button, avatar on the bubble, icon of the bubble, launcher image, picture in the chat button, button image, face on the button, photo on the bubble, bubble icon, launcher icon, custom icon, chat icon picture',
      asks: 'show our face on the round button, logo in the circle people click, replace the speech balloon icon, own icon on the opener, use the photo for the small round thing, own image on the chat button, logo on the bubble, change the bubble icon, button shows the wrong icon, avatar instead of the speech icon, avatar as the button, show logo in the launcher, picture on the round button, face instead of icon, button without picture',
    },
    autoStartWidget: {
      card: launcher,
      also: 'auto open, autostart, popup automatically, start open, open on load, open by itself, open without click, pop up on its own, expanded, launch on page load, proactive open, self opening, auto start, autoopen, start automatically, opened by default',
      asks: 'it should pop up by itself, show the chat right away, it opens without being asked, it jumps in my visitors faces, stop it from popping up, start opened, dont wait for a click, come up on its own, open the chat automatically, pops up by itself, chat opens on page load, stop it opening alone, it is annoying that it opens, start closed, expand on arrival, automatic popup, launch at start, opens immediately, dont pop up, keep it closed at first, visible straight away, unfold, intrusive opening, maximised when page loads',
    },
    customCSS: {
      card: css,
      also: 'css editor, code editor, my own css, style rules, selectors',
      asks: 'paste my own styles, write style code, where do i put my stylesheet, hide an element with code, developers want to override the look, css code, add css, override styles, own style rules',
    },
    maxChunkSize: {
      card: knowledge,
      also: 'chunk, passage length, split documents, chunking, piece size, segment size, text splitting, characters per passage, how documents are cut, chunks, block size, fragment',
      asks: 'how are texts cut up, size of the pieces, documents are chopped too small, longer bits of text per piece, split my files differently, chunk size, length of passages, how big are the pieces, split the documents, how texts are divided, characters in a passage, fragment size, segmentation, long texts are cut',
    },
    widgetType: {
      card: websites,
      also: 'widget type, popup or embedded, default embed, kind of widget, way to embed, inline or popup',
      asks: 'which way of installing comes first, full page instead of a popup, chat inside the page instead of floating, default kind of installation, show the inline one first to my team, embedded or popup, type of embed, full screen or bubble, default installation code, which snippet do my colleagues get, popup or fullpage, inline window, form of the chat on the site, layout of the embed',
    },
    allowedOrigins: {
      card: websites,
      also: 'who may embed this, allowed domains, whitelist, domain restriction, block other websites, permitted sites, cors, origin, origins, security, url list, which websites, stop others using my bot, allowed urls, allowlist, restrict domains, only on my site, where can it be shown, misuse, stolen',
      asks: 'someone copied my bot to their site, only let my domain use it, which addresses may show it, stop strangers from embedding it, it is blocked on my new domain, add another domain, works on one site but not the other, protect it from being stolen, allow my domain, only show on our website, block other sites, prevent others from using it, restrict to certain urls, permitted domains, someone else uses my bot, refused on our website, domain list, security for embedding, who can embed the chat, foreign site uses it, cors error, subdomain, staging site, localhost, only work on my page, restrict usage to my site, unauthorised website',
    },
  }),
  ...findables('overview', overviewActions, {
    assistant: {
      card: css,
      also: 'generate css, ai styling, write css for me, design help, style generator, design with ai, describe the look, make it pretty, automatic design, css help, ai designer, css generator',
      asks: 'let ai design it for me, describe the look and it makes it, i cant code but want another style, write the styling for me, make it pretty without coding, generate a design with ai, help with css, style it by describing, design assistant, make css from words, let ai style it, prompt for design, design suggestions, make it look like apple',
    },
    savedThemes: {
      card: colours,
      also: 'save colors, reuse colours, theme library, colour presets, share theme, my themes, presets, stored colours, apply theme, copy colors from another agent, templates of colours, load theme',
      asks: 'use the same colours on all my bots, keep this palette for later, reuse the look of another one, store my colours, load colours i made before, our palette for every client, save my colours, reuse a theme, colour templates, apply the same look to another agent, stored designs, load a palette, colour sets, preset, reuse design, favourites of colours, brand kit',
    },
  }),
]
