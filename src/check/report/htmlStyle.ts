/**
 * The style of the HTML report: the site's tokens (templates/styles/site.css) and its motif, a numbered disc
 * on a track.
 */
export const htmlStyle = `
:root{color-scheme:light dark;
--paper:light-dark(#f1f4ee,#0d1b16);--sheet:light-dark(#fff,#15271f);--sunk:light-dark(#e3e9e0,#0a1511);
--ink:light-dark(#12251d,#eef3ea);--ink-2:light-dark(#46584f,#b3c3b9);--line:light-dark(#c8d2c8,#2e463b);--edge:light-dark(#6d7f75,#71887c);
--link:light-dark(#0a5a43,#86dcb8);--act:light-dark(#0e4a3a,#86dcb8);--on-act:light-dark(#fff,#0b2119);
--pawn:light-dark(#c23420,#ff9178);--on-pawn:light-dark(#fff,#2a0b05);--brass-wash:light-dark(#fdf0cf,#29301b);
--ok:light-dark(#1b6b3f,#82d9a2);--bad:light-dark(#b32a1b,#ff9c8a);--focus:light-dark(#0b51c5,#9cc4ff);
--display:Besley,Georgia,"Noto Serif",serif;--text:"Libre Franklin",Arial,"Liberation Sans",sans-serif}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 var(--text);font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
h1,h2,h3,p,ul,dl,dd,fieldset{margin:0;padding:0}
h1,h2{font-family:var(--display);font-weight:800;line-height:1.12;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:clamp(2rem,1.5rem + 2.1vw,3.125rem)}
h2{font-size:clamp(1.3125rem,1.2rem + .5vw,1.5rem)}
h3{font-size:1.0625rem;line-height:1.3}
ul{list-style:none}
a{color:var(--link);text-underline-offset:.18em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible,label:has(:focus-visible){outline:3px solid var(--focus);outline-offset:2px}
.wrap{width:min(100% - 2*clamp(1rem,.5rem + 2.4vw,2.5rem),77.5rem);margin-inline:auto}
.felt{color-scheme:dark;background:#0e4033;color:var(--ink);padding-block:clamp(2rem,1rem + 4vw,4rem)}
.felt p{margin-top:.75rem;color:var(--ink-2)}
fieldset{border:0;min-width:0;position:relative;margin-block:2rem;padding-left:1.375rem}
fieldset::before{content:"";position:absolute;left:1.25rem;top:1.375rem;bottom:1.375rem;border-left:3px dotted var(--edge);margin-left:1.25rem}
legend{padding:0;margin-bottom:.5rem;margin-left:-1.375rem;font-weight:700}
label{display:flex;align-items:center;gap:.75rem;min-height:2.75rem;padding:.25rem .75rem .25rem 0;border-radius:6px;position:relative;cursor:pointer}
label:hover b{text-decoration:underline}
label input{position:absolute;opacity:0}
.disc{flex:none;display:grid;place-items:center;min-width:2.5rem;height:2.5rem;padding-inline:.5rem;border-radius:1.25rem;border:2px solid var(--edge);background:var(--paper);font:800 1.0625rem/1 var(--display)}
label b{font-weight:600}
label:has(:checked) b{text-decoration:underline;text-decoration-thickness:3px;text-underline-offset:.3em}
.urgent .disc{background:var(--pawn);border-color:var(--pawn);color:var(--on-pawn)}
.now .disc{border-color:var(--ink)}
.never .disc{border-style:dashed;color:var(--ink-2)}
label:has(:checked) .disc{box-shadow:0 0 0 2px var(--paper),0 0 0 5px var(--act)}
section{margin-bottom:3rem}
section h2{display:flex;align-items:baseline;gap:.75rem;padding-bottom:.75rem;border-bottom:1px solid var(--ink)}
section h2 small{font:400 .9375rem/1.2 var(--text);color:var(--ink-2);letter-spacing:0}
li.offer{display:grid;gap:.25rem 2rem;padding:1rem 0;border-bottom:1px solid var(--line)}
.word{display:inline-block;padding:0 .5rem;border-radius:3px;border:1.5px solid var(--edge);font:700 .8125rem/1.6 var(--text)}
.word.bad{border-color:var(--bad);color:var(--bad)}
.word.good{border-color:var(--ok);color:var(--ok)}
.small{font-size:.9375rem;color:var(--ink-2)}
.said{font-size:.9375rem}
.said li{padding-left:1rem;position:relative}
.said li::before{content:"";position:absolute;left:0;top:.62em;width:.375rem;height:.375rem;border-radius:50%;background:var(--edge)}
.gets{justify-self:start;background:var(--brass-wash);border-radius:6px;padding:.25rem .75rem;font-size:.9375rem}
@media (min-width:48rem){
li.offer{grid-template-columns:minmax(0,19rem) minmax(0,1fr)}
.said,.gets{grid-column:2}
.who{grid-row:span 3}
}
@media (min-width:71rem){
main{display:grid;grid-template-columns:20rem minmax(0,1fr);gap:3rem;align-items:start}
.track{position:sticky;top:0}
main>div{padding-top:2.5rem}
}
@media print{
main{display:block}
:root{color-scheme:light}
body{background:#fff;font-size:10pt}
.felt{background:none;color-scheme:light;padding-block:0}
fieldset{display:none}
li.offer,section h2{break-inside:avoid}
section h2{break-after:avoid}
}`;
