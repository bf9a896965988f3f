/** Highlights code on the server. Three expressions cover the guide; a library would be larger. */
const JAVASCRIPT =
  /(?<comment>\/\/[^\n]*)|(?<string>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<keyword>\b(?:import|from|const|let|await|async|new|for|of|if|else|while|switch|case|default|throw|try|catch|return|function)\b)|(?<number>\b\d[\d_]*\b)/g;
const SHELL =
  /(?<comment>(?<=^|\s)#[^\n]*)|(?<string>'[^']*'|"(?:[^"\\]|\\.)*")|(?<keyword>\b(?:for|in|do|done|if|then|fi|while|export)\b)|(?<number>\$\w+)/g;
const JSON_TEXT =
  /(?<keyword>"[^"]*"(?=\s*:))|(?<string>"[^"]*")|(?<number>\b\d+\b|\btrue\b|\bfalse\b|\bnull\b)/g;

const TOKENS: Readonly<Record<string, RegExp>> = {
  js: JAVASCRIPT,
  ts: JAVASCRIPT,
  sh: SHELL,
  console: SHELL,
  json: JSON_TEXT,
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

export function highlight(code: string, language: string): string {
  const tokens = TOKENS[language];
  if (!tokens) return escapeHtml(code);
  let html = '';
  let at = 0;
  for (const match of code.matchAll(tokens)) {
    const [kind = ''] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? [];
    html += `${escapeHtml(code.slice(at, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    at = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(at));
}
