export const playgroundStyle = `
:root{color-scheme:dark;--night:#1b1033;--panel:#2b1a4f;--cream:#fff4dc;--amber:#ffb347;--sky:#7ff0ff}
*{box-sizing:border-box}
body{margin:0;padding:1rem;background:var(--night);color:var(--cream);font:16px/1.5 "Courier New",monospace}
h1{margin:0;font-size:1.4rem;color:var(--amber)}
h2{margin:0 0 .5rem;font-size:1.1rem;color:var(--amber)}
a{color:var(--sky)}
main{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));align-items:start}
form,section{padding:1rem;border:3px solid var(--amber);background:var(--panel);box-shadow:6px 6px 0 #0b0618;min-width:0}
label{display:block;font-weight:bold;margin-top:.5rem}
textarea,input{width:100%;padding:.5rem;border:2px solid var(--cream);background:#0f0820;color:var(--cream);font:inherit}
textarea{resize:vertical;white-space:pre;overflow:auto}
button{margin-top:.75rem;min-height:2.75rem;padding:.25rem 1.5rem;border:3px outset var(--amber);background:var(--amber);color:#1b1033;font:inherit;font-weight:bold;cursor:pointer}
button:active{border-style:inset}
:focus-visible{outline:3px solid var(--sky);outline-offset:2px}
pre{margin:0;min-height:10rem;max-height:70vh;overflow:auto;padding:.5rem;background:#0f0820;white-space:pre-wrap;overflow-wrap:anywhere}
.hint{margin:.25rem 0;font-size:.875rem}
details{margin-top:.25rem;border-left:3px solid var(--sky);padding-left:.5rem}
summary{cursor:pointer;min-height:1.75rem}
ul{margin:.25rem 0;padding-left:1.25rem}
li{overflow-wrap:anywhere}
`;
