const root = '[data-grocer-fallback]:not(#host#host)';

/**
 * Styles of the fallback header. No element has the id `host`: `:not(#host#host)` only raises the specificity above
 * that of a host's rules, as in the header's own styles. `all: revert` excludes the inside of an SVG, whose
 * presentation attributes it would override.
 *
 * The layout follows the width of the slot. The pseudo-element, 0 high, gives the size container a width in an element
 * that is as wide as its content.
 */
export const fallbackStyles = `
style:has(+[data-grocer-fallback]){display:none}
${root}{all:initial;display:block;box-sizing:border-box;background:#fff;color:#211f1b;border-block-end:1px solid #e5dfd5;
font:400 medium/1.5 system-ui,sans-serif;color-scheme:only light}
${root}::before{display:block;block-size:0;overflow:hidden;visibility:hidden;word-spacing:100vw;content:"- -"}
${root} :where(:not(svg *)){all:revert;box-sizing:border-box}
${root} svg *{all:revert-layer;fill:currentColor;stroke:none}
${root} header{container-type:inline-size}
${root} div{display:flex;align-items:center;gap:.75em;min-block-size:3.0625em;padding-inline-start:.75em}
${root} svg{display:block;inline-size:1.75em;block-size:1.75em}
${root} a{display:flex;align-items:center;min-block-size:2.75em;color:inherit;font-size:.9375em;font-weight:500;text-decoration:none;white-space:nowrap}
${root} a:first-child{color:#17573f;font-weight:650}
${root} div>a:last-of-type{align-self:stretch;padding-inline:.75em;border:1px solid transparent;background:#17573f;color:#fff;font-weight:650}
${root} a:hover{text-decoration:underline}
${root} :focus-visible{outline:2px solid #211f1b;outline-offset:2px}
${root} form{display:flex;flex:1;min-inline-size:0;margin:0;block-size:2.5em;border:1px solid #8a8275;border-radius:.25em;overflow:clip}
${root} input{flex:1;min-inline-size:0;margin:0;padding-inline:.75em;border:0;background:#fff;color:inherit;font:inherit;text-overflow:ellipsis}
${root} button{margin:0;padding-inline:.75em;border:1px solid transparent;background:#17573f;color:#fff;font:600 .9375em system-ui,sans-serif;cursor:pointer}
${root} strong,${root} button,${root} nav{display:none}
@container (min-width:62em){
${root} div{display:grid;grid-template:2.25em 4.5em 1fr / auto 1fr auto auto;gap:0 1.5em;min-block-size:calc(9.9375em - 1px);
padding-inline:max(1.5em,50% - 43.5em);background:linear-gradient(#f8f6f1 2.25em,#fff 0)}
${root} div>*{grid-row:2}
${root} svg{inline-size:2.25em;block-size:2.25em}
${root} strong{display:block;margin-inline-start:.375em;font-size:1.5em;font-weight:650}
${root} form{block-size:3em;margin-inline:.5em}
${root} button{display:block}
${root} div>a:last-of-type{align-self:center;min-block-size:3.2em;padding-inline:1.25em;border-radius:.25em}
${root} nav{display:block;grid-row:3;grid-column:1 / -1}
}
@container (min-width:75em){${root} div{padding-inline:max(2.5em,50% - 42.5em)}}
@media print{${root} div>:not(:first-child){display:none}}`;
