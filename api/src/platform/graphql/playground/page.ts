import { shop } from '../../config/shop.ts';

const firstQuery = `query Catalogue {
  products {
    slug
    name
    priceCents
    stock
    grindOptions { label isAvailable }
  }
}`;

export const playgroundPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphQL playground - ${shop.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphql/playground.css">
<script src="/graphql/playground.js" defer></script>
</head>
<body>
<header>
<h1>${shop.name} GraphQL playground</h1>
<p>Queries run against this shop at <code>/graphql</code>. <a href="/">Back to the shop</a></p>
</header>
<main>
<form id="editor" aria-label="Operation">
<label for="query">Query</label>
<textarea id="query" rows="16" spellcheck="false" autocomplete="off" aria-describedby="keys">${firstQuery}</textarea>
<p id="keys" class="hint">Ctrl+Enter (or Cmd+Enter) runs it. Tab moves on, as everywhere.</p>
<label for="variables">Variables (JSON)</label>
<textarea id="variables" rows="5" spellcheck="false" autocomplete="off">{}</textarea>
<button type="submit">Run</button>
</form>
<section aria-labelledby="result-title">
<h2 id="result-title">Result</h2>
<p id="status" role="status">Nothing has run yet.</p>
<pre id="result" tabindex="0" role="group" aria-label="The answer as JSON"></pre>
</section>
<section aria-labelledby="schema-title">
<h2 id="schema-title">Schema</h2>
<label for="search">Search types and fields</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<p id="count" role="status">Reading the schema.</p>
<div id="schema"></div>
</section>
</main>
</body>
</html>
`;
