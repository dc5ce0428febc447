import type { WordTable } from './word-table.ts'

export const en: WordTable = {
  parts: {
    launcher:
      'launcher|chat bubble|bubble button|launcher bubble|floating bubble|floating button|chat button|chat icon|open button|opening button|launch button|popup button|toggle button|bubble|round button|start button|bubble that opens the chat|button that opens the chat|opener|button to open the chat|button for opening the chat|button to open|round chat button|round button at the corner|round button in the corner|button in the corner|corner button|floating chat button|chat bubble button|chat opener|chat launcher|open chat button',
    panel:
      'chat window|panel|widget|whole widget|chat panel|chat box|chatbox|popup|window|whole chat|chat|entire chat|whole window|chat widget|entire widget|chat itself|whole thing',
    header:
      'header|head|top bar|topbar|title bar|titlebar|header bar|banner|chat header|head bar|header area|upper bar|bar at the top|bar on top|bar up top|strip|top strip|strip on top|strip at the top|band at the top|top of the chat|top of the widget|top of the window|top part|top section|top area|upper part|upper strip|heading bar|title strip|name bar',
    avatar:
      'avatar|profile picture|profile image|photo|agent picture|bot icon|face|portrait|picture of the agent|picture of the bot|image of the agent|agent image|agent photo|bot picture|bot image|agent face|agent icon',
    title:
      'title|heading|agent name|bot name|headline|name|name at the top|name on top|heading text|header title|title text|company name|our name|name of the agent|name of the bot|business name|name text',
    description:
      'description|subtitle|tagline|subheading|sub heading|sub title|line below it|line below the title|line under the title|slogan|small text under the name|small text below the name|text under the name|text below the name|line under the name|line below the name|small line|text under the title|text below the title|sentence under the name|sub line',
    close:
      'close button|x button|close cross|dismiss button|closing cross|cross|cross for closing|cross to close|button to close|button for closing|x in the corner',
    log: 'message area|messages area|message list|conversation|chat area|chat log|thread|body|content area|chat background|middle|behind the conversation|conversation background|history|area behind the messages|chat history|messages part|message background|background of the messages area|log|the log',
    bubbles:
      'message bubbles|messages|message bubble|message|bubbles|chat bubbles|chat messages|speech bubbles|text bubbles|both kinds of messages|all messages|all bubbles|balloons|speech balloons',
    agentBubbles:
      'agent messages|agent message|agent bubbles|agent bubble|bot messages|bot message|bot bubbles|bot bubble|assistant messages|assistant message|assistant bubbles|ai messages|answers|answer bubbles|answer|replies|reply|reply bubbles|incoming messages|responses|what the bot says|what the agent says|what the assistant says|what the chat says|what the bot writes|what the agent writes|what the bot answers|bot answers|agent answers|chat answers|chatbot answers|bot replies|bubbles of the bot|bot texts|the bot says',
    visitorBubbles:
      'visitor messages|visitor message|visitor bubbles|visitor bubble|user messages|user message|user bubbles|user bubble|customer messages|customer bubbles|my messages|my bubbles|outgoing messages|sent messages|questions|question bubbles|what visitors write|what visitors type|what visitors say|what the visitor writes|what the visitor types|what the visitor says|what the customer types|what the customer writes|what customers write|what customers type|what customers say|what people write|what people type|what users write|what users type|what the user writes|what the user types|what i type|what i write|what they write|what they type|visitor texts|guest messages',
    links: 'links|link|hyperlinks|urls|links in the answers|links in the messages',
    code: 'code blocks|code block|code|snippets',
    sources: 'sources|source|citations|references|source chips',
    typing: 'typing dots|typing indicator|typing animation|dots|loading dots',
    suggestions:
      'suggestions|suggested questions|suggestion|suggestion buttons|suggestion chips|quick replies|quick reply|quick reply buttons|question buttons|chips|chip|pills|prompts|starter questions|suggestion boxes|suggested answers|question suggestions|question chips|ready made questions|preset questions',
    composer:
      'message box|composer|input|input box|input area|input field|text box|textbox|chat input|reply box|form|box for typing|entry field|typing box|typing area|text entry|box where people type|box where you type|place to type|typing field|bar for typing|writing box|field for typing|entry box|box at the bottom',
    field:
      'typed text|textarea|text area|input text|text in the input|typing field|text field|writing in the input|writing in the input field|text in the input field|text in the message box|text where people type|text people type|letters people type|letters in the message box|letters in the input|words in the message box|typing text|text being typed',
    placeholder:
      'placeholder|placeholder text|input placeholder|hint text|hint in the message box|hint in the empty message box|text in the empty message box|gray hint|gray hint text|gray text in the message box|example text|hint in the input|prompt text|empty text',
    send: 'send button|submit button|send|sending button|button to send|button for sending|send key|paper plane|sending key',
    hint: 'length hint|character counter|character count|length counter',
    foot: 'footer|foot|bottom bar|bottom area',
    branding:
      'branding line|branding|branding text|powered by|footer text|footer note|name in the footer|text in the footer|line at the bottom|text at the bottom|small print|made with line',
    jump: 'jump button|scroll button|scroll down button|new messages button|latest button',
    retry: 'retry button|try again button|retry',
    notice: 'offline notice|notice|offline message',
    failure: 'failure notice|error message|error notice|failure|errors',
    buttons: 'buttons|button|all buttons|all the buttons',
    headings: 'header text|header texts|headings|text in the header|text of the header',
    sendIcon:
      'send icon|send arrow|sending arrow|sending icon|arrow on the send button|arrow in the send button|icon on the send button|icon in the send button|arrow of the send button|icon of the send button|arrow',
    closeIcon: 'close icon|closing icon|x icon',
    accents: 'accents|accent color|accent colors|accent|highlights|highlight color',
    sourceLinks: 'source links|links of the sources|source text',
  },
  aspects: {
    fontSize:
      'font size|text size|letter size|fontsize|font sizes|type size|size of the text|size of the letters|size of the font|size of the words|size of the writing',
    text: 'text color|font color|text|texts|words|letters|lettering|icon|icon color|icons|writing|foreground|text colors|all text|all texts|type|colour of the text|font colors',
    background: 'background|background color|bg|fill|backdrop|backgrounds|base color|behind',
    color: 'color|colors',
    border:
      'border|borders|edge|edges|outline color|border color|border width|frame|frames|stroke|line|lines|outline|contour|rim|rule|ring|rings|outlines|border line|frame around|edging|hairline|surround',
    radius: 'border radius|corner radius|corners|corner|radius|roundness|rounding',
    padding:
      'padding|inner space|inner spacing|inner padding|inside space|space inside|room inside|air inside|space around the text|room around the text|air around the text|breathing room inside|space around the words',
    gap: 'space between|spacing between|room between|gap|gaps|spacing|space|distance|room|gap between|distance between|spaces|margin|margins|breathing space|breathing room|air|white space|whitespace',
    width: 'width|max width',
    height: 'height',
    size: 'size|dimensions|sizes',
    opacity: 'opacity|transparency',
    letterSpacing:
      'letter spacing|tracking|space between letters|character spacing|spacing of the letters|gap between letters|distance between letters',
    lineHeight:
      'line height|line spacing|leading|space between lines|space between the lines|distance between the lines|room between the lines|spacing of the lines|line distance',
    weight: 'font weight|weight|boldness|thickness of the letters',
    font: 'font|font family|typeface|fonts',
    glow: 'glow|glowing|glow effect|glowy|neon glow|halo|glows',
    shadow: 'shadow|shadows|drop shadow|box shadow|elevation|elevated|shadowed|3d',
    gradient:
      'gradient|gradients|fade from|gradient background|ombre|color fade|fade|fading|fades|blend|blends|blending|transition|fade over|color change|two tone|fade out',
    contrast: 'contrast|readability|legibility|readable|legible|easier to read|better readable',
    animation: 'animation|animate|animated|animations|moving|motion|animating',
    align: 'alignment|align|aligned|position',
  },
  values: {
    bold: 'bold|strong text|heavy|fat|boldface|bold letters|thick letters|in bold|bold text',
    thinLetters: 'light in weight|thin text|light weight|lightweight|thin letters|regular weight|thin font',
    italic: 'italic|italics|slanted|cursive style|oblique',
    underlined: 'underline|underlined|underlining',
    uppercase:
      'uppercase|upper case|all caps|capitals|caps|capital letters|all uppercase|block letters|small capitals|capital|small caps|in capitals|big letters only|all capitals',
    lowercase: 'lowercase|lower case|small letters',
    capitalized: 'capitalize|capitalized|capitalise|title case',
    center: 'center|centered|centre|centred|middle aligned|in the middle|in the center|centrally',
    left: 'left aligned|align left|left align|flush left|aligned left|aligned to the left|align to the left',
    right:
      'right aligned|align right|right align|flush right|aligned right|aligned to the right|align to the right',
    dashed: 'dashed',
    dotted: 'dotted',
    square:
      'square|squared|sharp|sharp corners|square corners|angular|boxy|rectangular|rectangle|no rounded corners|no corners|right angled|edgy|straight corners|hard corners|with corners|straight edges|hard edges|right angles|pointed corners|square shape',
    pill: 'pill|pill shaped|pill shape|circle|circular|fully rounded|fully round|round shape|capsule|oval|as a circle|round ends|rounded ends|pill like|like a pill',
    rounded:
      'rounded|round|rounded corners|round corners|curved|rounded square|soft corners|rounded edges|round edges|round the corners|softly rounded|rounder shape|curvy|smooth corners',
    flat: 'flat',
    glass: 'glass|glassy|frosted|frosted glass|glassmorphism|blurred|blurry|blur',
    transparent: 'transparent|see through|translucent|invisible background',
    halfTransparent:
      'half transparent|semi transparent|semitransparent|half see through|slightly transparent|half opaque|faded|half visible|less opaque',
    outline: 'outlined|ghost|hollow',
    pulse: 'pulse|pulsing|pulsate|pulsating|breathe|breathing|heartbeat|blink|blinking|throb',
    bounce: 'bounce|bouncing|jump up and down|hop|hopping',
    shake: 'shake|shaking|wiggle|wiggling|wobble|wobbling',
    spin: 'spin|spinning|rotate|rotating|turn around',
    serif:
      'serif|serif font|serifs|with serifs|newspaper font|old style font|book font|classic font|with little feet',
    sans: 'sans serif|sans|sans serif font|simple font|plain font|clean font|modern font',
    mono: 'monospace|mono|monospaced|typewriter|monospace font|typewriter font|fixed width|typewriter letters|machine letters|code font|monospaced font',
    script:
      'handwritten|handwriting|cursive|script font|handwritten font|handwriting font|hand written|hand writing|script|like handwriting|calligraphy',
  },
  steps: {
    bigger:
      'bigger|larger|enlarge|big|large|grow|scale up|huge|great|blow up|bigger letters|increase the size|blown up',
    smaller: 'smaller|small|shrink|tiny|scale down|compact|little',
    darker: 'darker|darken|deeper|blacker|less light|less pale|richer',
    lighter: 'lighter|brighter|lighten|brighten|paler|less dark|whiter',
    rounder: 'rounder|more rounded|more round|softer corners|rounder corners',
    sharper: 'less rounded|less round|sharper|pointier|more angular|sharper corners|less curved|straighter',
    bolder: 'bolder|heavier',
    thicker: 'thicker|thick|fatter',
    thinner: 'thinner|thin|finer|fine|slimmer|slim',
    wider: 'wider|broader|wide|broad',
    narrower: 'narrower|narrow',
    taller: 'taller|higher|tall|high',
    shorter: 'shorter|short|flatter|lower|less tall|less high',
    roomier: 'roomier|airier|more spacious|spacious|airy',
    tighter: 'tighter|denser|more compact|tight|dense',
    stronger:
      'stronger|strong|more intense|intense|more visible|louder|less faint|less weak|clearer|bolder looking|stand out more|stand out',
    weaker: 'weaker|weak|softer|subtler|fainter|gentler|less visible|calmer|loud|quieter',
    apart:
      'further apart|farther apart|more apart|apart|spread|spread out|wider spaced|loosely spaced|pull apart|space out|more spread',
    together:
      'closer together|closer|close together|close|nearer|nearer together|push together|tightly spaced',
  },
  operators: {
    and: 'and|then|but|also|plus|as well as|and also|and then|whereas|whilst',
    with: 'with|has|having|give it|using|which should be|that are|in combination with',
    on: 'on|over|in|inside|against|upon|on top of|onto',
    no: 'no|without|none|nothing|minus',
    remove:
      'remove|delete|drop|get rid of|take away|take off|turn off|disable|stop|clear|strip|lose|drop the|eliminate|removing|deleting|dropping',
    not: 'not|nt|no longer|isnt|arent|shouldnt be|doesnt|does not|shouldnt|should not|shall not|not be|neither|nor|never|anything but|under no circumstances|by no means|didnt want|dont want|do not want|not want|dont need|wont|will not|must not|mustnt|may not|cannot|cant|nobody wants',
    dont: 'dont|do not|avoid|avoid making|refrain from|dont ever|didnt ask|never asked|did not ask',
    so: 'so|so much|that much|as much',
    or: 'or|either',
    keep: 'dont touch|do not touch|dont change|do not change|leave|keep|stays|stay|unchanged|as it is|as they are|stays as it is|stay as they are|without touching|without changing|alone|untouched|do not alter|dont alter|remain|remains|should stay|not touch|not change|leave alone|stays the same|stay the same|same as now|keep as is|as is|i like|i like the|we like|we like the|i love the|happy with',
    except: 'except|except for|apart from|but not|save for|other than|besides|excluding|all but',
    only: 'only|just|solely|nothing but|nothing else|nothing more|nothing other|only this|no other change',
    rest: 'rest|everything else|all else|the others|others|all others|remaining|other parts|all other parts|all the rest|all the others|anything else|remainder|all other|other',
    all: 'everything|all|everywhere|all parts|the whole thing|anywhere|every',
    it: 'it|that|them|this|those|these|they|its',
    same: 'same|the same|likewise|as well|ditto|also for|identically',
    more: 'more|even more|further|some more|again|additional|one more step|extra',
    less: 'less|not so much|not that much|not as much|fewer|not so|not that|not as|less so|not be so|not be that|not be as',
    too: 'too|far too|way too|a bit too|much too|overly',
    aBit: 'a bit|bit|a little|slightly|somewhat|subtle|subtly|gentle|gently|soft|softly|a touch|faint|a tad|tad|a little bit|discreet|small amount|barely|hardly|lightly|a hint|hint of|hair|a fraction',
    aLot: 'much|a lot|lot|way|very|really|strongly|far|super|big time|considerably|clearly|lots|significantly|massive',
    twice: 'twice|twice as|double|doubled|two times|double the',
    half: 'half|halve|half as|by half',
    dark: 'dark|deep|darkish|night|rich|blackish|very dark',
    light: 'light|bright looking|lightish|lightly|very bright|whitish',
    pale: 'pale|pastel|soft|very light|washed out|very pale|washed|powder|dusty|milky',
    bright:
      'bright|vivid|neon|hot|strong colored|saturated|luminous|strong color|intense|bold colored|electric',
    theme:
      'theme|style|look|vibe|vibes|mood|mode|feel|feeling|palette|color scheme|themed|design|atmosphere|inspired|branding colors|look like|feels|looks|skin|ambience|colour world|appearance|make it look|feel like|should feel|should look|dress|character|ambiance',
    undo: 'undo|revert|go back|undo that|take that back|revert that|take back|bring back|back|put back|undo the|as before|previous|how it was|how they were|how they looked before|looked before|before|give back|roll back|return to|forget it|forget that|never mind|nevermind|liked it better before|better before|the way it was|like it was|like before|way it was|as it was|way they were|put it back|take it back|put that back',
    reset: 'reset|default|restore|start over|original|back to normal|defaults',
    hide: 'hide|invisible|hidden|make disappear|not show|dont show|vanish|disappear',
    hover:
      'on hover|hover|hovers|hovered|hovering|when hovering|on mouseover|mouse over|when i point at it|point at|points at|pointing at|under the pointer|under the mouse|under the cursor|while hovered|mouseover|pointed at|hovers over|the mouse is on|when i point at them|rollover|pointer|mouse|cursor|mouse is over|pointer is over|moves the mouse over|move the mouse over|mouse goes over|mouse over it|moved over|go over|goes over|when somebody hovers|when touched|mouse pointer|touched',
    focus:
      'focus|focused|on focus|has the focus|when focused|when active|while typing|when typing|when clicked into|in focus|keyboard focus|selected|while someone types|when someone types|typing|types|type in|i type|you type|people type|is typing|are typing|writing in it|when writing|while writing|someone is typing|somebody types|is written|writes in it|is used',
    above: 'top|above|on top|upper|over the|at the top|along the top',
    below: 'under|below|beneath|underneath|bottom|lower|at the bottom|along the bottom|down below|underside',
    leftSide: 'left|left side|left hand side|to the left|on the left|on the left side|lefthand',
    rightSide: 'right|right side|right hand side|to the right|on the right|on the right side|righthand',
    around: 'around|all around|surrounding|about',
    agent: 'agent|bot|assistant|ai|robot|chatbot',
    visitor: 'visitor|visitors|user|users|customer|customers|guest|guests|client|clients|people|my|mine',
    increase: 'increase|raise|improve|boost|add more|enhance|widen|maximize',
    decrease: 'decrease|reduce|lessen|minimize|cut',
    between: 'between|in between',
    like: 'same as|the same as|same color as|the same color as|like the|as the|matching the|match the|to match the|same as the',
    than: 'than',
  },
  refusals: {
    picture:
      'logo|image|picture|photo of|wallpaper|background image|video|gif|emoji|pattern|snow|confetti|snowflakes|icon of|texture|animation of|balloons flying',
    move: 'move the launcher|launcher to the left|launcher to the right|of the page|of the screen|position of the launcher|draggable|corner of the screen|on my website|of the website|full screen|fullscreen|of my page|middle of my|middle of the page|middle of the screen|on my site|of my website|of my site|of our website|on the page|center of the page',
    words:
      'translate|rename|wording|language|say|says|write|reads|call it|change the text to|spell|spelling|text to',
    newThing:
      'add a button|add our|add my|phone number|opening hours|price list|prices|add a link|menu|list of|map|calendar|contact form|new button|add a tab|banner with|new section|coupon|search field|countdown',
    sound: 'sound|music|voice|play|noise|audio|ringtone|aloud|read out|speak|speaks|spoken',
    webFont:
      'google|google fonts|google font|load the font|load|lobster|roboto|open sans|montserrat|poppins|lato|web font|webfont|own font|custom font|brand font|upload',
    behaviour:
      'automatically|open by itself|opens by itself|start automatically|after 5 seconds|seconds|popup when|delay|answer faster|faster|slower|redirect|open when|language of answers|on mobile only|only on mobile|on phones|on a phone|on mobile|on smartphones|on tablets|on desktop|for mobile|sundays|mondays|saturdays|weekend|weekends|returning visitors|new visitors|at night|answer in|close by itself|closes by itself|remember|book a table|book|order|pay|sell',
    missing:
      'timestamps|timestamp|time stamps|time stamp|times|clock|date|dates|read receipts|ticks|online dot|status dot|attachment button|attachment icon|paperclip|emoji button|microphone|microphone button|scrollbar|minimize button|sidebar|tabs|tab bar|rating stars|stars|thumbs|time|hour|date of',
  },
  colors: {
    '#1877F2': 'facebook blue|facebook',
    '#1DB954': 'spotify green|spotify',
    '#25D366': 'whatsapp green|whatsapp',
    '#FFDA1A': 'ikea yellow|ikea',
    '#0051BA': 'ikea blue',
    '#E61E2B': 'coca cola red|coke red|coca cola',
    '#FFC72C': 'mcdonalds yellow|mcdonalds',
    '#E20074': 'telekom magenta|telekom pink|telekom|t mobile magenta',
    '#0ABAB5': 'tiffany blue|tiffany',
    '#EA4C89': 'dribbble pink',
    '#FF0000': 'youtube red|youtube',
    '#1DA1F2': 'twitter blue|twitter',
    '#0A66C2': 'linkedin blue|linkedin',
    '#E01E5A': 'slack red',
    '#FF9900': 'amazon orange|amazon',
    '#006241': 'starbucks green|starbucks',
    '#E50914': 'netflix red|netflix',
    '#003399': 'eu blue',
    '#D40511': 'dhl red',
    '#FFCC00': 'dhl yellow|post yellow|dhl',
    '#4A154B': 'slack purple|slack',
    '#0000A0': 'royal navy|ultramarine|cobalt|cobalt blue',
    '#CE2939': 'ferrari red|ferrari',
    '#191970': 'midnight blue',
    '#800080': 'violet purple',
    '#722F37': 'wine red|bordeaux|claret|maroon red',
    '#1C1C1C': 'anthracite|almost black|near black|jet black|off black',
    '#C5A572': 'champagne',
    '#FFD700': 'golden|gold colored|gold coloured',
    '#C0C0C0': 'silvery',
    '#7B3F00': 'chocolate brown|mocha',
    '#8F9779': 'sage|sage green|moss green',
    '#FF69B4': 'bubblegum|bubblegum pink|bubble gum pink',
    '#FFF44F': 'lemon|lemon yellow',
    '#B22222': 'brick|brick red|blood red',
    '#87CEEB': 'sky|baby blue|babyblue',
    '#50C878': 'grass green|bright green',
  },
  moods: {
    luxury: 'fancy|expensive|exclusive|high end|classy|posh|noble|upscale|refined|sophisticated|stylish',
    corporate:
      'serious|trustworthy|reliable|solid|businesslike|official|respectable|conservative|insurance|notary|tax adviser|accountant|consulting|real estate|bank',
    clinic: 'fresh|hygienic|pharmacy|vet|practice|physio|fresh and clean',
    playful:
      'cheerful|happy|fun|funny|kindergarten|kids|children|childish|colorful|lively|joyful|crazy|toy shop|nursery|party',
    coffee: 'warm|cosy|cozy|homely|comfy|inviting|rustic|vintage|old fashioned|retro',
    spa: 'peaceful|quiet|soothing|gentle|serene|natural|beauty salon|salon',
    summer: 'summer day|sunny|holiday feeling|vacation|sunshine',
    ocean: 'beach bar|seaside|maritime|lake|boat|sailing|sea side',
    minimal: 'simple|plain|clean and simple|minimalistic|reduced|unobtrusive|tidy|uncluttered',
    elegant: 'graceful|timeless|fine dining|wine bar|boutique',
  },
  filler:
    'a an the of for to at by from please pls can could would will you i we me us our your want wants wanted need needs like love make makes making made do does did set sets change changes changing turn turns turned give gives put puts let lets have be is are was were am been should shall must may might so as or if when where who what which there here into out up down off new now then hello hi hey thanks thank ok okay kind kinds thing things part parts area bar look looking colored coloured tone shade tint nice nicer maybe perhaps also instead rather bit someone somebody anybody sides side way just add adds adding apply create use uses effect effects some any both each one ones im id ive well mind kindly sorry no yes wont its his her their them my sit sits become becomes get gets getting see show shown bring stand stands all wait hmm uh oh actually simply style styles css custom shape shaped pixels pixel px find think feels feel kind go goes going back every color colors value values version tall keep total scale else own hers between yet still already around within along across during while after until than however though because since ugly take slide different same again sort reasonable entirely fully completely totally it s time less more most least overall general little few lot anything something sits sitting placed place places put goes switch picked pick choose chosen keeps kept far slightly about without with only on over under of in see am want d m re ll ve hand move moves moving moved shift given ask asked trouve ought appear appears appearing match matches brand friendly easy hard read nicely properly better eyes old older customers good enough anyway somehow corporate whenever once loud boring dull pretty beautiful pop popping themselves itself using used colours called written writing everyone thought believe prefer preferred preferably afraid called idea thx cheers sure open opens opening said meant wrong empty said ahead fill filled paint painted pull push feature standing appears used today website site page company firm shop restaurant business store',
}
