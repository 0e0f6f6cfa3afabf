// Style sheets of hosts, reduced to the rules that could affect a header. For stories and tests only.

/** tailwindcss 3 and 4, preflight.css (MIT). */
const tailwindPreflight = `
*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; }
*, ::after, ::before, ::backdrop, ::file-selector-button { margin: 0; padding: 0; }
html { line-height: 1.5; -webkit-text-size-adjust: 100%; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; }
body { margin: 0; line-height: inherit; }
a { color: inherit; text-decoration: inherit; }
button, input, optgroup, select, textarea { font: inherit; font-feature-settings: inherit; letter-spacing: inherit; color: inherit; border-radius: 0; background-color: transparent; opacity: 1; margin: 0; padding: 0; }
button, [type='button'], [type='reset'], [type='submit'] { appearance: button; background-color: transparent; background-image: none; }
[type='search'] { appearance: textfield; outline-offset: -2px; }
::-webkit-search-decoration { appearance: none; }
ol, ul, menu { list-style: none; margin: 0; padding: 0; }
dialog { padding: 0; }
input::placeholder { opacity: 1; color: #9ca3af; }
button, [role='button'] { cursor: pointer; }
:disabled { cursor: default; }
img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
img, video { max-width: 100%; height: auto; }
`;

/** bootstrap 5, reboot (MIT), which builds upon normalize.css. */
const bootstrapReboot = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; font-family: system-ui, "Segoe UI", Roboto, sans-serif; font-size: 1rem; font-weight: 400; line-height: 1.5; color: #212529; background-color: #fff; -webkit-tap-highlight-color: transparent; }
ol, ul { padding-left: 2rem; margin-top: 0; margin-bottom: 1rem; }
a { color: rgba(13, 110, 253, 1); text-decoration: underline; }
a:hover { color: #0a58ca; }
a:not([href]):not([class]), a:not([href]):not([class]):hover { color: inherit; text-decoration: none; }
img, svg { vertical-align: middle; }
label { display: inline-block; }
button { border-radius: 0; }
button:focus:not(:focus-visible) { outline: 0; }
input, button, select, optgroup, textarea { margin: 0; font-family: inherit; font-size: inherit; line-height: inherit; }
button, select { text-transform: none; }
button:not(:disabled), [type="button"]:not(:disabled), [type="reset"]:not(:disabled), [type="submit"]:not(:disabled) { cursor: pointer; }
[type="search"] { -webkit-appearance: textfield; outline-offset: -2px; }
`;

/** Rules with bare element selectors, as style sheets of old shops have them. */
const bareElements = `
* { color: teal; letter-spacing: .1em; text-transform: uppercase; background: pink; list-style: square; }
html { font-size: 62.5%; }
body { font: italic 700 20px/2 Georgia, serif; color: crimson; letter-spacing: 2px; text-transform: uppercase; text-align: center; text-indent: 3px; word-spacing: 4px; white-space: pre-line; cursor: help; }
header { background: gold; padding: 30px; border: 4px dotted navy; position: sticky; top: 0; display: flex; }
header::before { content: "Welcome to our shop"; }
nav, form, dialog { background: pink; padding: 10px; margin: 10px; border: 2px solid red; }
div, span { line-height: 3; }
a { color: red; text-decoration: underline wavy; font-weight: 700; display: inline-block; padding: 4px; border-bottom: 2px solid; transition: all 2s; }
a:hover, a:focus, a:active { color: magenta; background: yellow; outline: none; }
a[target="_blank"]::after { content: " (external)"; color: red; }
a[href^="/"]::before { content: "> "; }
button, input, input[type="search"], #storybook-root button { background: orange; border: 3px ridge purple; border-radius: 20px; padding: 12px; margin: 9px; font: 700 22px/1 monospace; text-transform: uppercase; box-shadow: 0 0 9px black; min-height: 60px; height: 70px; }
button:hover:not(:disabled) { background: cyan; }
button:disabled { opacity: .3; background: grey; }
input:focus, button:focus, a:focus-visible { outline: none; box-shadow: 0 0 0 5px blue; }
input::placeholder { color: lime; font-style: italic; opacity: .5; }
::selection { background: pink; }
ul { padding: 40px; margin: 20px; list-style: square; background: silver; }
li { margin: 7px; float: left; display: list-item; }
li::marker { content: "* "; }
svg { display: block; width: 100%; height: auto; fill: red; stroke: blue; vertical-align: top; margin: 5px; }
path, circle { fill: green; stroke: orange; stroke-width: 4; stroke-dasharray: 2; stroke-linecap: square; stroke-linejoin: bevel; display: none; visibility: hidden; }
header * { border: 1px solid; padding: 1px; margin: 1px; box-sizing: content-box; outline: 2px solid red; filter: invert(1); transform: skew(9deg); translate: 2px; rotate: 9deg; scale: 2; animation: 1s host infinite; }
`;

/** Resets of everything, as far as a host outlives them itself. Not in a layer: `restoreDrawings` undoes those. */
const allUnset = `
#storybook-root * { all: unset; }
* { all: unset; }
*::before, *::after { all: unset; }
svg, svg * { all: revert; }
path, circle { all: initial; d: none; r: 0; }
button, input, a, ul, li, form, dialog, nav { all: unset; }
style, script, head { display: none; }
`;

export const hostStyleSheets = { tailwindPreflight, bootstrapReboot, bareElements, allUnset };
