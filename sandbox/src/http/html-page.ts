const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Trusted markup; everything else is escaped. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | Piece[] | null | false;

/** html`<p>${untrusted}</p>`: interpolated text is always escaped, nested markup is not. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(strings.reduce((text, part, index) => text + render(pieces[index - 1] ?? null) + part));
}

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map(render).join('');
  return String(piece).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

export interface PageParts {
  title: string;
  /** Path from the page to the sandbox's root, such as `../`: the sandbox may live under a prefix. */
  root: string;
  body: Markup;
  scripts?: string[];
}

export function htmlPage({ title, root, body, scripts = [] }: PageParts): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${root}js/sandbox.css" />
        ${scripts.map((src) => html`<script src="${root}${src}" defer></script>`)}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;
}
