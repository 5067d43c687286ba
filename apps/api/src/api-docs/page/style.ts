/** The look of the page, in the colours of `apps/web/app/styles/tokens.css`. */
export const style = `:root{color-scheme:light dark;--ground:light-dark(#f3ecdd,#100d0a);--raised:light-dark(#faf6ec,#1a1612);--more:light-dark(#e6dac4,#26201a);--line:light-dark(#cdbfa6,#39312a);--ink:light-dark(#1c1711,#f6efe3);--mid:light-dark(#463c31,#cfc5b6);--soft:light-dark(#655949,#a79c8d);--light:light-dark(#8a4b00,#f2b65a);--pale:light-dark(#5e3200,#ffdf9e);--bad:light-dark(#9f2517,#ff9580);--good:light-dark(#285f2b,#9fd3a0);--mono:ui-monospace,'Cascadia Mono','DejaVu Sans Mono',Menlo,monospace}
*{box-sizing:border-box}
html{scroll-padding-top:1.5rem}
body{margin:0;background:var(--ground);color:var(--mid);font:1.0625rem/1.6 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Liberation Sans',sans-serif}
h1,h2,h3{color:var(--ink);text-wrap:balance}
h1,h2{font-family:Fraunces,Georgia,'Noto Serif',serif;font-weight:500;line-height:1.15}
h1{margin:.5rem 0 1rem;font-size:clamp(2.125rem,1.6rem + 2.2vw,3.25rem)}
h2{margin:0 0 .75rem;font-size:clamp(1.625rem,1.35rem + 1.1vw,2.125rem)}
h3{margin:0 0 .5rem;font-size:1.0625rem;line-height:1.5;font-weight:600;overflow-wrap:anywhere}
h4{margin:1.5rem 0 .5rem;font-size:.8125rem;font-weight:600;color:var(--soft)}
p{margin:0 0 .75rem;max-width:44rem}
a{color:var(--light);text-underline-offset:.2em}a:hover{color:var(--pale)}
a:focus-visible{outline:2px solid var(--pale);outline-offset:3px;border-radius:2px}
code,pre{font-family:var(--mono);font-size:.875rem}pre{font-size:.8125rem}code{color:var(--ink);overflow-wrap:anywhere}
i{font-style:normal;font-size:.8125rem;color:var(--soft)}
.skip{position:absolute;left:1rem;top:-4rem;padding:.75rem 1rem;background:var(--more);z-index:1}.skip:focus{top:1rem}
header,.sheet{max-width:90rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem;padding-bottom:2rem}
header p:first-child a{color:var(--ink);text-decoration:none;font-weight:600;letter-spacing:.01em}
nav ul{list-style:none;margin:0;padding:0}
nav>ul{display:flex;flex-wrap:wrap;gap:.5rem}
nav a{display:inline-block;color:var(--mid);text-decoration:none}
nav>ul>li>a{padding:.5rem .875rem;border:1px solid var(--line);border-radius:999px;color:var(--ink);font-size:.9375rem}
nav>ul>li>a:hover{border-color:var(--light)}
nav ul ul{display:none}
.subject{padding:3rem 0 1rem;border-top:1px solid var(--line);margin-top:2rem}
.call{padding:2rem 0 1rem}
.call+.call{border-top:1px solid var(--line)}
.told,.shown{min-width:0}
h3 a{color:var(--ink);text-decoration:none;font-family:var(--mono);font-weight:500}h3 a:hover{text-decoration:underline}
.method{display:inline-block;font:600 .75rem/1 var(--mono);letter-spacing:.04em;color:var(--mid)}
h3 .method{padding:.375rem .5rem;margin-right:.25rem;border:1px solid currentColor;border-radius:6px}
.GET{color:var(--good)}.POST{color:var(--light)}.PATCH{color:var(--pale)}.DELETE{color:var(--bad)}
.who{color:var(--soft);font-size:.9375rem}
table{width:100%;border-collapse:collapse;font-size:.9375rem;table-layout:fixed}
thead th{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{text-align:left;vertical-align:top;padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);font-weight:400;overflow-wrap:anywhere}
tbody th{width:38%}
td span,li span{display:block;color:var(--soft);font-size:.875rem}
.answers{list-style:none;margin:0;padding:0}
.answers li{display:grid;grid-template-columns:3.25rem 1fr;padding:.4rem 0;border-top:1px solid var(--line);font-size:.9375rem}
.answers li>div{min-width:0}.codes code{margin-right:.5rem}
.status{font-weight:600;color:var(--good);font-variant-numeric:tabular-nums}.status.bad{color:var(--bad)}
pre{margin:0;padding:1rem;background:var(--raised);border:1px solid var(--line);border-radius:10px;color:var(--mid);line-height:1.55;white-space:pre-wrap;overflow-wrap:anywhere}
pre b{font-weight:400;color:var(--pale)}
.shape{padding:1.25rem 0}.shape table+table{margin-top:1.25rem}
@media(min-width:48rem){header,.sheet{padding-left:2rem;padding-right:2rem}}
@media(min-width:64rem){
header,.sheet{padding-left:3rem;padding-right:3rem}
.sheet{display:grid;grid-template-columns:17rem minmax(0,1fr);gap:3rem}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;padding:1.5rem .5rem 3rem 0;scrollbar-color:var(--line) transparent}
nav>ul{display:block}
nav>ul>li{margin-bottom:1.25rem}
nav>ul>li>a{padding:0 0 .25rem;border:0;font-weight:600}
nav ul ul{display:block}
nav ul ul a{display:grid;grid-template-columns:3.25rem 1fr;gap:.25rem;align-items:baseline;padding:.1875rem 0;font:.8125rem/1.45 var(--mono);overflow-wrap:anywhere}
nav ul ul a:hover{color:var(--ink)}
nav .method{font-size:.6875rem}
.subject:first-child{margin-top:0;border-top:0;padding-top:1.5rem}
.call{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,26rem);gap:2.5rem}
.shown h4:first-child{margin-top:.25rem}
.shape{max-width:44rem}
}
@media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
@media print{:root{color-scheme:light;--ground:#fff;--raised:#fff;--line:#999;--ink:#000;--mid:#111;--soft:#333;--light:#000;--pale:#000;--bad:#000;--good:#000}nav{display:none}}`;
